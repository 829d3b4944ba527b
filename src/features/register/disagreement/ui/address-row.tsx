import { Button } from '#/components/button.tsx'
import { Dialog } from '#/components/dialog.tsx'
import { Facts } from '#/components/facts.tsx'
import { useDialog } from '#/components/use-dialog.ts'
import { useSending } from '#/components/use-sending.ts'
import { showAlert } from '#/platform/browser/alerts.ts'
import { ApiError } from '#/platform/browser/api-client.ts'
import { chooseAddress } from '../queries.ts'
import type { AddressChoice, AddressQuestion } from '../schema.ts'
import styles from './address-row.module.css'

interface AddressRowProps {
  vendorId: string
  question: AddressQuestion
  className: string | undefined
  /** Once it is answered, or is another question by now. */
  onChosen(): Promise<void>
}

const DONE: Record<AddressChoice['escolha'], string> = {
  usar: 'A página tem agora o endereço da Receita.',
  manter: 'A página mantém o endereço dela.',
}

/** A row that waits: the register has another address, which the page takes or not. */
export function AddressRow({ vendorId, question, className, onChosen }: AddressRowProps) {
  const dialog = useDialog()
  const [sending, send] = useSending()
  const [year, month] = question.competencia.split('-')

  const choose = (escolha: AddressChoice['escolha']) =>
    send(async () => {
      try {
        await chooseAddress(vendorId, { escolha, receita: question.receita })
        dialog.close()
        showAlert('success', DONE[escolha])
        await onChosen()
      } catch (error) {
        if (error instanceof ApiError && error.status === 409) {
          dialog.close()
          await onChosen()
        }
        throw error
      }
    })

  return (
    <>
      <button type="button" className={className} onClick={() => dialog.open()} data-row>
        <strong>Endereço a conferir</strong> <span>A Receita informa outro endereço: usar?</span>
      </button>
      <Dialog title="A Receita informa outro endereço" {...dialog.props}>
        <Facts
          facts={[
            { term: 'Na sua página', value: question.pagina },
            { term: `Na Receita, em ${month}/${year}`, value: question.receita },
          ]}
          site=""
        />
        <p className={styles.advice}>
          Se a empresa mudou, use o da Receita. Se o da página está certo, mantenha: só perguntamos
          de novo quando a Receita informar outro.
        </p>
        <div className={styles.actions}>
          <Button look="secondary" disabled={sending} onClick={() => choose('manter')}>
            Manter o da página
          </Button>
          <Button disabled={sending} onClick={() => choose('usar')}>
            Usar o da Receita
          </Button>
        </div>
      </Dialog>
    </>
  )
}
