import { Button } from '#/components/button.tsx'
import { FormDialog } from '#/components/form-dialog.tsx'
import { lazyPart } from '#/components/lazy-part.tsx'
import { useDialog } from '#/components/use-dialog.ts'
import styles from './company-note.module.css'
import type { NoteFormProps } from './note-form.tsx'

const NoteForm = lazyPart<NoteFormProps>(() => import('./note-form.tsx'))

/** What a company says of what a public source says of it. */
export const CompanyNote = ({ note }: { note: string }) =>
  note && (
    <blockquote className={styles.note}>
      <strong>O que a empresa diz</strong>
      <p>{note}</p>
    </blockquote>
  )

interface EditNoteProps extends Omit<NoteFormProps, 'onClose'> {
  /** What the note is about, as 'esta sanção'. */
  about: string
}

/** For those who keep the page: writes the note, changes it or takes it back. */
export function EditNote({ about, ...form }: EditNoteProps) {
  const dialog = useDialog()
  return (
    <>
      <Button look="secondary" onClick={() => dialog.open()}>
        {form.note ? 'Editar o que a empresa diz' : `Dizer algo sobre ${about}`}
      </Button>
      <FormDialog title="O que a empresa diz" {...dialog.props}>
        <NoteForm {...form} onClose={dialog.close} />
      </FormDialog>
    </>
  )
}
