import type { Proposal } from '../schema.ts'
import styles from './watches-screen.module.css'

interface EventChoicesProps {
  options: Proposal['opcoes']
  chosen: string[]
  onChange(chosen: string[]): void
}

/** Which news somebody wants. */
export const EventChoices = ({ options, chosen, onChange }: EventChoicesProps) => (
  <fieldset className={styles.choices}>
    <legend>Quero receber</legend>
    {options.map(({ valor, texto }) => (
      <label key={valor}>
        <input
          type="checkbox"
          checked={chosen.includes(valor)}
          onChange={({ currentTarget: { checked } }) =>
            onChange(checked ? [...chosen, valor] : chosen.filter((other) => other !== valor))
          }
        />
        {texto}
      </label>
    ))}
    {chosen.length === 0 && <p role="status">Escolha ao menos um tipo de novidade.</p>}
  </fieldset>
)
