import { Tag } from '#/components/chip.tsx'
import { Link } from '#/components/link.tsx'
import { COMPANIES_PER_DOMAIN, COMPANY_DOMAIN_DAYS } from '#/features/companies/limits.ts'
import { LegalPage, type LegalSection } from '#/features/legal/ui/legal-page.tsx'
import { ASK_AFTER_DAYS, OUTCOMES_MIN } from '#/features/outcomes/limits.ts'
import { DECIDED_FILE_DAYS, WAITING_FILE_DAYS } from '#/features/proofs/limits.ts'
import { REMINDER_DAYS } from '#/features/quotes/limits.ts'
import { HELD_DAYS, TRACE_DAYS } from '#/features/reviews/integrity/limits.ts'
import { SIGNAL_NAMES, SIGNALS } from '#/features/reviews/integrity/signals.ts'
import { LABEL_NAMES, LABELS } from '#/features/reviews/labels.ts'
import { ANSWER_DAYS, ANSWERING_MIN, RECOURSE_DAYS } from '#/features/reviews/limits.ts'
import { VERIFICATION_PATH } from '#/features/reviews/links.ts'
import { pageMeta } from '#/platform/page-meta.ts'
import { pageLoader } from '#/platform/server/page-loader.server.ts'
import type { Route } from './+types/how-we-verify'
import styles from './how-we-verify.module.css'

const TITLE = 'Como verificamos as avaliações'
const LEAD =
  'O que cada etiqueta de uma avaliação quer dizer, e o que fazemos para que ela mereça confiança. Nenhuma etiqueta está à venda.'

export const loader = pageLoader('how-we-verify', ({ env }) => ({ publicUrl: env.PUBLIC_URL }))

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: TITLE,
        description: LEAD,
        publicUrl: loaderData.publicUrl,
        path: VERIFICATION_PATH,
      })
    : []

