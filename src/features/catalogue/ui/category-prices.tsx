import { formatReais } from '#/domain/money.ts'
import type { CategoryPrices } from '../service.server.ts'
import styles from './category-prices.module.css'

interface CategoryPricesTableProps {
  category: string
  /** In centavos. */
  prices: CategoryPrices
}

/** What the software of a category costs a month, as far as suppliers say it. */
export const CategoryPricesTable = ({ category, prices }: CategoryPricesTableProps) => (
  <table className={styles.prices}>
    <caption>
      Quanto custam por mês os softwares de {category}{' '}
      <span>
        {prices.said.toLocaleString('pt-BR')} de {prices.of.toLocaleString('pt-BR')} informam o
        preço; vale o menor plano pago de cada um.
      </span>
    </caption>
    <thead>
      <tr>
        <th scope="col">Do mais barato</th>
        <th scope="col">Mediana</th>
        <th scope="col">Ao mais caro</th>
      </tr>
    </thead>
    <tbody>
      <tr>
        <td>{formatReais(prices.least)}</td>
        <td>
          <strong>{formatReais(prices.median)}</strong>
        </td>
        <td>{formatReais(prices.most)}</td>
      </tr>
    </tbody>
  </table>
)
