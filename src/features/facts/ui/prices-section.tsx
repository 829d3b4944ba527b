import type { ReactNode } from 'react'
import { Fold } from '#/components/fold.tsx'
import { Section } from '#/components/section.tsx'
import type { PlanShown, PricePlot, PriceShown, SheetShown } from '../shown.ts'
import { FactLines } from './fact-lines.tsx'
import styles from './facts.module.css'

interface PricesSectionProps {
  sheet: SheetShown
  /** In edit mode: the way to change them. */
  tools?: ReactNode
}

/** Whether anything is known of what it costs. */
export const hasPrices = ({ plans, prices, history }: SheetShown) =>
  plans.length + prices.lines.length + history.length > 0

/** What a product costs, as its supplier says it. */
export function PricesSection({ sheet, tools }: PricesSectionProps) {
  const { from, plans, prices, history, plots } = sheet
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
      {history.length > 0 && <History prices={history} plots={plots} />}
    </Section>
  )
}

const Plan = ({ plan: { name, price, per, includes, limits } }: { plan: PlanShown }) => (
  <>
    <h3>{name}</h3>
    <p className={styles.price}>
      <strong>{price}</strong> {per}
    </p>
    {(includes.length > 0 || limits) && (
      <Fold summary="O que inclui">
        {includes.length > 0 && (
          <ul className={styles.includes}>
            {includes.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat, and never move
              <li key={index}>{line}</li>
            ))}
          </ul>
        )}
        {limits && <p className={styles.limits}>{limits}</p>}
      </Fold>
    )}
  </>
)

const Plot = ({ plot: { plan, per, path, from, to, said } }: { plot: PricePlot }) => (
  <>
    <p>
      <strong>{plan}</strong> {per}
    </p>
    <svg viewBox="0 0 100 32" preserveAspectRatio="none" role="img" aria-label={said}>
      <path d={`${path}V32H0z`} className={styles.under} />
      <path d={path} className={styles.line} />
    </svg>
    <p className={styles.ends} aria-hidden="true">
      <span>
        {from.price} em {from.day}
      </span>
      <span>{to} hoje</span>
    </p>
  </>
)

/** What it has cost, drawn and in figures. */
const History = ({ prices, plots }: { prices: PriceShown[]; plots: PricePlot[] }) => (
  <details className={styles.history}>
    <summary>Histórico de preços</summary>
    {plots.length > 0 && (
      <ul className={styles.plots} aria-label="Preços ao longo do tempo">
        {plots.map((plot) => (
          <li key={plot.said}>
            <Plot plot={plot} />
          </li>
        ))}
      </ul>
    )}
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
