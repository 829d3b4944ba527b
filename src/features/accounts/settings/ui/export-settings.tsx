import { Button } from '#/components/button.tsx'
import { Dialog } from '#/components/dialog.tsx'
import { lazyPart } from '#/components/lazy-part.tsx'
import { useDialog } from '#/components/use-dialog.ts'
import type { OwnProfile } from '#/features/profile/schema.ts'

const ExportForm = lazyPart(() => import('./export-form.tsx'))

/** The way to a copy of everything that is kept of a person. */
export function ExportSettings({ own }: { own: OwnProfile }) {
  const dialog = useDialog()
  return (
    <>
      <p>
        Um arquivo ZIP com tudo o que a Praça guarda sobre você: perfil, experiências, avaliações,
        logins e o mais. Abre em qualquer planilha (CSV) e pode ser levado a outro serviço (JSON).
      </p>
      {own.hasPassword ? (
        <Button look="secondary" onClick={() => dialog.open()}>
          Baixar meus dados
        </Button>
      ) : (
        <p>Para baixar, defina antes uma senha.</p>
      )}
      <Dialog title="Baixar meus dados" {...dialog.props}>
        <ExportForm />
      </Dialog>
    </>
  )
}
