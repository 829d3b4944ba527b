import { Fold } from '#/components/fold.tsx'
import { formatReais } from '#/domain/money.ts'
import { monthlyPriceText } from '#/domain/monthly-price.ts'
import { UNITS } from '#/domain/product-facts.ts'
import type { CategoryPrices } from '../service.server.ts'
import styles from './category-prices.module.css'

interface CategoryPricesStripProps {
  category: string
  prices: CategoryPrices
}

/** What the software of a category costs a month, as far as suppliers say it; on a telephone folded into a line. */
export const CategoryPricesStrip = ({
  category,
  prices: { of, units },
}: CategoryPricesStripProps) => (
  <section className={styles.section} aria-label={`Preços de ${category}`}>
    <Fold summary={summaryOf(units)}>
      <div className={styles.prices}>
        <div>
          <h2>Quanto custam por mês os softwares de {category}</h2>
          <p>Vale o menor plano pago de cada um dos que informam o preço.</p>
        </div>
        {units.map(({ unit, said, least, median, most }) => (
          <div key={unit} className={styles.unit}>
            <h3>
              Preço {UNITS[unit]}
              <span>
                {said.toLocaleString('pt-BR')} de {of.toLocaleString('pt-BR')} softwares
              </span>
            </h3>
            <dl>
              <div>
                <dt>Do mais barato</dt>
                <dd>{formatReais(least)}</dd>
              </div>
              <div>
                <dt>Mediana</dt>
                <dd>{formatReais(median)}</dd>
              </div>
              <div>
                <dt>Ao mais caro</dt>
                <dd>{formatReais(most)}</dd>
              </div>
            </dl>
          </div>
        ))}
      </div>
    </Fold>
  </section>
)

/** Of the commonest unit: of two there is no median. */
function summaryOf([first]: CategoryPrices['units']) {
  return first
    ? `Preço mediano: ${monthlyPriceText({ cents: first.median, unit: first.unit })}`
    : 'Quanto custam por mês'
}
