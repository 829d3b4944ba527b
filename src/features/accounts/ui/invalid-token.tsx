import { Unlink } from 'lucide-react'
import { ButtonLink } from '#/components/button.tsx'
import { FocusScreen } from '#/components/focus-screen.tsx'

/** An address that should hold the secret of a mail, and does not. */
export function InvalidToken() {
  return (
    <FocusScreen
      title="Token inválido!"
      tone="problem"
      icon={<Unlink aria-hidden="true" />}
      actions={<ButtonLink to="/">Voltar ao início</ButtonLink>}
    >
      <p>O endereço está incompleto. Abra de novo o link do e-mail, inteiro.</p>
    </FocusScreen>
  )
}
