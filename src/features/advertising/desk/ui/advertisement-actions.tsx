import { useState } from 'react'
import { Button } from '#/components/button.tsx'
import { ConfirmDialog } from '#/components/confirm-dialog.tsx'
import { ReasonDialog } from '#/components/desk/reason-dialog.tsx'
import type { OnChanged } from '#/components/desk/use-desk-changes.ts'
import { formatReais } from '#/domain/money.ts'
import { showAlert } from '#/platform/browser/alerts.ts'
import { ApiError } from '#/platform/browser/api-client.ts'
import { formatPeriod } from '../../period.ts'
import type { AdvertisementState } from '../../states.ts'
import { approveAdvertisement, refundAdvertisement, refuseAdvertisement } from '../queries.ts'
import type { DeskAdvertisement } from '../schema.ts'

type Decision = 'approve' | 'refuse' | 'withdraw' | 'refund'

const BUTTONS: Record<Decision, string> = {
  approve: 'Aprovar',
  refuse: 'Recusar',
  withdraw: 'Retirar do ar',
  refund: 'Reembolsar',
}

/** What there is to decide in each state. */
const DECISIONS: Partial<Record<AdvertisementState, Decision[]>> = {
  awaiting_review: ['approve', 'refuse'],
  running: ['withdraw'],
  refused: ['refund'],
}

interface AdvertisementActionsProps {
  advertisement: DeskAdvertisement
  /** Called after a decision, and when somebody else was faster. */
  onChanged: OnChanged
  onOvertaken(): Promise<void>
}

/** What an Admin decides about an advertisement. */
export function AdvertisementActions(props: AdvertisementActionsProps) {
  const { advertisement, onChanged, onOvertaken } = props
  const { _id, nomePublicidade, status, dataInicio, dataFim, pagamento, fornecedor } = advertisement
  const [asking, setAsking] = useState<Decision | null>(null)
  const close = () => setAsking(null)

  /** What was refused has been told; the list then shows why. */
  async function act(call: Promise<{ message: string }>) {
    try {
      const { message } = await call
      await onChanged(message)
    } catch (error) {
      close()
      await onOvertaken()
      throw error
    }
  }

  async function refuse(decision: 'refuse' | 'withdraw', reason: string) {
    try {
      return await refuseAdvertisement(_id, decision, reason)
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) {
        showAlert('error', error.message)
        close()
        await onOvertaken()
      }
      throw error
    }
  }

  const refusal = (decision: 'refuse' | 'withdraw', becomes: string) => (
    <ReasonDialog
      title={`${BUTTONS[decision]}: publicidade`}
      submit={BUTTONS[decision]}
      opened={asking === decision}
      onClose={close}
      act={(reason) => refuse(decision, reason)}
      onDone={onChanged}
    >
      <strong>{nomePublicidade}</strong>, de {fornecedor.nome}: {becomes} Quem administra a página
      lê o motivo e pode corrigi-la sem pagar de novo.
    </ReasonDialog>
  )

  return (
    <>
      {DECISIONS[status]?.map((decision) => (
        <Button
          key={decision}
          look="quiet"
          onClick={() => setAsking(decision)}
          aria-label={`${BUTTONS[decision]} ${nomePublicidade}`}
        >
          {BUTTONS[decision]}
        </Button>
      ))}
      <ConfirmDialog
        title="Aprovar publicidade"
        question={`“${nomePublicidade}”, de ${fornecedor.nome}, aparece no site no período de ${formatPeriod(dataInicio, dataFim)}. Aprovar?`}
        look="primary"
        opened={asking === 'approve'}
        onClose={close}
        onConfirm={() => act(approveAdvertisement(advertisement))}
      />
      {refusal('refuse', 'não aparece no site.')}
      {refusal('withdraw', 'sai do site agora.')}
      <ConfirmDialog
        title="Reembolsar publicidade"
        question={`${pagamento ? formatReais(pagamento.valor) : 'O valor'} volta a quem pagou “${nomePublicidade}”, que não pode mais ser enviada. Reembolsar?`}
        opened={asking === 'refund'}
        onClose={close}
        onConfirm={() => act(refundAdvertisement(_id))}
      />
    </>
  )
}
