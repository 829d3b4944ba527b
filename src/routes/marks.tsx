import { Tag } from '#/components/chip.tsx'
import { PageHead } from '#/components/page-head.tsx'
import { Unbroken } from '#/components/unbroken.tsx'
import { BADGE_NAMES, BADGES } from '#/features/badges/kinds.ts'
import { CONFIRMATION_DAYS } from '#/features/companies/limits.ts'
import { pageMeta } from '#/platform/page-meta.ts'
import { pageLoader } from '#/platform/server/page-loader.server.ts'
import type { Route } from './+types/marks'
import styles from './marks.module.css'

export const loader = pageLoader('marks', ({ env }) => ({ publicUrl: env.PUBLIC_URL }))

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: 'Selos dos fornecedores',
        description:
          'O que cada marca na página de um fornecedor quer dizer, quem dá a marca e como ela é perdida. Nenhuma está à venda.',
        publicUrl: loaderData.publicUrl,
        path: '/selos',
      })
    : []

/** What the marks of suppliers mean, who gives them and how they are lost. */
export default function Marks() {
  return (
    <div className="container">
      <PageHead
        title="Selos dos fornecedores"
        lead="O que cada marca quer dizer, quem dá a marca e como ela é perdida."
      />
      <div className={styles.marks}>
        <section id="recomendado" aria-labelledby="titulo-recomendado">
          <h2 id="titulo-recomendado">
            <Tag tone="sun">Recomendado</Tag>
          </h2>
          <p>
            Uma pessoa da nossa equipe escolhe, uma a uma, as empresas que recomenda.{' '}
            <strong>A marca não está à venda</strong>: pagamentos e anúncios não dão nem tiram a
            marca.
          </p>
          <ul>
            <li>É preciso ter o cadastro confirmado e a página no ar, com logotipo e descrição.</li>
            <li>
              Pesam as avaliações de clientes, as respostas da empresa a elas, um catálogo em dia e
              a falta de denúncias aceitas.
            </li>
            <li>
              O que a marca faz: a empresa aparece primeiro na lista de fornecedores e entre os
              fornecedores de um software. Notas e avaliações não mudam.
            </li>
            <li>
              A empresa perde a marca quando a confirmação do cadastro é retirada, quando passa a
              usar o nome de outra, ou quando a equipe deixa de recomendá-la. Quem administra a
              página lê o motivo. Cada decisão fica registrada.
            </li>
          </ul>
        </section>
        <section id="nao-confirmado" aria-labelledby="titulo-nao-confirmado">
          <h2 id="titulo-nao-confirmado">
            <Tag>Não confirmado</Tag>
          </h2>
          <p>
            Alguém cadastrou a página com o CNPJ da empresa, mas ainda não mostrou que é dela. A
            página diz “Cadastro ainda não confirmado”, não aparece entre os mais bem avaliados, não
            é recomendada e não adiciona softwares que outras pessoas cadastraram.
          </p>
          <ul>
            <li>
              <Unbroken>
                A confirmação é feita por um link num e-mail do domínio que o registro público tem
                da empresa, ou do domínio do site dela, se ele é o próprio nome da empresa e o
                registro não tem outro. Qualquer outro e-mail é conferido pela nossa equipe: um
                domínio parecido pode ser de qualquer pessoa.
              </Unbroken>
            </li>
            <li>
              Sem confirmação em {CONFIRMATION_DAYS} dias, a página sai do ar, sem perder nada, até
              ser confirmada.
            </li>
            <li>
              <Unbroken>
                Quem é da empresa e prova isso por um e-mail dela fica com a página, no lugar de
                quem só informou o CNPJ.
              </Unbroken>
            </li>
          </ul>
        </section>
        <section id="automatica" aria-labelledby="titulo-automatica">
          <h2 id="titulo-automatica">
            <Tag>Página gerada automaticamente</Tag>
          </h2>
          <p>
            A página repete o que o registro público diz da empresa, e ninguém da empresa administra
            a página ainda. Quem representa a empresa pode pedir o controle.
          </p>
        </section>
        <section id="patrocinado" aria-labelledby="titulo-patrocinado">
          <h2 id="titulo-patrocinado">
            <Tag>Patrocinado</Tag>
          </h2>
          <p>
            Um fornecedor do software paga por um anúncio que está no ar, e por isso a Praça avisa.
            O anúncio não muda notas nem a posição nos resultados.
          </p>
        </section>
        <section id="no-seu-site" aria-labelledby="titulo-no-seu-site">
          <h2 id="titulo-no-seu-site">
            <Tag tone="brand">No seu site</Tag>
          </h2>
          <p>
            Softwares, serviços e fornecedores podem mostrar selos no próprio site, de graça. Cada
            selo mostra o que vale no momento; o que deixa de valer diz “Selo não vigente”. O link
            do selo abre o endereço que confere se ele vale.
          </p>
          <ul>
            {BADGE_NAMES.map((badge) => (
              <li key={badge}>
                <strong>{BADGES[badge].title}.</strong> <Unbroken>{BADGES[badge].how}</Unbroken>
              </li>
            ))}
            <li>
              O código para copiar está na área do fornecedor, em “Selos”: no menu e ao lado de cada
              software.
            </li>
            <li>
              Cada selo vigente é assinado pela Praça, e a assinatura vale por até dois dias.{' '}
              <a href="/docs">A documentação da API</a> diz como um programa confere.
            </li>
          </ul>
        </section>
      </div>
    </div>
  )
}
