import { useQuery } from '@tanstack/react-query'
import { deskPage } from '#/components/desk/desk-queries.ts'
import { Link } from '#/components/link.tsx'
import { waitingSuggestions } from '#/features/catalogue/category-suggestions/queries.ts'
import { waitingRequests } from '#/features/claims/queries.ts'
import { appealsWith } from '#/features/reviews/appeals/queries.ts'
import { moderatedReviews } from '#/features/reviews/desk/queries.ts'
import styles from './overview.module.css'

interface Waiting {
  title: string
  to: string
  /** Undefined while it is not known. */
  count: number | undefined
  isError: boolean
}

const inState = (situacao: string) => ({ search: '', choices: { situacao }, sort: '', page: 1 })

/** How much waits for a decision, each with the way there. */
export function WaitingList() {
  const requests = useQuery(waitingRequests(1))
  const confirmations = useQuery(deskPage('confirmations', inState('conferindo')))
  const claims = useQuery(deskPage('offer-claims', inState('waiting')))
  const reported = useQuery(moderatedReviews({ queue: 'reported', search: '', page: 1 }))
  const pending = useQuery(moderatedReviews({ queue: 'pending', search: '', page: 1 }))
  const appeals = useQuery(appealsWith('aguarda', 1))
  const suggestions = useQuery(waitingSuggestions())
  const advertisements = useQuery(deskPage('publicidades', inState('awaiting_review')))
  const waiting: Waiting[] = [
    { title: 'Pedidos de acesso', to: '/admin/access-requests', ...told(requests) },
    {
      title: 'Confirmações',
      to: '/admin/confirmations?situacao=conferindo',
      ...told(confirmations),
    },
    { title: 'Avaliações denunciadas', to: '/admin/reviews', ...told(reported) },
    { title: 'Avaliações a moderar', to: '/admin/reviews?queue=pending', ...told(pending) },
    { title: 'Contestações', to: '/admin/reviews?queue=appeals', ...told(appeals) },
    { title: 'Sugestões de categoria', to: '/admin/category', ...told(suggestions) },
    {
      title: 'Pedidos de software',
      to: '/admin/offer-claims?situacao=waiting',
      ...told(claims),
    },
    {
      title: 'Publicidades em análise',
      to: '/admin/advertisements?situacao=awaiting_review',
      ...told(advertisements),
    },
  ]
  return (
    <section aria-labelledby="espera">
      <h2 id="espera" className={styles.title}>
        Espera por você
      </h2>
      <ul className={styles.waiting}>
        {waiting.map(({ title, to, count, isError }) => (
          <li key={to}>
            <Link to={to} className={styles.card} data-waits={count ? true : undefined}>
              <strong>
                {isError ? (
                  <>
                    <span aria-hidden="true">—</span>
                    <span className="visually-hidden">não foi possível contar: </span>
                  </>
                ) : (
                  (count?.toLocaleString('pt-BR') ?? '…')
                )}
              </strong>
              <span>{title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

const told = ({ data, isError }: { data?: { total: number }; isError: boolean }) => ({
  count: data?.total,
  isError,
})
