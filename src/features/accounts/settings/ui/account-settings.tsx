import {
  Braces,
  Download,
  KeyRound,
  LogIn,
  MonitorSmartphone,
  ShieldCheck,
  UserRound,
} from 'lucide-react'
import { Facts } from '#/components/facts.tsx'
import type { OwnProfile } from '#/features/profile/schema.ts'
import { ApiKeys } from '../../api-keys/ui/api-keys.tsx'
import { SecondFactorSettings } from '../../second-factor/ui/second-factor-settings.tsx'
import { OpenSessions } from '../../sessions/ui/open-sessions.tsx'
import { API_KEYS_CARD, PASSWORD_CARD, SECOND_FACTOR_CARD } from '../links.ts'
import styles from './account-settings.module.css'
import { ExportSettings } from './export-settings.tsx'
import { GoogleSettings } from './google-settings.tsx'
import { PasswordSettings } from './password-settings.tsx'
import { RemovalSettings } from './removal-settings.tsx'
import { SettingsCard } from './settings-card.tsx'

/** What someone does with the account itself: password, second factor, sessions, data, removal. */
export function AccountSettings({ own }: { own: OwnProfile }) {
  return (
    <div className={styles.settings}>
      <RemovalSettings own={own}>
        <SettingsCard title="Dados de acesso" icon={UserRound}>
          <Facts
            facts={[
              { term: 'E-mail', value: own.email },
              { term: 'Login', value: `@${own.plataformName}` },
            ]}
            site=""
          />
          <p>
            Você entra com qualquer um dos dois. O e-mail não aparece no seu perfil e não pode ser
            mudado por aqui.
          </p>
        </SettingsCard>
        <SettingsCard id={PASSWORD_CARD} title="Senha" icon={KeyRound}>
          <PasswordSettings own={own} />
        </SettingsCard>
        <SettingsCard id={SECOND_FACTOR_CARD} title="Verificação em duas etapas" icon={ShieldCheck}>
          <SecondFactorSettings own={own} />
        </SettingsCard>
        {own.hasGoogle && (
          <SettingsCard title="Acesso pelo Google" icon={LogIn}>
            <GoogleSettings own={own} />
          </SettingsCard>
        )}
        <SettingsCard title="Sessões abertas" icon={MonitorSmartphone}>
          <OpenSessions own={own} />
        </SettingsCard>
        <SettingsCard id={API_KEYS_CARD} title="Chaves da API" icon={Braces}>
          <ApiKeys />
        </SettingsCard>
        <SettingsCard title="Seus dados" icon={Download}>
          <ExportSettings own={own} />
        </SettingsCard>
      </RemovalSettings>
    </div>
  )
}
