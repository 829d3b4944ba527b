import { PartyPopper } from 'lucide-react'
import { Button, ButtonLink } from '#/components/button.tsx'
import { Dialog } from '#/components/dialog.tsx'
import { Unbroken } from '#/components/unbroken.tsx'
import { supplierAreaPath } from '#/platform/links.ts'
import styles from './success-dialog.module.css'

const NAMED_MAX = 3
const LISTED = new Intl.ListFormat('pt-BR')

/** What waits, by name; of many only the first ones. */
function named(offers: string[]) {
  const more = offers.length - NAMED_MAX
  return LISTED.format([...offers.slice(0, NAMED_MAX), ...(more > 0 ? [`mais ${more}`] : [])])
}

interface SuccessDialogProps {
  company: string
  vendorId: string
  /** Whether the page is known to be its company's. */
  isConfirmed: boolean
  /** Names of the softwares that wait for the confirmation. */
  later: string[]
  opened: boolean
  onClose(): void
}

/** The end of a registration; it leads to the page. */
export function SuccessDialog(props: SuccessDialogProps) {
  const { company, vendorId, isConfirmed, later, opened, onClose } = props
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
              Falta confirmar o cadastro com um e-mail da empresa: até lá, a página traz um aviso.
              {later.length > 0 && ` Depois da confirmação, adicione ao catálogo: ${named(later)}.`}
            </Unbroken>
          </p>
        )}
        <div className={styles.buttons}>
          <Button size="large" onClick={onClose} data-autofocus>
            Ver a página
          </Button>
          {!isConfirmed && (
            <ButtonLink
              size="large"
              look="secondary"
              to={`${supplierAreaPath(vendorId)}#confirmacao`}
            >
              Confirmar o cadastro
            </ButtonLink>
          )}
        </div>
      </div>
    </Dialog>
  )
}
