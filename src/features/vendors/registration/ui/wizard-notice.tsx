import { BadgeCheck, History, LogIn } from 'lucide-react'
import { Button } from '#/components/button.tsx'
import { ConfirmDialog } from '#/components/confirm-dialog.tsx'
import { useDialog } from '#/components/use-dialog.ts'
import { askToLogIn } from './ask-to-log-in.ts'
import { isLookedUp, isTyped } from './details.ts'
import type { Beginning, Registration } from './open-registration.ts'
import styles from './wizard-notice.module.css'
import type { WizardState } from './wizard-state.ts'

const BEGINNINGS: Record<Exclude<Beginning, 'restored'>, string> = {
  new: '',
  takenOver: 'Solicitação de controle de acesso concluída',
  resumed: 'Seu cadastro continua de onde parou.',
}

/** What was kept is the person's own, was looked up for them, or is some of both. */
function restoredText({ details, filled }: WizardState): string {
  if (!isLookedUp(details, filled))
    return 'Recuperamos o que você já tinha preenchido neste navegador.'
  return isTyped(details, filled)
    ? 'Recuperamos o que você já tinha preenchido neste navegador e o que veio de registros públicos. Confira.'
    : 'Recuperamos o CNPJ e os dados que vieram de registros públicos. Confira.'
}

const textOf = ({ beginning, state }: Registration) =>
  beginning === 'restored' ? restoredText(state) : BEGINNINGS[beginning]

interface WizardNoticeProps {
  registration: Registration
  /** Whether the step with which it began is still shown. */
  isFirstShown: boolean
  /** '' for nobody. */
  userId: string
  onRestart(): void
}

/** What there is to know before going on: how the registration came to be as it is, and who asks. */
export function WizardNotice(props: WizardNoticeProps) {
  const { registration, isFirstShown, userId, onRestart } = props
  const restart = useDialog()
  const { beginning } = registration
  const text = isFirstShown ? textOf(registration) : ''
  const canRestart = beginning === 'restored'
  return (
    <>
      {!userId && (
        <div className={styles.notice}>
          <LogIn aria-hidden="true" />
          <p>Para avançar, entre ou cadastre-se. O que você preencher aqui continua salvo.</p>
          <Button look="secondary" onClick={askToLogIn}>
            Entrar
          </Button>
        </div>
      )}
      {text && (
        <div className={styles.notice} role="status">
          {beginning === 'takenOver' ? (
            <BadgeCheck aria-hidden="true" />
          ) : (
            <History aria-hidden="true" />
          )}
          <p>{text}</p>
          {canRestart && (
            <Button look="quiet" onClick={() => restart.open()}>
              Começar de novo
            </Button>
          )}
        </div>
      )}
      <ConfirmDialog
        title="Começar de novo"
        question="O que você preencheu e ainda não enviou será apagado deste navegador."
        {...restart.props}
        onConfirm={async () => onRestart()}
      />
    </>
  )
}
