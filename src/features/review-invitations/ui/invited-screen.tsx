import { useQuery } from '@tanstack/react-query'
import { Clock3, Hourglass, Link2Off, MessageSquareText, ServerCrash } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { ButtonLink } from '#/components/button.tsx'
import { FocusScreen } from '#/components/focus-screen.tsx'
import { Link } from '#/components/link.tsx'
import { NeedsScript } from '#/components/needs-script.tsx'
import { RetryButton } from '#/components/retry-button.tsx'
import { offerPath } from '#/features/catalogue/links.ts'
import { vendorPath } from '#/features/companies/links.ts'
import { rememberInvitation } from '#/features/reviews/invitation-memory.ts'
import { labelPath } from '#/features/reviews/links.ts'
import { ApiError } from '#/platform/browser/api-client.ts'
import { invitedBy } from '../queries.ts'

interface InvitedScreenProps {
  token: string
  /** The way to review what the invitation is about. */
  rate(target: { id: string; name: string }): ReactNode
}

/** Where an invitation leads: who invites, what that means, and the way to review. */
export function InvitedScreen({ token, rate }: InvitedScreenProps) {
  const { data, error, refetch } = useQuery(invitedBy(token))
  const productId = data?.produto._id
  useEffect(() => {
    if (productId) rememberInvitation(productId, token)
  }, [productId, token])

  if (error) {
    const isMissing = error instanceof ApiError && [400, 404].includes(error.status)
    return (
      <FocusScreen
        title={isMissing ? 'Este convite não vale mais' : 'Não foi possível abrir o convite'}
        icon={isMissing ? <Link2Off aria-hidden="true" /> : <ServerCrash aria-hidden="true" />}
        tone="problem"
        actions={
          isMissing ? (
            <ButtonLink to="/softwares">Ver softwares</ButtonLink>
          ) : (
            <RetryButton onRetry={refetch} />
          )
        }
      >
        <p>
          {isMissing
            ? 'Confira se o endereço está completo. O produto pode ter saído do ar.'
            : error.message}
        </p>
      </FocusScreen>
    )
  }
  if (!data)
    return (
      <FocusScreen title="Abrindo o convite" icon={<Hourglass aria-hidden="true" />}>
        <p role="status">Só um instante.</p>
        <NeedsScript />
      </FocusScreen>
    )

  const { fornecedor, produto, vale } = data
  const product = (
    <ButtonLink look="secondary" to={offerPath(produto._id)}>
      Ver a página de {produto.nome}
    </ButtonLink>
  )
  if (!vale)
    return (
      <FocusScreen
        title="Este convite terminou"
        icon={<Clock3 aria-hidden="true" />}
        actions={product}
      >
        <p>Você ainda pode avaliar {produto.nome} na página do produto.</p>
      </FocusScreen>
    )
  return (
    <FocusScreen
      title={`O que você acha de ${produto.nome}?`}
      icon={<MessageSquareText aria-hidden="true" />}
      actions={
        <>
          {rate({ id: produto._id, name: produto.nome })}
          {product}
        </>
      }
    >
      <p>
        <Link to={vendorPath(fornecedor._id)}>{fornecedor.nome}</Link> convidou você a avaliar.
        Escreva o que pensa, bom ou ruim: a empresa não escolhe quais avaliações aparecem.
      </p>
      <p>
        A sua avaliação mostra a etiqueta <Link to={labelPath('convidado')}>Convidado</Link>. Se
        ofereceram algo em troca, declare isso ao avaliar.
      </p>
    </FocusScreen>
  )
}
