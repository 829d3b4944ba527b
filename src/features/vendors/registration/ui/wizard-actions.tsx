import { ArrowLeft, ArrowRight } from 'lucide-react'
import { Button } from '#/components/button.tsx'
import { SubmitButton } from '#/components/forms/submit-button.tsx'
import styles from './wizard-actions.module.css'

/** More than these are counted, not named. */
const NAMED_MAX = 3

interface WizardActionsProps {
  sending: boolean
  /** Names of the fields that keep the step from being sent. */
  missing: string[]
  /** Not on the first step. */
  onBack?(): void
}

/** How a step that is a form ends: back, or on once everything is in order. */
export function WizardActions({ sending, missing, onBack }: WizardActionsProps) {
  return (
    <div className={styles.actions}>
      {onBack && (
        <Button look="secondary" onClick={onBack} disabled={sending}>
          <ArrowLeft aria-hidden="true" /> Voltar
        </Button>
      )}
      <p className={styles.missing}>{missing.length > 0 && tellMissing(missing)}</p>
      <SubmitButton sending={sending} disabled={missing.length > 0}>
        Avançar para próxima etapa
        <ArrowRight aria-hidden="true" />
      </SubmitButton>
    </div>
  )
}

function tellMissing(names: string[]) {
  if (names.length > NAMED_MAX) return `Faltam ${names.length} campos para avançar.`
  const list = new Intl.ListFormat('pt-BR', { type: 'conjunction' }).format(names)
  return `${names.length > 1 ? 'Faltam' : 'Falta'}: ${list}.`
}
