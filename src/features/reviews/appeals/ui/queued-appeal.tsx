import { useState } from 'react'
import { Button } from '#/components/button.tsx'
import { Tag } from '#/components/chip.tsx'
import { Begun } from '#/components/desk/begun.tsx'
import { Known, QueueCard } from '#/components/desk/queue-card.tsx'
import { EmailAddress } from '#/components/email-address.tsx'
import { FormDialog } from '#/components/form-dialog.tsx'
import type { RefusalFormProps } from '#/components/forms/refusal-form.tsx'
import { lazyPart } from '#/components/lazy-part.tsx'
import { Link } from '#/components/link.tsx'
import { formatMoment } from '#/domain/dates.ts'
import { showAlert } from '#/platform/browser/alerts.ts'
import styles from '../../desk/ui/review-queue.module.css'
import { reviewedPath } from '../../links.ts'
import { decideOnAppeal } from '../queries.ts'
import type { QueuedAppeal as Appeal } from '../schema.ts'

const ReasonForm = lazyPart<RefusalFormProps>(() => import('#/components/forms/refusal-form.tsx'))

const COLLEAGUE = 'O e-mail da conta é de um domínio que a empresa comprovou.'
const BARS: Record<'vendor' | 'offer', Record<Appeal['motivo'], string>> = {
  vendor: {
    acts: 'Administra a página.',
    acted: 'Já administrou a página.',
    colleague: COLLEAGUE,
  },
  offer: {
    acts: 'Administra a página de uma empresa que o oferece.',
    acted: 'Já administrou a página de uma empresa que o oferece, ou já o editou.',
    colleague: COLLEAGUE,
  },
}

const DECISIONS = {
  aceitar: { title: 'Aceitar contestação', button: 'Aceitar' },
  negar: { title: 'Negar contestação', button: 'Negar' },
} as const
type Decision = keyof typeof DECISIONS

interface QueuedAppealProps {
  appeal: Appeal
  onDecided(): Promise<void>
}

/** One appeal: who may not review what and why, what they say, and the two ways to decide. */
export function QueuedAppeal({ appeal, onDecided }: QueuedAppealProps) {
  const { _id, motivo, texto, createdAt, pessoa, alvo } = appeal
  const [asking, setAsking] = useState<Decision | null>(null)
  const person = `${pessoa.firstName} ${pessoa.lastName}`
  const close = () => setAsking(null)

  async function onSent(message: string) {
    close()
    showAlert('success', message)
    await onDecided()
  }

  return (
    <QueueCard
      title={<Link to={reviewedPath(alvo.kind, alvo._id)}>{alvo.name}</Link>}
      beside={<Tag tone="sun">Aguarda</Tag>}
      deeds={
        <>
          {(Object.keys(DECISIONS) as Decision[]).map((decision) => (
            <Button
              key={decision}
              look={decision === 'aceitar' ? 'primary' : 'grave'}
              onClick={() => setAsking(decision)}
              aria-label={`${DECISIONS[decision].button}: ${person}, ${alvo.name}`}
            >
              {DECISIONS[decision].button}
            </Button>
          ))}
          <FormDialog
            title={asking ? DECISIONS[asking].title : ''}
            opened={asking !== null}
            onClose={close}
          >
            {asking && (
              <ReasonForm
                submit={DECISIONS[asking].title}
                look={asking === 'aceitar' ? 'primary' : 'danger'}
                refuse={(reason) => decideOnAppeal(_id, asking, reason)}
                onRefused={onSent}
                onCancel={close}
              >
                {asking === 'aceitar'
                  ? `${person} pode avaliar ${alvo.name} e recebe a resposta por e-mail.`
                  : `${person} continua sem poder avaliar ${alvo.name} e recebe a resposta por e-mail.`}
              </ReasonForm>
            )}
          </FormDialog>
        </>
      }
    >
      <div className={styles.review}>
        <div className={styles.meta}>
          <p className={styles.author}>
            <Link to={`/usuario/perfil/${pessoa._id}`}>{person}</Link>{' '}
            <EmailAddress>{pessoa.email}</EmailAddress>
          </p>
          <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
        </div>
        <Begun of={`${person}, ${alvo.name}`}>
          <p className={styles.said}>{texto}</p>
        </Begun>
      </div>
      <Known>
        <div>
          <h3 className={styles.heading}>Por que não pode avaliar</h3>
          <p className={styles.record}>
            {BARS[alvo.kind === 'vendor' ? 'vendor' : 'offer'][motivo]}
          </p>
        </div>
      </Known>
    </QueueCard>
  )
}
