import { MessagesSquare, Scale, ShieldCheck } from 'lucide-react'
import { ButtonLink } from '#/components/button.tsx'
import { Section } from '#/components/section.tsx'
import { blockBanners } from '#/features/banners/service.server.ts'
import { BannerBlock } from '#/features/banners/ui/banner-block.tsx'
import { countCategories } from '#/features/catalogue/categories/service.server.ts'
import { catalogueTotals } from '#/features/catalogue/service.server.ts'
import { pageMeta } from '#/platform/page-meta.ts'
import { pageLoader } from '#/platform/server/page-loader.server.ts'
import type { Route } from './+types/about'
import styles from './about.module.css'

/** What the page claims until the catalogue itself exceeds it. */
const CLAIMS = { software: 440, service: 350, categories: 2000 }

/** '1.441', as counted, or '440+', as claimed. */
const figure = (counted: number, claimed: number) =>
  counted > claimed ? counted.toLocaleString('pt-BR') : `${claimed.toLocaleString('pt-BR')}+`

export const loader = pageLoader('about', async ({ db, env, tag }) => {
  tag('offers', 'categories', 'banners', 'advertisements')
  const [totals, categories, banners] = await Promise.all([
    catalogueTotals(db),
    countCategories(db),
    blockBanners(db),
  ])
  const figures = [
    { label: 'softwares', value: figure(totals.software, CLAIMS.software) },
    { label: 'serviços de tecnologia', value: figure(totals.service, CLAIMS.service) },
    { label: 'categorias', value: figure(categories, CLAIMS.categories) },
  ]
  return { figures, banners, publicUrl: env.PUBLIC_URL }
})

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: 'Sobre Nós',
        description:
          'A Praça reúne quem escolhe, quem usa e quem fornece software e serviços de tecnologia no Brasil.',
        publicUrl: loaderData.publicUrl,
        path: '/about',
      })
    : []

const WAYS = [
  {
    icon: MessagesSquare,
    title: 'A voz de quem usa',
    text: 'Cada avaliação é de uma pessoa com cadastro, uma por produto. A média é a conta de todas, sem retoque.',
  },
  {
    icon: Scale,
    title: 'Publicidade separada',
    text: 'O que é anúncio diz que é anúncio. Pagar não muda nota nem posição nos resultados.',
  },
  {
    icon: ShieldCheck,
    title: 'Empresas identificadas',
    text: 'Todo fornecedor tem CNPJ. Só quem representa a empresa assume e edita a página dela.',
  },
]

export default function About({ loaderData }: Route.ComponentProps) {
  const { figures, banners } = loaderData
  return (
    <div className="container">
      <div className={styles.hero}>
        <div>
          <h1>Escolher tecnologia fica melhor em companhia.</h1>
          <p className={styles.lead}>
            A Praça é o lugar onde empresas brasileiras descobrem, comparam e avaliam softwares e
            serviços de tecnologia, e onde fornecedores mostram o que fazem a quem está procurando.
          </p>
          <p className={styles.next}>
            <ButtonLink to="/softwares" size="large">
              Conhecer os softwares
            </ButtonLink>
          </p>
        </div>
        <dl className={styles.figures}>
          {figures.map(({ label, value }) => (
            <div key={label} className={styles.figure}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>

      <section className={styles.mission} aria-labelledby="missao">
        <h2 id="missao">Nossa missão</h2>
        <div className={styles.missionText}>
          <p>
            Dar a toda empresa, do comércio de bairro à indústria, informação confiável para decidir
            sobre tecnologia: quem usa conta como é, quem fornece mostra o que entrega.
          </p>
          <p>
            Acreditamos em decisões tomadas com clareza. Por isso as avaliações são abertas, os
            fornecedores são identificados e a comparação é livre para todos.
          </p>
        </div>
      </section>

      <Section title="Como fazemos">
        <div className={styles.ways}>
          {WAYS.map(({ icon: Icon, title, text }) => (
            <div key={title}>
              <Icon aria-hidden="true" strokeWidth={1.6} />
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          ))}
        </div>
      </Section>

      {banners.length > 0 && (
        <div className={styles.ads}>
          <BannerBlock banners={banners} />
        </div>
      )}
    </div>
  )
}
