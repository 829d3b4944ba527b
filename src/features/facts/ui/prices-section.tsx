import type { ReactNode } from 'react'
import { Section } from '#/components/section.tsx'
import type { PlanShown, PriceShown, SheetShown } from '../shown.ts'
import { FactLines } from './fact-lines.tsx'
import styles from './facts.module.css'

interface PricesSectionProps {
  sheet: SheetShown
  /** In edit mode: the way to change them. */
  tools?: ReactNode
}

/** What a product costs, as its supplier says it. */
export function PricesSection({ sheet, tools }: PricesSectionProps) {
  const { from, plans, prices, history } = sheet
  return (
    <Section title="Preços" lead={from && `A partir de ${from}.`} action={tools}>
      {plans.length > 0 ? (
        <ul className={styles.plans}>
          {plans.map((plan) => (
            <li key={plan.name} className={styles.plan}>
              <Plan plan={plan} />
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.none}>O fornecedor ainda não informou preços.</p>
      )}
      <FactLines {...prices} />
      {history.length > 0 && <History prices={history} />}
    </Section>
  )
}

const Plan = ({ plan: { name, price, per, includes, limits } }: { plan: PlanShown }) => (
  <>
    <h3>{name}</h3>
    <p className={styles.price}>
      <strong>{price}</strong> {per}
    </p>
    {includes.length > 0 && (
      <ul className={styles.includes}>
        {includes.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat, and never move
          <li key={index}>{line}</li>
        ))}
      </ul>
    )}
    {limits && <p className={styles.limits}>{limits}</p>}
  </>
)

const History = ({ prices }: { prices: PriceShown[] }) => (
  <details className={styles.history}>
    <summary>Histórico de preços</summary>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: in little room it is scrolled, also by keys */}
    <section className={styles.scrolled} aria-label="Histórico de preços" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Plano</th>
            <th scope="col">Preço</th>
            <th scope="col">De</th>
            <th scope="col">Até</th>
          </tr>
        </thead>
        <tbody>
          {prices.map(({ plan, price, per, from, to }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a price may come back, and rows never move
            <tr key={index}>
              <th scope="row">{plan}</th>
              <td>
                {price} <span>{per}</span>
              </td>
              <td>{from}</td>
              <td>{to || 'hoje'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  </details>
)
