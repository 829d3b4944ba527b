import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, FileX2 } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { ButtonLink } from '#/components/button.tsx'
import { DeskSkeleton } from '#/components/desk/desk-list.tsx'
import { EmptyState } from '#/components/empty-state.tsx'
import { SAME_SCREEN } from '#/components/forms/leave-question.tsx'
import { lazyPart } from '#/components/lazy-part.tsx'
import { Link } from '#/components/link.tsx'
import { LoadFailed } from '#/components/load-failed.tsx'
import { ApiError } from '#/platform/browser/api-client.ts'
import { useEntryWhileEmpty } from '#/platform/browser/use-guard.ts'
import type { ArticleType, JobFacts, NewsWire } from '../../schema.ts'
import { articleEditorPath, NEW_ITEM, NEWS_DESK } from '../links.ts'
import { articleToEdit } from '../queries.ts'
import type { DeskArticle } from '../schema.ts'
import type { ArticleFormProps } from './article-form.tsx'
import styles from './article-screen.module.css'

const ArticleForm = lazyPart<ArticleFormProps>(() => import('./article-form.tsx'), <DeskSkeleton />)

interface ArticleScreenProps {
  /** Of an item, or NEW_ITEM. */
  id: string
  /** Of a new one. */
  type: ArticleType
  /** An item as visitors will see it. */
  preview(item: NewsWire & JobFacts): ReactNode
}

/** Where one item is written. */
export function ArticleScreen({ id, type, preview }: ArticleScreenProps) {
  const { item, key, failure, retry, setItem } = useItem(id)
  const navigate = useNavigate()
  useEntryWhileEmpty(!item && id !== NEW_ITEM)
  const newId = id === NEW_ITEM ? item?._id : undefined

  // What was new has an address once it was saved, also where somebody went on writing meanwhile.
  useEffect(() => {
    if (newId) navigate(articleEditorPath(newId), { replace: true, state: SAME_SCREEN })
  }, [newId, navigate])

  return (
    <div className="container">
      <p className={styles.back}>
        <Link to={NEWS_DESK}>
          <ArrowLeft aria-hidden="true" size={18} /> Conteúdo
        </Link>
      </p>
      {failure ? (
        <Unavailable failure={failure} onRetry={retry} />
      ) : item || id === NEW_ITEM ? (
        <ArticleForm
          key={key}
          saved={item}
          type={item?.type ?? type}
          preview={preview}
          onSaved={setItem}
          onDeleted={() => navigate(NEWS_DESK)}
        />
      ) : (
        <DeskSkeleton />
      )}
    </div>
  )
}

/** What was saved at an address. */
interface Saved {
  address: string
  item: DeskArticle
}

/** An item as it was read or, since then, saved here. */
function useItem(id: string) {
  const [saved, setSaved] = useState<Saved>()
  // What was saved as new is the same once it has an address.
  const current = saved && [saved.address, saved.item._id].includes(id) ? saved : undefined
  const asked = useQuery({ ...articleToEdit(id), enabled: id !== NEW_ITEM && !current })
  /** Differs from item to item, a new one included. */
  const key = current?.address ?? id
  return {
    item: current?.item ?? asked.data,
    key,
    failure: asked.isFetching ? null : asked.error,
    retry: () => void asked.refetch(),
    setItem: (item: DeskArticle) => setSaved({ address: key, item }),
  }
}

function Unavailable({ failure, onRetry }: { failure: Error; onRetry(): void }) {
  // An address that is no id names nothing either.
  if (failure instanceof ApiError && [400, 404].includes(failure.status)) {
    return (
      <EmptyState
        title="Este conteúdo não existe"
        icon={<FileX2 aria-hidden="true" strokeWidth={1.7} />}
        actions={<ButtonLink to={NEWS_DESK}>Ver todo o conteúdo</ButtonLink>}
      >
        Ele pode ter sido excluído.
      </EmptyState>
    )
  }
  return (
    <LoadFailed
      title="Não foi possível carregar o conteúdo."
      why={failure.message}
      onRetry={onRetry}
    />
  )
}
