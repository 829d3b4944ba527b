import styles from './payment-facts.module.css'

interface Fact {
  term: string
  value: string
  /** What it means; '' where that is plain. */
  word?: string
}

/** What is known of a payment, a line each; one without a value keeps its line. */
export const PaymentFacts = ({ facts }: { facts: Fact[] }) => (
  <dl className={styles.facts}>
    {facts.map(({ term, value, word }) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>
          <span>{value}</span>
          {word && <span className={styles.word}> ({word})</span>}
        </dd>
      </div>
    ))}
  </dl>
)

/** Where nothing is charged, every screen of payments says so. */
export const DemonstrationNote = () => (
  <p className={styles.demo}>Pagamento de demonstração: nada é cobrado.</p>
)
