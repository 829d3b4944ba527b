import { useEffect, useId, useState } from 'react'
import { Button } from '#/components/button.tsx'
import { Dialog } from '#/components/dialog.tsx'
import { lazyPart } from '#/components/lazy-part.tsx'
import { Link } from '#/components/link.tsx'
import { useDialog } from '#/components/use-dialog.ts'
import { useSending } from '#/components/use-sending.ts'
import { formatDay } from '#/domain/dates.ts'
import { asSentence } from '#/domain/text.ts'
import { useRemoval } from '#/features/vendors/removal/use-removal.ts'
import { ApiError } from '#/platform/browser/api-client.ts'
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
  company: {
    _id: string
    razaoSocial: string
    cnpj: string
    isAssociated: boolean
    confirmado: boolean
  }
  /** Whether the page can be removed here, too: nobody keeps it. */
  isRemovable?: boolean
}

/** The way to control of a page, and to its removal: the buttons, the request, and where its mail went. */
export function AccessRequest({ company, isRemovable = false }: AccessRequestProps) {
  const user = useStoredUser()
  const why = useId()
  // A visitor asks, logs in, and goes on where they asked.
  const { opened, open, close } = useDialog()
  const [sent, setSent] = useState<Request | null>(null)
  const [email, setEmail] = useState('')
  const remove = useRemoval()
  const [isRemoving, send] = useSending()
  /** What the person came for: a removal that waits for a login, or for a proof, or control of the page. */
  const [wish, setWish] = useState<'control' | 'removal' | 'removalProof'>('control')
  // Who keeps a page that nobody confirmed has proven nothing.
  const isKept = company.isAssociated && company.confirmado
  const waiting = useWaitingRequest(user?._id ?? '', company.cnpj, sent)

  function ask() {
    setSent(null)
    setWish('control')
    open()
    if (!user) logIn('pedir o controle da página')
  }

  function logIn(toDo: string) {
    const reason = asSentence(`Entre ou cadastre-se para ${toDo} de ${company.razaoSocial}`)
    openEntry({ view: 'login', register: true, reason, onClose: giveUp })
  }

  function giveUp() {
    setWish('control')
    close()
  }

  async function removeAs(userId: string) {
    setWish('control')
    try {
      await remove({ vendorId: company._id, name: company.razaoSocial, userId })
    } catch (error) {
      if (!(error instanceof ApiError && error.reason === 'proof')) throw error
      setSent(null)
      setWish('removalProof')
      open()
    }
  }

  function askRemoval() {
    if (user) return send(() => removeAs(user._id))
    setWish('removal')
    logIn('remover a página')
  }

  // A visitor who wished it, and logged in for it.
  // biome-ignore lint/correctness/useExhaustiveDependencies(send): done once, as they log in
  // biome-ignore lint/correctness/useExhaustiveDependencies(removeAs): done once, as they log in
  useEffect(() => {
    if (user && wish === 'removal') send(() => removeAs(user._id))
  }, [user, wish])

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
      {isRemovable && (
        <Button look="secondary" disabled={isRemoving} onClick={askRemoval}>
          Remover a página
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
        title={
          sent
            ? 'Falta pouco!'
            : wish === 'removalProof'
              ? 'Remoção da página'
              : 'Gerenciamento da página'
        }
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
            isForRemoval={wish === 'removalProof'}
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
