import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { ButtonLink } from '#/components/button.tsx'
import { DeskFilters } from '#/components/desk/desk-filters.tsx'
import { PageHead } from '#/components/page-head.tsx'
import { showAlert } from '#/platform/browser/alerts.ts'
import { NEWS_FIELDS, type NewsFilter } from '../filter.ts'
import { newArticlePath } from '../queries.ts'
import styles from './news-desk.module.css'
import { NewsList } from './news-list.tsx'

/** News, articles and jobs, and what an Admin does with them. */
export function NewsDesk({ filter }: { filter: NewsFilter }) {
  const queries = useQueryClient()
  const head = useRef<HTMLDivElement>(null)

  /** @param message of the server @param isGone what had focus is there no more */
  async function onChanged(message: string, { isGone = false } = {}) {
    showAlert('success', message)
    await queries.invalidateQueries({ queryKey: ['desk-news'] })
    if (isGone) head.current?.focus()
  }

  return (
    <div className="container">
      <div className={styles.top}>
        <div ref={head} tabIndex={-1} className={styles.head}>
          <PageHead
            title="Conteúdo"
            lead="Notícias, artigos e vagas: escreva, agende e publique."
          />
        </div>
        <div className={styles.new}>
          <ButtonLink to={newArticlePath('Article')}>Novo artigo</ButtonLink>
          <ButtonLink look="secondary" to={newArticlePath('News')}>
            Nova notícia
          </ButtonLink>
          <ButtonLink look="secondary" to={newArticlePath('Career')}>
            Nova vaga
          </ButtonLink>
        </div>
      </div>
      <section aria-label="Todo o conteúdo" className={styles.list}>
        <DeskFilters label="Título, fonte ou empresa" fields={NEWS_FIELDS} filter={filter} />
        <NewsList filter={filter} onChanged={onChanged} />
      </section>
    </div>
  )
}
