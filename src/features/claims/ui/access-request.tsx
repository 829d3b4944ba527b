import { useId, useState } from 'react'
import { Button } from '#/components/button.tsx'
import { Dialog } from '#/components/dialog.tsx'
import { lazyPart } from '#/components/lazy-part.tsx'
import { Link } from '#/components/link.tsx'
import { useDialog } from '#/components/use-dialog.ts'
import { formatDay } from '#/domain/dates.ts'
import { openEntry } from '#/platform/browser/entry.ts'
import { useStoredUser } from '#/platform/browser/stored-user.ts'
import type { OwnRequest } from '../own/schema.ts'
import { useWaitingRequest } from '../own/use-waiting-request.ts'
import type { AccessRequest as Request } from '../schema.ts'
import styles from './access-request.module.css'
import type { AccessRequestFormProps } from './access-request-form.tsx'
import type { ProofSentFormProps } from './proof-sent-form.tsx'

const AccessRequestForm = lazyPart<AccessRequestFormProps>(
  () => import('./access-request-form.tsx'),
)
const ProofSentForm = lazyPart<ProofSentFormProps>(() => import('./proof-sent-form.tsx'))

interface AccessRequestProps {
  /** @param razaoSocial as it is shown */
  company: { razaoSocial: string; cnpj: string; isAssociated: boolean; confirmado: boolean }
}

/** The way to control of a page: the button, the request, and where its mail went. */
export function AccessRequest({ company }: AccessRequestProps) {
  const user = useStoredUser()
  const why = useId()
  // A visitor asks, logs in, and goes on where they asked.
  const { opened, open, close } = useDialog()
  const [sent, setSent] = useState<Request | null>(null)
  const [email, setEmail] = useState('')
  // Who keeps a page that nobody confirmed has proven nothing.
  const isKept = company.isAssociated && company.confirmado
  const waiting = useWaitingRequest(user?._id ?? '', company.cnpj, sent)

  function ask() {
    setSent(null)
    open()
    if (user) return
    const reason = `Entre ou cadastre-se para pedir o controle da página de ${company.razaoSocial}.`
    openEntry({ view: 'login', register: true, reason, onClose: close })
  }

  function onSent(request: Request) {
    setEmail(request.email)
    setSent(request)
  }

  return (
    <>
      {waiting ? (
        <Waiting request={waiting} onAskAgain={ask} />
      ) : (
        <Button
          className={styles.ask}
          disabled={isKept}
          aria-describedby={isKept ? why : undefined}
          onClick={ask}
        >
          Solicitar controle da página
        </Button>
      )}
      {isKept && !waiting && (
        <>
          <p id={why} className={styles.why}>
            A própria empresa já administra esta página.
          </p>
          <Button look="quiet" onClick={ask}>
            É a sua? Peça acesso também
          </Button>
        </>
      )}
      <Dialog
        title={sent ? 'Falta pouco!' : 'Gerenciamento da página'}
        opened={opened && Boolean(user)}
        onClose={close}
      >
        {user && sent && (
          <ProofSentForm userId={user._id} sent={sent} onBack={() => setSent(null)} />
        )}
        {user && !sent && (
          <AccessRequestForm
            userId={user._id}
            company={{ ...company, isAssociated: isKept }}
            email={email}
            onSent={onSent}
            onCancel={close}
          />
        )}
      </Dialog>
    </>
  )
}

interface WaitingProps {
  request: OwnRequest
  onAskAgain(): void
}

/** Stands in the place of the button while a request of one's own is not decided. */
function Waiting({ request: { status, email, createdAt }, onAskAgain }: WaitingProps) {
  const isUnproven = status === 'awaiting_email'
  return (
    <div className={styles.waiting} role="status">
      <p>
        <strong>
          {isUnproven ? 'Falta confirmar o e-mail' : 'Seu pedido está em conferência'}
        </strong>
        {isUnproven
          ? `Abra o link que enviamos para ${email} em ${formatDay(createdAt)}.`
          : `Você pediu o controle desta página em ${formatDay(createdAt)}. Nossa equipe responde por e-mail.`}{' '}
        <Link to="/user/profile#meus-pedidos">Meus pedidos</Link>
      </p>
      {isUnproven && (
        <Button look="quiet" onClick={onAskAgain}>
          Não chegou? Peça de novo
        </Button>
      )}
    </div>
  )
}
