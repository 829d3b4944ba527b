import { Eye } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '#/components/button.tsx'
import { ConfirmDialog } from '#/components/confirm-dialog.tsx'
import { Dialog } from '#/components/dialog.tsx'
import { useSending } from '#/components/use-sending.ts'
import { webAddress } from '#/domain/web-address.ts'
import { showAlert } from '#/platform/browser/alerts.ts'
import type { ArticleType, JobFacts, NewsWire } from '../../schema.ts'
import type { ArticleValues } from '../article-values.ts'
import { deletionOf } from '../deletion.ts'
import { NEW_ITEM } from '../links.ts'
import { deleteArticle, previewBody } from '../queries.ts'
import type { DeskArticle } from '../schema.ts'
import styles from './article-form.module.css'
import { SituationBadge } from './situation-badge.tsx'

const TITLES: Record<ArticleType, { new: string; edit: string }> = {
  News: { new: 'Nova notícia', edit: 'Editar notícia' },
  Article: { new: 'Novo artigo', edit: 'Editar artigo' },
  Career: { new: 'Nova vaga', edit: 'Editar vaga' },
}

interface ArticleHeadProps {
  saved: DeskArticle | undefined
  values: ArticleValues
  preview(item: NewsWire & JobFacts): ReactNode
  onDeleted(): void
}

/** What is written, how it stands, and what visitors would see of it. */
export function ArticleHead({ saved, values, preview, onDeleted }: ArticleHeadProps) {
  const [seen, setSeen] = useState<NewsWire & JobFacts>()
  const [isSeeing, setSeeing] = useState(false)
  const [isDeleting, setDeleting] = useState(false)
  const [, send] = useSending()

  async function see() {
    const comment = await previewBody(values.comment)
    setSeen({
      ...values,
      _id: saved?._id ?? NEW_ITEM,
      headline: values.headline || 'Sem título',
      url: webAddress(values.url),
      date: saved?.publishedAt || new Date().toISOString(),
      comment,
    })
    setSeeing(true)
  }

  return (
    <div className={styles.top}>
      <div>
        <h1 className={styles.title}>{TITLES[values.type][saved ? 'edit' : 'new']}</h1>
        <p className={styles.state}>
          {saved ? <SituationBadge situation={saved.situacao} /> : 'Ainda não foi salvo'}
        </p>
      </div>
      <div className={styles.topButtons}>
        {saved && (
          <Button look="grave" onClick={() => setDeleting(true)}>
            Excluir
          </Button>
        )}
        <Button look="secondary" onClick={() => send(see)}>
          <Eye aria-hidden="true" size={18} />
          Pré-visualizar
        </Button>
      </div>
      <Dialog title="Pré-visualização" opened={isSeeing} onClose={() => setSeeing(false)}>
        {seen && preview(seen)}
      </Dialog>
      {saved && (
        <ConfirmDialog
          title="Excluir conteúdo"
          question={deletionOf(saved.headline)}
          opened={isDeleting}
          onClose={() => setDeleting(false)}
          onConfirm={async () => {
            const { message } = await deleteArticle(saved._id)
            showAlert('success', message)
            onDeleted()
          }}
        />
      )}
    </div>
  )
}
