import { KeyRound, LogIn, SearchX, WifiOff } from 'lucide-react'
import { Button, ButtonLink } from '#/components/button.tsx'
import { FocusScreen } from '#/components/focus-screen.tsx'
import { RetryButton } from '#/components/retry-button.tsx'
import { SUPPLIER_LANDING } from '#/platform/links.ts'
import { askToLogIn } from './ask-to-log-in.ts'

/** A page that was given to somebody is shown to them alone. */
export function LoginNeeded() {
  return (
    <FocusScreen
      title="Entre para continuar o cadastro"
      icon={<LogIn aria-hidden="true" />}
      actions={
        <>
          <Button onClick={askToLogIn}>Entrar</Button>
          <ButtonLink to="/" look="secondary">
            Ir para o início
          </ButtonLink>
        </>
      }
    >
      <p>Use a conta com que você pediu o controle da página ou começou o cadastro.</p>
    </FocusScreen>
  )
}

/** What an address names cannot be shown. @param reason HTTP status; 0 without an answer */
export function RegistrationUnavailable({ reason, onRetry }: { reason: number; onRetry(): void }) {
  const wayOn = (
    <>
      <ButtonLink to={SUPPLIER_LANDING}>Procurar a minha empresa</ButtonLink>
      <ButtonLink to="/" look="secondary">
        Ir para o início
      </ButtonLink>
    </>
  )
  if (reason === 403) {
    return (
      <FocusScreen
        title="Acesso ainda não liberado"
        icon={<KeyRound aria-hidden="true" />}
        actions={wayOn}
      >
        <p>
          O pedido de controle desta página espera a conferência da nossa equipe, ou foi feito com
          outra conta. Avisamos por e-mail assim que for decidido.
        </p>
      </FocusScreen>
    )
  }
  if (reason === 404 || reason === 400) {
    return (
      <FocusScreen
        title="Cadastro não encontrado"
        icon={<SearchX aria-hidden="true" />}
        actions={wayOn}
      >
        <p>O endereço pode estar incompleto, ou a página não existe mais.</p>
      </FocusScreen>
    )
  }
  return (
    <FocusScreen
      title="Não foi possível carregar o cadastro"
      icon={<WifiOff aria-hidden="true" />}
      tone="problem"
      actions={<RetryButton onRetry={onRetry} />}
    >
      <p>Verifique a conexão. O que você já preencheu continua salvo.</p>
    </FocusScreen>
  )
}
