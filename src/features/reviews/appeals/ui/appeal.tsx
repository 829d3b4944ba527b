import { useQueryClient } from '@tanstack/react-query'
import { Button } from '#/components/button.tsx'
import { FormDialog } from '#/components/form-dialog.tsx'
import { lazyPart } from '#/components/lazy-part.tsx'
import { useDialog } from '#/components/use-dialog.ts'
import { showAlert } from '#/platform/browser/alerts.ts'
import { reviewsKey } from '../../queries.ts'
import type { OwnReview } from '../../schema.ts'
import styles from '../../ui/rate-button.module.css'
import type { OwnAppeal } from '../schema.ts'
import type { AppealFormProps } from './appeal-form.tsx'

const AppealForm = lazyPart<AppealFormProps>(() => import('./appeal-form.tsx'))

const STANDS_AT: Record<OwnAppeal['situacao'], string> = {
  aguarda: 'Sua contestação espera a conferência da nossa equipe.',
  // Something new bars the person.
  aceita: '',
  negada: 'Sua contestação não foi aceita.',
}

export interface AppealProps {
  target: { id: string; name: string }
  own: OwnReview
}

/** What a person who may not review can say against it, and what came of it. */
export default function Appeal({ target, own: { contestacao } }: AppealProps) {
  const queries = useQueryClient()
  const writing = useDialog()
  const note = contestacao && STANDS_AT[contestacao.situacao]

  async function onSent(message: string) {
    writing.close()
    showAlert('success', message)
    await queries.invalidateQueries({ queryKey: reviewsKey(target.id) })
  }

  return (
    <>
      {note && (
        <p className={styles.note}>
          {note} {contestacao.resposta && `Resposta: ${contestacao.resposta}`}
        </p>
      )}
      <Button look="quiet" onClick={() => writing.open()}>
        {contestacao?.situacao === 'aguarda' ? 'Corrigir a contestação' : 'Contestar'}
      </Button>
      <FormDialog title="Contestar" {...writing.props}>
        <AppealForm
          target={target}
          initial={contestacao?.situacao === 'aguarda' ? contestacao.texto : ''}
          onSent={onSent}
          onCancel={writing.close}
        />
      </FormDialog>
    </>
  )
}
