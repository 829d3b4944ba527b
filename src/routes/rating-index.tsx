import { PageHead } from '#/components/page-head.tsx'
import { Unbroken } from '#/components/unbroken.tsx'
import { DAY_MS } from '#/domain/durations.ts'
import { RATING_INDEX, ratingIndex, weigh } from '#/features/reviews/rating-index/formula.ts'
import { pageMeta } from '#/platform/page-meta.ts'
import { pageLoader } from '#/platform/server/page-loader.server.ts'
import type { Route } from './+types/rating-index'
import styles from './rating-index.module.css'

const LEAD =
  'O cálculo que ordena as listas de melhores avaliados. É público, e qualquer pessoa pode refazê-lo.'

const { imaginary, halfLifeDays, weights } = RATING_INDEX

/** Of reviews of one number of stars, all of today, each of a confirmed mailbox. */
const EXAMPLES = [
  { reviews: 1, stars: 5 },
  { reviews: 10, stars: 5 },
  { reviews: 100, stars: 4.8 },
  { reviews: 100, stars: 5 },
]

/** What is worked out step by step, for who computes it again. */
const WORKED = { reviews: 10, stars: 5 }

/** The index of so many reviews of today, as the page's formula has it. @param days from now */
function indexOf(reviews: number, stars: number, days = 0) {
  const today = new Date()
  const one = weigh({ rating: stars, createdAt: today, authorKnown: 'mailbox' })
  const all = { weight: one.weight * reviews, weightedSum: one.weightedSum * reviews }
  return ratingIndex(all, new Date(today.getTime() + days * DAY_MS))
}

export const loader = pageLoader('rating-index', ({ env }) => ({
  examples: EXAMPLES.map(({ reviews, stars }) => ({
    reviews,
    stars,
    index: indexOf(reviews, stars),
  })),
  worked: {
    today: indexOf(WORKED.reviews, WORKED.stars),
    later: indexOf(WORKED.reviews, WORKED.stars, halfLifeDays),
  },
  publicUrl: env.PUBLIC_URL,
}))

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: 'Índice Praça',
        description: LEAD,
        publicUrl: loaderData.publicUrl,
        path: '/indice',
      })
    : []

const number = (value: number) => value.toLocaleString('pt-BR')

const MONTHS = Math.round(halfLifeDays / (365 / 12))

/** The formula with its figures, where each review weighs so much. */
const workedOut = (weight: number) =>
  `(${imaginary.reviews} × ${number(imaginary.stars)} + ${WORKED.reviews * weight} × ${WORKED.stars}) ÷ (${imaginary.reviews} + ${WORKED.reviews * weight})`

const Examples = ({ examples }: { examples: Route.ComponentProps['loaderData']['examples'] }) => (
  <aside className={styles.examples} aria-label="Exemplos">
    <table>
      <caption>Mais avaliações valem mais que uma nota perfeita</caption>
      <thead>
        <tr>
          <th scope="col">Avaliações</th>
          <th scope="col">Média</th>
          <th scope="col">Índice</th>
        </tr>
      </thead>
      <tbody>
        {examples.map(({ reviews, stars, index }) => (
          <tr key={`${reviews} ${stars}`}>
            <th scope="row">{reviews}</th>
            <td>{stars.toLocaleString('pt-BR', { minimumFractionDigits: 1 })}</td>
            <td>{index.toLocaleString('pt-BR', { minimumFractionDigits: 3 })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </aside>
)

/** How what is best rated is ordered, so that anybody can compute it again. */
export default function RatingIndexPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="container">
      <PageHead title="Índice Praça" lead={LEAD} />
      <div className={styles.columns}>
        <Examples examples={loaderData.examples} />
        <div className={styles.text}>
          <section aria-labelledby="por-que">
            <h2 id="por-que">Por que não só a média</h2>
            <p>
              Pela média, uma única nota 5 passa na frente de cem avaliações com 4,8. E uma nota de
              cinco anos atrás vale o mesmo que a de ontem. A média continua na página, ao lado das
              estrelas. A ordem das listas usa o índice.
            </p>
          </section>
          <section aria-labelledby="conta">
            <h2 id="conta">A conta</h2>
            <ul>
              <li>
                Todo produto começa com {imaginary.reviews} avaliações imaginárias de nota{' '}
                {number(imaginary.stars)}. Quanto mais avaliações de verdade, menos elas pesam.
              </li>
              <li>
                Uma avaliação perde metade do peso a cada {MONTHS} meses ({halfLifeDays} dias). Quem
                atualiza a sua avaliação dá a ela o peso inteiro de novo.
              </li>
              <li>
                <Unbroken>
                  O peso também depende de como conhecemos quem avaliou:{' '}
                  {number(weights.own_domain)} para e-mail confirmado num domínio próprio, que não é
                  de um provedor aberto a todos, uma vez por domínio em cada página;{' '}
                  {number(weights.mailbox)} para qualquer outro e-mail confirmado;{' '}
                  {number(weights.gone)} para conta excluída.
                </Unbroken>
              </li>
            </ul>
            <p className={styles.formula}>
              Índice = ({imaginary.reviews} × {number(imaginary.stars)} + soma de peso × nota) ÷ (
              {imaginary.reviews} + soma dos pesos), com três casas decimais.
            </p>
            <p>
              Por exemplo: {WORKED.reviews} avaliações de hoje, de nota {WORKED.stars} e peso 1, dão{' '}
              {workedOut(1)} = {number(loaderData.worked.today)}. Em {MONTHS} meses, sem nenhuma
              nova, cada uma pesa {number(0.5)}: {workedOut(0.5)} ={' '}
              {number(loaderData.worked.later)}.
            </p>
            <p>
              O índice muda na hora em que uma avaliação entra, muda ou sai, e toda noite, porque as
              avaliações envelhecem. Só contam as avaliações publicadas, sem as incentivadas.
            </p>
          </section>
          <section aria-labelledby="onde">
            <h2 id="onde">Onde é usado</h2>
            <p>
              Nas listas de melhores avaliados e na ordem “Melhores avaliados”. Entra nas seções de
              mais bem avaliados quem tem média de pelo menos 4, sem contar as avaliações
              incentivadas. Pagamento ou anúncio não muda o índice.
            </p>
          </section>
          <section aria-labelledby="refazer">
            <h2 id="refazer">Refaça a conta</h2>
            <p>
              <Unbroken>
                A <a href="/docs">API pública</a> dá a fórmula e as constantes em{' '}
                <code>GET /v1/indice</code>, e cada avaliação, com data, nota e tipo de conta, em{' '}
                <code>GET /v1/comments</code>. O resultado está no campo <code>indice</code> de cada
                software e fornecedor. O e-mail de quem avaliou não é mostrado a ninguém.
              </Unbroken>
            </p>
          </section>
        </div>
      </div>
    </div>
  )
}
