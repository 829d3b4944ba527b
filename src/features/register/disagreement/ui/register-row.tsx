import { ChevronRight } from 'lucide-react'
import { Button } from '#/components/button.tsx'
import { Dialog } from '#/components/dialog.tsx'
import { Facts } from '#/components/facts.tsx'
import { useDialog } from '#/components/use-dialog.ts'
import { useSending } from '#/components/use-sending.ts'
import { showAlert } from '#/platform/browser/alerts.ts'
import { ApiError } from '#/platform/browser/api-client.ts'
import { othersSaid, REGISTER_FIELDS } from '../fields.ts'
import { chooseRegistered } from '../queries.ts'
import type { RegisterChoice, RegisterQuestion } from '../schema.ts'
import styles from './register-row.module.css'

interface RegisterRowProps {
  vendorId: string
  question: RegisterQuestion
  className: string | undefined
  /** Once a field is answered, or is another question by now. */
  onChosen(): Promise<void>
  /** Takes focus, once the row may be gone. */
  onGone(): void
}

type Difference = RegisterQuestion['diferencas'][number]

const DONE: Record<RegisterChoice['escolha'], string> = {
  usar: 'A página tem agora o que a Receita informa.',
  manter: 'A página mantém o que diz.',
}

/** A row that waits: the register says something else of some fields, which the page takes or not, one by one. */
export function RegisterRow(props: RegisterRowProps) {
  const { vendorId, question, className, onChosen, onGone } = props
  const dialog = useDialog()
  const [sending, send] = useSending()
  const { diferencas, competencia } = question
  const [year, month] = competencia.split('-')
  const others = othersSaid(diferencas)
  const [only] = diferencas
  const title =
    diferencas.length === 1 && only
      ? `${REGISTER_FIELDS[only.campo].name} a conferir`
      : `${diferencas.length} dados a conferir`

  async function closeForGood() {
    dialog.close()
    await onChosen()
    onGone()
  }

  const choose = (
    { campo, receita }: Difference,
    escolha: RegisterChoice['escolha'],
    button: HTMLElement,
  ) =>
    send(async () => {
      const isLast = diferencas.length === 1
      try {
        await chooseRegistered(vendorId, { campo, escolha, receita })
        showAlert('success', DONE[escolha])
        if (isLast) return await closeForGood()
        // The button goes with its field.
        const field = button.closest('section')
        const beside = field?.nextElementSibling ?? field?.previousElementSibling
        if (beside instanceof HTMLElement) beside.focus()
        await onChosen()
      } catch (error) {
        if (error instanceof ApiError && error.status === 409) await closeForGood()
        throw error
      }
    })

  return (
    <>
      <button type="button" className={className} onClick={() => dialog.open()} data-row>
        <strong>{title}</strong> <span>A Receita informa {others}: usar?</span>
        <ChevronRight aria-hidden="true" size={18} />
      </button>
      <Dialog title={`A Receita informa ${others}`} {...dialog.props}>
        <p className={styles.advice}>
          Se a empresa mudou, use o que a Receita informa. Se a página está certa, mantenha: só
          perguntamos de novo quando a Receita informar outra coisa.
        </p>
        {diferencas.map((difference) => {
          const { name } = REGISTER_FIELDS[difference.campo]
          return (
            <section
              key={difference.campo}
              className={styles.field}
              aria-label={name}
              tabIndex={-1}
            >
              <h3>{name}</h3>
              <Facts
                facts={[
                  { term: 'Na sua página', value: difference.pagina },
                  { term: `Na Receita, em ${month}/${year}`, value: difference.receita },
                ]}
                site=""
              />
              <div className={styles.actions}>
                <Button
                  look="secondary"
                  disabled={sending}
                  onClick={({ currentTarget }) => choose(difference, 'manter', currentTarget)}
                >
                  Manter o da página
                </Button>
                <Button
                  disabled={sending}
                  onClick={({ currentTarget }) => choose(difference, 'usar', currentTarget)}
                >
                  Usar o da Receita
                </Button>
              </div>
            </section>
          )
        })}
      </Dialog>
    </>
  )
}
