import { formatReais } from '#/domain/money.ts'
import type { CategoryPrices } from '../service.server.ts'
import styles from './category-prices.module.css'

interface CategoryPricesStripProps {
  category: string
  /** In centavos. */
  prices: CategoryPrices
}

/** What the software of a category costs a month, as far as suppliers say it. */
export const CategoryPricesStrip = ({ category, prices }: CategoryPricesStripProps) => (
  <section className={styles.prices} aria-labelledby="precos-da-categoria">
    <div>
      <h2 id="precos-da-categoria">Quanto custam por mês os softwares de {category}</h2>
      <p>
        {prices.said.toLocaleString('pt-BR')} de {prices.of.toLocaleString('pt-BR')} informam o
        preço; vale o menor plano pago de cada um.
      </p>
    </div>
    <dl>
      <div>
        <dt>Do mais barato</dt>
        <dd>{formatReais(prices.least)}</dd>
      </div>
      <div>
        <dt>Mediana</dt>
        <dd>{formatReais(prices.median)}</dd>
      </div>
      <div>
        <dt>Ao mais caro</dt>
        <dd>{formatReais(prices.most)}</dd>
      </div>
    </dl>
  </section>
)
