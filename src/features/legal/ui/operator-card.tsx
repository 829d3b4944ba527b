import type { Operator } from '../operator.ts'
import styles from './operator-card.module.css'

/** Who answers for the site and for people's data, and where to write to them. */
export function OperatorCard({ operator }: { operator: Operator }) {
  return (
    <dl className={styles.card}>
      <div>
        <dt>Operador do site e controlador dos dados</dt>
        <dd>{operator.name}</dd>
      </div>
      <div>
        <dt>CNPJ</dt>
        <dd>{operator.cnpj || 'Não informado nesta instalação'}</dd>
      </div>
      <div>
        <dt>Encarregado pelos dados pessoais</dt>
        <dd>
          {operator.contact ? (
            <a href={`mailto:${operator.contact}`}>{operator.contact}</a>
          ) : (
            `O operador desta instalação ainda não indicou um e-mail. Procure ${operator.name} pelos canais próprios da empresa.`
          )}
        </dd>
      </div>
    </dl>
  )
}