const SECTIONS: LegalSection[] = [
  {
    id: 'etiquetas',
    title: 'As etiquetas',
    content: (
      <dl className={styles.labels}>
        {LABEL_NAMES.map((name) => (
          <div key={name} id={name}>
            <dt>
              <Tag tone={name === 'incentivado' ? 'sun' : 'brand'}>{LABELS[name].text}</Tag>
            </dt>
            <dd>{LABELS[name].means}</dd>
          </div>
        ))}
        <div>
          <dt>Sem etiqueta</dt>
          <dd>
            Quem avaliou tem uma conta com e-mail confirmado. É tudo o que sabemos, e não quer dizer
            que a avaliação é falsa.
          </dd>
        </div>
      </dl>
    ),
  },
  {
    id: 'arquivo',
    title: 'O que acontece com o arquivo',
    content: (
      <>
        <p>
          Só a pessoa da nossa equipe que decide pode ver o arquivo. Quem administra a página
          avaliada não vê, nem se for da nossa equipe. O arquivo é destruído com a decisão, em{' '}
          {DECIDED_FILE_DAYS} dias no máximo. Sem decisão, é destruído em {WAITING_FILE_DAYS} dias.
          O autor pode retirá-lo antes, e ele é destruído na hora. Fica só o fato: a etiqueta.
        </p>
        <p>
          Para comprovar o uso, abra{' '}
          <Link to="/user/profile#minhas-avaliacoes">Minhas avaliações</Link> e escolha “Comprovar o
          uso”.
        </p>
      </>
    ),
  },
  {
    id: 'empresa',
    title: 'Como conferimos o e-mail corporativo',
    content: (
      <>
        <p>
          Todo autor confirma o e-mail da conta por um link. A etiqueta “
          {LABELS.email_corporativo.text}” aparece sozinha quando o domínio desse e-mail é o que um
          fornecedor comprovou na Praça. Quem trabalha em outra empresa abre “Comprovar o uso” e
          informa o CNPJ: comparamos o domínio com o e-mail que o registro público tem da empresa e
          com o site da página confirmada dela. Não guardamos o CNPJ, só resumos que ninguém
          consegue ler, por {COMPANY_DOMAIN_DAYS} dias.
        </p>
        <p>
          Não vale o domínio que serve a mais de {COMPANIES_PER_DOMAIN} empresas, como o de um
          escritório de contabilidade, nem o da empresa que oferece o que foi avaliado. O registro
          pode estar desatualizado: sem a etiqueta, o e-mail continua confirmado.
        </p>
      </>
    ),
  },
  {
    id: 'sinais',
    title: 'Como procuramos avaliações combinadas',
    content: (
      <>
        <p>
          Sinais olham como uma avaliação surgiu, e não se ela elogia ou reclama. Nenhum oculta nada
          sozinho: quando são fortes o bastante, a avaliação espera, e uma pessoa da nossa equipe
          decide em até {HELD_DAYS} dias úteis, com os motivos de cada sinal à vista. O autor recebe
          um e-mail e vê o prazo.
        </p>
        <ul>
          {SIGNAL_NAMES.map((name) => (
            <li key={name}>{SIGNALS[name].title}</li>
          ))}
        </ul>
        <p>
          Se ninguém decidir no prazo, a avaliação que só sinais seguraram aparece sozinha, uma por
          página e por dia: quem envia muitas não consegue publicar todas. A que foi denunciada, ou
          reescrita depois de oculta, espera a decisão, e o autor recebe aviso do atraso.
        </p>
        <p>
          Quem tem o texto copiado não espera: só a avaliação mais nova espera. Avaliações com uso
          comprovado não esperam por sinais. De que rede veio uma avaliação, só guardamos um resumo
          que ninguém consegue ler, por {TRACE_DAYS} dias.
        </p>
      </>
    ),
  },
  {
    id: 'recursos',
    title: 'Como recorrer de uma decisão',
    content: (
      <p>
        O autor de uma avaliação ocultada recebe o motivo por e-mail. A empresa que denunciou uma
        avaliação e não foi atendida também recebe a decisão. Cada lado pode recorrer uma vez, em
        até {RECOURSE_DAYS} dias. Decide outra pessoa da nossa equipe, em até {HELD_DAYS} dias
        úteis, e nunca quem tomou a primeira decisão. Ninguém descobre quem denunciou. Quantos
        recursos aceitamos está em <Link to="/transparencia#recursos">Transparência</Link>.
      </p>
    ),
  },
  {
    id: 'respostas',
    title: 'Como contamos as respostas das empresas',
    content: (
      <>
        <p>
          A página do fornecedor mostra quanto ele responde em 12 e em 6 meses, a partir de{' '}
          {ANSWERING_MIN} avaliações ou {ANSWERING_MIN} pedidos no período. A parte respondida é o
          número de respondidos dividido pelo total que conta. Metade das respostas chega antes da
          mediana do tempo.
        </p>
        <ul>
          <li>
            <strong>Avaliações:</strong> contam as que estão publicadas, da empresa e dos produtos
            próprios dela, publicadas depois que alguém passou a administrar a página. Conta a que
            foi respondida e a que ficou {ANSWER_DAYS} dias sem resposta. O tempo vai da publicação
            à primeira resposta, que continua contando se for apagada ou se o autor mudar o texto.
          </li>
          <li>
            <strong>Pedidos de orçamento:</strong> contam os feitos pela Praça que a empresa
            respondeu, deixou {REMINDER_DAYS} dias úteis sem resposta ou encerrou sem responder. O
            tempo vai do envio do pedido à primeira resposta.
          </li>
        </ul>
        <p>
          <strong>Resolvido? Voltaria a contratar?</strong> {ASK_AFTER_DAYS} dias depois de uma
          resposta, perguntamos a quem pediu o orçamento ou avaliou, uma única vez. A parte que
          disse sim é dividida pelo total de pessoas que responderam, em 12 e em 6 meses. Cada caixa
          de e-mail, ou cada empresa com domínio próprio, conta uma vez, pela resposta mais recente.
          Quem administra a página, ou tem e-mail da empresa, não conta.
        </p>
        <p>
          A soma aparece a partir de {OUTCOMES_MIN} pessoas e só muda quando outras {OUTCOMES_MIN}{' '}
          respondem: assim ninguém descobre o que uma pessoa respondeu. Por isso, os 6 meses só
          aparecem enquanto não há respostas mais antigas, ou quando bastam pessoas novas antes e
          depois.
        </p>
        <p>De produtos que a empresa só revende, as avaliações não contam: responde quem os faz.</p>
      </>
    ),
  },
]

/** How it is known who writes reviews, for who reads them. */
export default function HowWeVerify() {
  return <LegalPage text={{ title: TITLE, lead: LEAD, sections: SECTIONS }} version={null} />
}
