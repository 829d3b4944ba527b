import { RefreshCw } from 'lucide-react'
import { Button } from '#/components/button.tsx'
import { READINESS } from '#/domain/readiness.ts'
import type { ReadinessWire } from '../schema.ts'
import styles from './readiness-editor.module.css'
import { stateText } from './situations.ts'

interface RenewalNoticeProps {
  /** What is over, or soon will be. */
  due: ReadinessWire[]
  renewing: boolean
  onRenew(): void
}

/** Says what has to be said again, and says all of it again at once: nobody confirms what they have not read. */
export const RenewalNotice = ({ due, renewing, onRenew }: RenewalNoticeProps) => (
  <div className={styles.due}>
    <div>
      <p>
        {due.length === 1
          ? 'Uma declaração venceu ou está para vencer:'
          : `${due.length} declarações venceram ou estão para vencer:`}
      </p>
      <Declared wires={due} />
      <p>
        {due.length === 1
          ? 'Se mudou, altere abaixo em vez de confirmar.'
          : 'Altere abaixo as que mudaram, antes de confirmar as outras.'}
      </p>
    </div>
    <Button onClick={onRenew} aria-disabled={renewing}>
      <RefreshCw size={18} aria-hidden="true" />{' '}
      {due.length === 1 ? 'Confirmar de novo' : `Confirmar as ${due.length} de novo`}
    </Button>
  </div>
)

/** Says whose day has come: it is ready by now, or later than was said. */
export const ArrivingNotice = ({ plans }: { plans: ReadinessWire[] }) => (
  <div className={styles.due}>
    <div>
      <p>
        {plans.length === 1
          ? 'A data de um plano chegou ou está perto:'
          : `A data de ${plans.length} planos chegou ou está perto:`}
      </p>
      <Declared wires={plans} />
      <p>Altere abaixo: já está pronto, ou para quando ficou?</p>
    </div>
  </div>
)

const Declared = ({ wires }: { wires: ReadinessWire[] }) => (
  <ul>
    {wires.map((wire) => (
      <li key={wire.item}>
        {READINESS[wire.item]}: {stateText(wire)}
      </li>
    ))}
  </ul>
)
