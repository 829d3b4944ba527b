import { useState } from 'react'
import { Button } from '#/components/button.tsx'
import { Tag } from '#/components/chip.tsx'
import { QueueCard } from '#/components/desk/queue-card.tsx'
import { EmailAddress } from '#/components/email-address.tsx'
import { FormDialog } from '#/components/form-dialog.tsx'
import type { RefusalFormProps } from '#/components/forms/refusal-form.tsx'
import { lazyPart } from '#/components/lazy-part.tsx'
import { Link } from '#/components/link.tsx'
import { formatMoment } from '#/domain/dates.ts'
import type { OnChanged } from '#/platform/desk.ts'
import type { CategoryFormProps } from '../../categories/desk/ui/category-form.tsx'
import type { QueuedSuggestion as Suggestion } from '../../categories/schema.ts'
import { approveSuggestion, refuseSuggestion } from '../queries.ts'
import styles from './suggestion-queue.module.css'

const CategoryForm = lazyPart<CategoryFormProps>(
  () => import('../../categories/desk/ui/category-form.tsx'),
)
const RefusalForm = lazyPart<RefusalFormProps>(() => import('#/components/forms/refusal-form.tsx'))

interface QueuedSuggestionProps {
  suggestion: Suggestion
  onChanged: OnChanged
}

/** A category that somebody suggests, and what an Admin decides about it. */
export function QueuedSuggestion({ suggestion, onChanged }: QueuedSuggestionProps) {
  const { id, name, type, parent, user, createdAt } = suggestion
  const [asking, setAsking] = useState<'approve' | 'refuse' | null>(null)
  const close = () => setAsking(null)

  async function onDecided(message: string) {
    close()
    await onChanged(message, { isGone: true })
  }

  return (
    <QueueCard
      title={name}
      level={3}
      beside={
        <>
          <Tag>{type}</Tag>
          {parent && <p>Dentro de {parent.name}</p>}
        </>
      }
      deeds={
        <>
          <Button onClick={() => setAsking('approve')} aria-label={`Aprovar ${name}`}>
            Aprovar
          </Button>
          <Button look="grave" onClick={() => setAsking('refuse')} aria-label={`Recusar ${name}`}>
            Recusar
          </Button>
          <FormDialog title="Aprovar sugestão" opened={asking === 'approve'} onClose={close}>
            <CategoryForm
              category={suggestion}
              submit="Aprovar sugestão"
              save={(category) => approveSuggestion(id, category)}
              onSaved={onDecided}
              onCancel={close}
            />
          </FormDialog>
          <FormDialog title="Recusar sugestão" opened={asking === 'refuse'} onClose={close}>
            <RefusalForm
              submit="Recusar sugestão"
              refuse={(reason) => refuseSuggestion(id, reason)}
              onRefused={onDecided}
              onCancel={close}
            >
              Quem sugeriu “{name}” recebe o motivo por e-mail.
            </RefusalForm>
          </FormDialog>
        </>
      }
    >
      <p className={styles.who}>
        {user ? (
          <>
            <Link to={`/usuario/perfil/${user._id}`}>{`${user.firstName} ${user.lastName}`}</Link>,{' '}
            <EmailAddress>{user.email}</EmailAddress>
          </>
        ) : (
          'Uma conta que não existe mais'
        )}
        , em <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
      </p>
    </QueueCard>
  )
}
