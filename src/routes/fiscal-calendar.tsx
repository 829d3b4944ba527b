import { EmptyState } from '#/components/empty-state.tsx'
import { Link } from '#/components/link.tsx'
import { PageHead } from '#/components/page-head.tsx'
import { dayOf, formatDate } from '#/domain/dates.ts'
import { READINESS } from '#/domain/readiness.ts'
import type { LawDateWire } from '#/features/readiness/law/schema.ts'
import { calendar } from '#/features/readiness/law/service.server.ts'
import { pageMeta } from '#/platform/page-meta.ts'
import { pageLoader } from '#/platform/server/page-loader.server.ts'
import type { Route } from './+types/fiscal-calendar'
import styles from './fiscal-calendar.module.css'

const LEAD =
  'As datas em que a lei passa a pedir algo dos softwares das empresas, cada uma com a fonte.'

export const loader = pageLoader('fiscal-calendar', async ({ db, env, tag }) => {
  tag('law')
  return { dates: await calendar(db), today: dayOf(new Date()), publicUrl: env.PUBLIC_URL }
})

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: 'Calendário fiscal',
        description: LEAD,
        publicUrl: loaderData.publicUrl,
        path: '/calendario-fiscal',
      })
    : []

/** The dates from which the law asks for something, and what is ready for each: what is still to come leads. */
export default function FiscalCalendar({ loaderData: { dates, today } }: Route.ComponentProps) {
  const coming = dates.filter(({ dia }) => dia > today)
  const inForce = dates.filter(({ dia }) => dia <= today).reverse()
  return (
    <div className="container">
      <PageHead title="Calendário fiscal" lead={LEAD} />
      {dates.length === 0 && (
        <EmptyState title="Nenhuma data por enquanto">Volte em alguns dias.</EmptyState>
      )}
      <div className={styles.calendar}>
        {coming.length > 0 && (
          <section className={styles.coming} aria-labelledby="a-seguir">
            <h2 id="a-seguir">A seguir</h2>
            <LawDates dates={coming} />
          </section>
        )}
        {inForce.length > 0 && (
          <section aria-labelledby="em-vigor">
            <h2 id="em-vigor">Em vigor</h2>
            <LawDates dates={inForce} />
          </section>
        )}
      </div>
      <p className={styles.note}>
        O split payment, que separa o imposto na hora do pagamento, ainda não tem data aqui: a{' '}
        <a
          href="https://www.planalto.gov.br/ccivil_03/leis/lcp/lcp214.htm"
          target="_blank"
          rel="noopener nofollow"
        >
          LC 214/2025
        </a>{' '}
        (arts. 31 a 35) prevê o split payment, mas não fixa o dia em que começa.
      </p>
      <p className={styles.note}>
        Isto não é orientação jurídica. Confira na fonte, ou com o seu contador.
      </p>
    </div>
  )
}

const LawDates = ({ dates }: { dates: LawDateWire[] }) => (
  <ol className={styles.dates}>
    {dates.map(({ _id, item, titulo, paraQuem, dia, fonte }) => (
      <li key={_id}>
        <time dateTime={dia}>{formatDate(dia)}</time>
        <div>
          <h3>{titulo}</h3>
          <p>{paraQuem}</p>
          <p className={styles.links}>
            <Link to={`/softwares?prontidao=${item}&tipo=Software`}>
              Softwares prontos: {READINESS[item]}
            </Link>
            <a href={fonte} target="_blank" rel="noopener nofollow">
              Fonte<span className="visually-hidden"> de {titulo}</span>
            </a>
          </p>
        </div>
      </li>
    ))}
  </ol>
)
