import { ShieldAlert } from 'lucide-react'
import { ButtonLink } from '#/components/button.tsx'
import { FocusScreen } from '#/components/focus-screen.tsx'
import { SECOND_FACTOR_CARD, settingsPath } from '../../settings/links.ts'

/** In the place of the screens of Admins, where an Admin has to set up a second factor before. */
export const SetUpFirst = () => (
  <FocusScreen
    title="Ative a verificação em duas etapas"
    icon={<ShieldAlert aria-hidden="true" />}
    actions={<ButtonLink to={settingsPath(SECOND_FACTOR_CARD)}>Ativar na minha conta</ButtonLink>}
  >
    <p>
      A administração deste site só abre para quem entra com senha e código. Leva um minuto, com um
      aplicativo de códigos no celular.
    </p>
  </FocusScreen>
)
