import { Fold } from '#/components/fold.tsx'
import { formatDate } from '#/domain/dates.ts'
import { formatReais } from '#/domain/money.ts'
import { contractLink } from '../links.ts'
import type { PublicPrice } from '../schema.ts'
import styles from './public-prices.module.css'

interface PublicPricesProps {
  /** Of the software. */
  name: string
  prices: PublicPrice[]
}

/** What governments pay for a software, and for those of its categories, with the contracts that say so. */
export function PublicPrices({ name, prices }: PublicPricesProps) {
  const [first, ...others] = prices
  return (
    <>
      {first && <Paid name={name} price={first} />}
      {others.length > 0 && (
        <Fold
          isAlways
          summary={
            others.length === 1 ? 'Ver mais uma categoria' : `Ver mais ${others.length} categorias`
          }
        >
          {others.map((price) => (
            <Paid key={price.category} name={name} price={price} />
          ))}
        </Fold>
      )}
      <p className={styles.source}>
        Fonte: PNCP. É o valor total de cada contrato, com prazos e quantidades diferentes. Contam
        os contratos de quem vende o software na Praça, quando o objeto traz o nome dele por
        inteiro.
      </p>
    </>
  )
}

const Paid = ({ name, price }: { name: string; price: PublicPrice }) => (
  <article className={styles.paid}>
    <h3>{price.category ? `Softwares de ${price.category}` : name}</h3>
    <dl className={styles.figures}>
      <div>
        <dt>Mediana</dt>
        <dd>{formatReais(price.medianCents)}</dd>
      </div>
      <div>
        <dt>Do menor ao maior</dt>
        <dd>
          {formatReais(price.lowCents)} a {formatReais(price.highCents)}
        </dd>
      </div>
      <div>
        <dt>Contratos</dt>
        <dd>{price.total.toLocaleString('pt-BR')}</dd>
      </div>
    </dl>
    <details>
      <summary>
        {price.total > price.contracts.length
          ? `Ver os ${price.contracts.length} contratos mais recentes`
          : 'Ver os contratos'}
      </summary>
      <ul className={styles.contracts}>
        {price.contracts.map(({ number, object, body, signedOn, valueCents }) => (
          <li key={number}>
            <a href={contractLink(number)} target="_blank" rel="noopener nofollow">
              {object}
            </a>{' '}
            <span>
              {body}, {formatReais(valueCents)}
              {signedOn && `, em ${formatDate(signedOn)}`}
            </span>
          </li>
        ))}
      </ul>
    </details>
  </article>
)
