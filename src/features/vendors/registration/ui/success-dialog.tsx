import { PartyPopper } from 'lucide-react'
import { Button } from '#/components/button.tsx'
import { Dialog } from '#/components/dialog.tsx'
import { Unbroken } from '#/components/unbroken.tsx'
import styles from './success-dialog.module.css'

interface SuccessDialogProps {
  company: string
  /** Whether the page is known to be its company's. */
  isConfirmed: boolean
  opened: boolean
  onClose(): void
}

/** The end of a registration; it leads to the page. */
export function SuccessDialog(props: SuccessDialogProps) {
  const { company, isConfirmed, opened, onClose } = props
  return (
    <Dialog title="Parabéns!" opened={opened} onClose={onClose}>
      <div className={styles.success}>
        <PartyPopper aria-hidden="true" strokeWidth={1.5} />
        <p className={styles.lead}>
          Agora você é o administrador da sua página, <strong>{company}</strong>.
        </p>
        <p>
          Ela já está no ar, e quem procura softwares e serviços pode encontrar a empresa. Altere
          textos, vídeo e catálogo quando quiser, na própria página.
        </p>
        {!isConfirmed && (
          <p>
            <Unbroken>
              Falta confirmar o cadastro com um e-mail da empresa: até lá, a página traz um aviso. O
              botão está na própria página e na área do fornecedor.
            </Unbroken>
          </p>
        )}
        <Button size="large" onClick={onClose} data-autofocus>
          Ver a página
        </Button>
      </div>
    </Dialog>
  )
}
