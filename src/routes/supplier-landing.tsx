import { BadgeCheck, LayoutGrid, Search, Star } from 'lucide-react'
import { redirect } from 'react-router'
import { GuardedLink } from '#/components/guarded-link.tsx'
import { SearchForm } from '#/components/search-form.tsx'
import { Section } from '#/components/section.tsx'
import { Unbroken } from '#/components/unbroken.tsx'
import { useScrollTo } from '#/components/use-scroll-to.ts'
import { SamplePage } from '#/features/vendors/ui/sample-page.tsx'
import { newSupplierPath, registrationSearchPath, SUPPLIER_LANDING } from '#/platform/links.ts'
import { pageMeta } from '#/platform/page-meta.ts'
import { pageLoader } from '#/platform/server/page-loader.server.ts'
import type { Route } from './+types/supplier-landing'
import styles from './supplier-landing.module.css'

export const loader = pageLoader('supplier-landing', ({ env, parameters }) => {
  // The search form without a script sends its text as a parameter.
  const query = parameters.search
  if (query) throw redirect(registrationSearchPath(query))
  return { publicUrl: env.PUBLIC_URL }
})

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: 'Seja um fornecedor',
        description:
          'Veja se a sua empresa já está na Praça, assuma a página dela e mostre os seus softwares e serviços a quem está escolhendo.',
        publicUrl: loaderData.publicUrl,
        path: SUPPLIER_LANDING,
      })
    : []

const STEPS = [
  {
    title: 'Procure a sua empresa',
    text: 'Pelo nome ou pelo CNPJ. Ela pode já ter uma página, feita com informações públicas.',
  },
  {
    title: 'Assuma ou crie a página',
    text: 'Confirme o seu e-mail na empresa para assumir a que existe, ou crie uma com o CNPJ.',
  },
  {
    title: 'Mostre o que você faz',
    text: 'Complete os dados, envie o logotipo e cadastre os seus softwares e serviços.',
  },
]

const GAINS = [
  {
    icon: BadgeCheck,
    title: 'Uma página da própria empresa',
    text: 'Logotipo, descrição, vídeo institucional e contatos, cuidados por quem a representa.',
  },
  {
    icon: LayoutGrid,
    title: 'O seu catálogo',
    text: 'Softwares e serviços, cada um com a sua página, as suas categorias e as suas imagens.',
  },
  {
    icon: Search,
    title: 'Lugar nas buscas',
    text: 'Quem procura por nome, categoria ou necessidade chega à empresa e ao que ela oferece.',
  },
  {
    icon: Star,
    title: 'Avaliações de clientes',
    text: 'Quem usa conta como é. Notas e comentários aparecem na página, sem retoque.',
  },
]

const QUESTIONS = [
  {
    question: 'Por que a minha empresa já tem uma página?',
    answer:
      'Algumas páginas são geradas automaticamente a partir de informações públicas: nomes, CNPJ, cidade, atividade e site. Contatos e endereço só aparecem depois que a empresa assume a página.',
  },
  {
    question: 'Quem pode assumir ou criar a página?',
    answer: 'Só representantes legais da empresa, ou quem eles autorizarem.',
  },
  {
    question: 'Quando o acesso é liberado?',
    answer:
      'Com um e-mail no domínio da empresa que a página já informa, assim que você confirma o link que enviamos. Nos outros casos, nossa equipe confere o pedido e responde por e-mail.',
  },
]

/** Where a company begins: it looks for itself before it registers. */
export default function SupplierLanding() {
  useScrollTo('inicio')
  return (
    <>
      <div className={styles.hero} id="inicio" data-opens-here>
        <div className={`container ${styles.heroRow}`}>
          <div>
            <h1>Seja visto por milhares de potenciais clientes</h1>
            <p className={styles.lead}>
              Antes de cadastrar, veja se a sua empresa já está por aqui: digite o nome ou o CNPJ
              dela.
            </p>
            <SearchForm
              label="Pesquise pelo nome ou pelo CNPJ"
              resultsFor={registrationSearchPath}
              action={SUPPLIER_LANDING}
            />
            <p className={styles.hint}>O CNPJ pode ser digitado com ou sem pontos.</p>
          </div>
          <SamplePage />
        </div>
      </div>

      <div className="container">
        <Section title="Como funciona">
          <ol className={styles.steps}>
            {STEPS.map(({ title, text }) => (
              <li key={title} className={styles.step}>
                <h3>{title}</h3>
                <p>
                  <Unbroken>{text}</Unbroken>
                </p>
              </li>
            ))}
          </ol>
        </Section>

        <Section title="O que a sua empresa ganha">
          <ul className={styles.gains}>
            {GAINS.map(({ icon: Icon, title, text }) => (
              <li key={title}>
                <Icon aria-hidden="true" strokeWidth={1.7} />
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </Section>

        <div className={styles.end}>
          <Section title="Perguntas de quem chega">
            <div className={styles.questions}>
              {QUESTIONS.map(({ question, answer }) => (
                <details key={question}>
                  <summary>{question}</summary>
                  <p>
                    <Unbroken>{answer}</Unbroken>
                  </p>
                </details>
              ))}
            </div>
          </Section>
          <section className={styles.band} aria-labelledby="sem-pagina">
            <h2 id="sem-pagina">Certeza de que ela ainda não está aqui?</h2>
            <p>Tenha o CNPJ à mão: o que o registro público informa já vem preenchido.</p>
            <GuardedLink to={newSupplierPath()} look="sun" size="large">
              Criar cadastro de fornecedor
            </GuardedLink>
          </section>
        </div>
      </div>
    </>
  )
}
