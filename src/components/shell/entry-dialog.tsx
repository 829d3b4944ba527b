import { ButtonLink } from '#/components/button.tsx'
import { Dialog } from '#/components/dialog.tsx'
import styles from './entry-dialog.module.css'

interface EntryDialogProps {
  opened: boolean
  onClose(): void
}

/** What the way in says while accounts are not open: nothing on the site is closed to visitors. */
export function EntryDialog({ opened, onClose }: EntryDialogProps) {
  return (
    <Dialog title="Entre ou cadastre-se" opened={opened} onClose={onClose}>
      <div className={styles.body}>
        <p>
          As contas ainda não estão abertas. Enquanto isso, todo o catálogo é livre: pesquise,
          compare e leia as avaliações sem se cadastrar.
        </p>
        <div className={styles.actions}>
          <ButtonLink to="/softwares" onClick={onClose}>
            Ver softwares
          </ButtonLink>
          <ButtonLink to="/suppliers" look="secondary" onClick={onClose}>
            Ver fornecedores
          </ButtonLink>
        </div>
      </div>
    </Dialog>
  )
}
