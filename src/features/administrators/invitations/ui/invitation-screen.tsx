import { useQuery, useQueryClient } from '@tanstack/react-query'
import { MailOpen, MailX, ServerCrash } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Button, ButtonLink } from '#/components/button.tsx'
import { FocusScreen } from '#/components/focus-screen.tsx'
import { Link } from '#/components/link.tsx'
import { RetryButton } from '#/components/retry-button.tsx'
import { maskCnpj } from '#/domain/cnpj.ts'
import { formatDay } from '#/domain/dates.ts'
import { refreshUser } from '#/features/profile/refresh-user.ts'
import { showAlert } from '#/platform/browser/alerts.ts'
import { ApiError } from '#/platform/browser/api-client.ts'
import { changeAccount } from '#/platform/browser/log-out.ts'
import type { StoredUser } from '#/platform/browser/stored-user.ts'
import { supplierAreaPath } from '#/platform/links.ts'
import { answerInvitation, receivedInvitation } from '../queries.ts'
import type { ReceivedInvitation } from '../schema.ts'
import { STANDS_AT } from '../status.ts'

const NOT_THEIRS = 404

/** Why a login is asked for here. */
export const INVITED_ACCOUNT =
  'Entre com a conta do e-mail que recebeu o convite, ou cadastre-se com ele.'

interface InvitationScreenProps {
  id: string
  /** Who is logged in; missing while that is not known. */
  user: StoredUser | undefined
}

/** Where the letter of an invitation leads: it is accepted or refused here, by whom it names. */
export function InvitationScreen({ id, user }: InvitationScreenProps) {
  const userId = user?._id ?? ''
  const { data, error, refetch } = useQuery({
    ...receivedInvitation(userId, id),
    enabled: userId !== '',
  })
  if (data) return <Question invitation={data} userId={userId} onOvertaken={() => refetch()} />
  if (!error)
    return (
      <FocusScreen title="Convite" icon={<MailOpen aria-hidden="true" />}>
        <p role="status">Carregando o convite…</p>
      </FocusScreen>
    )
  const isNotTheirs = error instanceof ApiError && error.status === NOT_THEIRS
  return (
    <FocusScreen
      title={
        isNotTheirs ? 'Este convite não é para esta conta' : 'Não foi possível abrir o convite'
      }
      icon={isNotTheirs ? <MailX aria-hidden="true" /> : <ServerCrash aria-hidden="true" />}
      tone="problem"
      actions={
        isNotTheirs ? (
          <>
            <Button onClick={() => changeAccount(INVITED_ACCOUNT)}>Entrar com outra conta</Button>
            <ButtonLink to="/" look="secondary">
              Voltar ao início
            </ButtonLink>
          </>
        ) : (
          <RetryButton onRetry={refetch} />
        )
      }
    >
      <p>{isNotTheirs ? INVITED_ACCOUNT : error.message}</p>
    </FocusScreen>
  )
}

interface QuestionProps {
  invitation: ReceivedInvitation
  userId: string
  /** Called when the invitation is not what it was when it was shown. */
  onOvertaken(): void
}

function Question({ invitation, userId, onOvertaken }: QuestionProps) {
  const { _id, situacao, vendorId, razaoSocial, nomeFantasia, cnpj, convidadoPor } = invitation
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [answering, setAnswering] = useState(false)
  const company = nomeFantasia || razaoSocial

  async function answer(word: 'aceitar' | 'recusar') {
    setAnswering(true)
    try {
      const { message } = await answerInvitation(_id, word)
      showAlert('success', message)
      await queries.invalidateQueries({ queryKey: ['received-invitations'] })
      if (word === 'aceitar') await refreshUser(queries, userId)
      navigate(word === 'aceitar' ? supplierAreaPath(vendorId) : '/', { replace: true })
    } catch (error) {
      // An alert shows what the server refused.
      if (!(error instanceof ApiError)) throw error
      setAnswering(false)
      onOvertaken()
    }
  }

  if (situacao !== 'convidado')
    return (
      <FocusScreen
        title={CLOSED[situacao]}
        icon={<MailX aria-hidden="true" />}
        actions={
          situacao === 'aceito' ? (
            <ButtonLink to={supplierAreaPath(vendorId)}>Abrir a área do fornecedor</ButtonLink>
          ) : (
            <ButtonLink to="/">Voltar ao início</ButtonLink>
          )
        }
      >
        <p>O convite era para administrar a página de {company}.</p>
      </FocusScreen>
    )
  return (
    <FocusScreen
      title={`Administrar a página de ${company}?`}
      icon={<MailOpen aria-hidden="true" />}
      actions={
        <>
          <Button disabled={answering} onClick={() => answer('aceitar')}>
            Aceitar
          </Button>
          <Button look="secondary" disabled={answering} onClick={() => answer('recusar')}>
            Recusar
          </Button>
        </>
      }
    >
      <p>
        {convidadoPor} convidou você. A empresa é {razaoSocial}, CNPJ {maskCnpj(cnpj)}.
        {invitation.visivel && (
          <>
            {' '}
            <Link to={`/supplier/details/${vendorId}`}>Ver a página</Link>
          </>
        )}
      </p>
      <p>
        Quem aceita edita a página, o catálogo e a lista de administradores, e não pode avaliar a
        empresa nem o que ela oferece, também depois de sair. O convite vale até{' '}
        {formatDay(invitation.venceEm)}.
      </p>
    </FocusScreen>
  )
}

const CLOSED = {
  aceito: STANDS_AT.accepted,
  recusado: STANDS_AT.declined,
  vencido: STANDS_AT.expired,
  cancelado: STANDS_AT.withdrawn,
}
