import { useQuery } from '@tanstack/react-query'
import { BellOff, CircleCheck, Clock3, Hourglass, Link2Off, ServerCrash } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { ButtonLink } from '#/components/button.tsx'
import { FocusScreen } from '#/components/focus-screen.tsx'
import { NeedsScript } from '#/components/needs-script.tsx'
import { RetryButton } from '#/components/retry-button.tsx'
import { ApiError } from '#/platform/browser/api-client.ts'
import { linkOf } from '../queries.ts'
import type { LinkWire } from '../schema.ts'
import { AnswerScreen } from './answer-screen.tsx'
import { WithdrawalScreen } from './withdrawal-screen.tsx'

/** What has just come of a link here. */
type Outcome = 'sent' | 'declined' | 'withdrawn'

const NO_LINK = 404

/** Where a link of a mail leads a customer: to answer a supplier, or to take a testimony back. */
export function CustomerScreen({ token }: { token: string }) {
  const { data: link, error, refetch } = useQuery(linkOf(token))
  const [outcome, setOutcome] = useState<Outcome>()

  if (outcome && link) return <Told {...OUTCOMES[outcome](link)} />
  if (error instanceof ApiError && error.status === NO_LINK) return <Told {...UNKNOWN} />
  if (error) {
    return (
      <FocusScreen
        title="Não foi possível abrir o link"
        icon={<ServerCrash aria-hidden="true" />}
        tone="problem"
        actions={<RetryButton onRetry={refetch} />}
      >
        <p>{error.message}</p>
      </FocusScreen>
    )
  }
  if (!link) {
    return (
      <FocusScreen title="Abrindo o seu link" icon={<Hourglass aria-hidden="true" />}>
        <p role="status">Só um instante.</p>
        <NeedsScript />
      </FocusScreen>
    )
  }
  if (link.situacao === 'aguardando') {
    return (
      <AnswerScreen
        token={token}
        link={link}
        onSent={() => setOutcome('sent')}
        onDeclined={() => setOutcome('declined')}
      />
    )
  }
  if (link.situacao === 'entregue') {
    return (
      <WithdrawalScreen token={token} link={link} onWithdrawn={() => setOutcome('withdrawn')} />
    )
  }
  return <Told {...CLOSED[link.situacao](link)} />
}

interface ToldProps {
  title: string
  icon: ReactNode
  tone?: 'problem'
  children: ReactNode
}

/** How something stands, with the ways on. */
function Told({ children, ...screen }: ToldProps) {
  return (
    <FocusScreen {...screen} actions={<ButtonLink to="/">Conhecer a Praça</ButtonLink>}>
      {children}
    </FocusScreen>
  )
}

const OUTCOMES: Record<Outcome, (link: LinkWire) => ToldProps> = {
  sent: ({ fornecedor }) => ({
    title: 'Obrigado pelo seu depoimento!',
    icon: <CircleCheck aria-hidden="true" />,
    children: (
      <p>
        {fornecedor.nome} já pode mostrá-lo na página. Enviamos a você um e-mail com o link para
        retirá-lo, se mudar de ideia.
      </p>
    ),
  }),
  declined: ({ fornecedor }) => ({
    title: 'Tudo certo, pedido recusado',
    icon: <BellOff aria-hidden="true" />,
    children: <p>{fornecedor.nome} não pode pedir de novo. O seu e-mail foi apagado.</p>,
  }),
  withdrawn: () => ({
    title: 'Depoimento retirado',
    icon: <CircleCheck aria-hidden="true" />,
    children: <p>O que você escreveu foi apagado e não aparece mais na página.</p>,
  }),
}

const UNKNOWN: ToldProps = {
  title: 'Este link não vale mais',
  icon: <Link2Off aria-hidden="true" />,
  tone: 'problem',
  children: (
    <p>
      Confira se o endereço está completo e use o e-mail mais recente. Um depoimento que foi
      retirado ou excluído não está mais no site.
    </p>
  ),
}

const CLOSED: Record<
  Exclude<LinkWire['situacao'], 'aguardando' | 'entregue'>,
  (link: LinkWire) => ToldProps
> = {
  respondido: () => ({
    title: 'Você já respondeu',
    icon: <CircleCheck aria-hidden="true" />,
    children: (
      <p>O link vale uma única vez. Para retirar o depoimento, use o e-mail de confirmação.</p>
    ),
  }),
  recusado: ({ fornecedor }) => ({
    title: 'Você recusou este pedido',
    icon: <BellOff aria-hidden="true" />,
    children: <p>{fornecedor.nome} não pode pedir de novo.</p>,
  }),
  vencido: ({ fornecedor }) => ({
    title: 'O prazo deste pedido acabou',
    icon: <Clock3 aria-hidden="true" />,
    children: <p>Se ainda quiser responder, peça outro link a {fornecedor.nome}.</p>,
  }),
  indisponivel: () => ({
    title: 'Este pedido não está mais disponível',
    icon: <Link2Off aria-hidden="true" />,
    children: <p>A empresa cancelou o pedido, ou a página dela saiu do ar.</p>,
  }),
}
