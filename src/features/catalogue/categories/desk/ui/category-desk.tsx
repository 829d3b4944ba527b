import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Button } from '#/components/button.tsx'
import { DeskFilters } from '#/components/desk/desk-filters.tsx'
import { FormDialog } from '#/components/form-dialog.tsx'
import { PageHead } from '#/components/page-head.tsx'
import { SuggestionQueue } from '#/features/catalogue/category-suggestions/ui/suggestion-queue.tsx'
import { showAlert } from '#/platform/browser/alerts.ts'
import { CATEGORY_FIELDS, type CategoryFilter } from '../filter.ts'
import { addCategory } from '../queries.ts'
import styles from './category-desk.module.css'
import { CategoryList } from './category-list.tsx'
import { CategoryForm } from './lazy-forms.tsx'

/** The categories: what people suggest first, then all of them, and what an Admin does with them. */
export function CategoryDesk({ filter }: { filter: CategoryFilter }) {
  const queries = useQueryClient()
  const head = useRef<HTMLDivElement>(null)
  const [isAdding, setAdding] = useState(false)
  const close = () => setAdding(false)

  /** @param message of the server @param isGone what had focus is there no more */
  async function onChanged(message: string, { isGone = false } = {}) {
    showAlert('success', message)
    await Promise.all(
      ['desk-categories', 'category-suggestions', 'categories'].map((key) =>
        queries.invalidateQueries({ queryKey: [key] }),
      ),
    )
    if (isGone) head.current?.focus()
  }

  return (
    <div className="container">
      <div className={styles.top}>
        <div ref={head} tabIndex={-1} className={styles.head}>
          <PageHead
            title="Categorias"
            lead="O que organiza os softwares e os serviços, em dois níveis: a categoria e as suas subcategorias."
          />
        </div>
        <Button onClick={() => setAdding(true)}>Nova categoria</Button>
      </div>
      <SuggestionQueue onChanged={onChanged} />
      <section aria-labelledby="todas" className={styles.section}>
        <h2 id="todas">Todas as categorias</h2>
        <DeskFilters label="Nome da categoria" fields={CATEGORY_FIELDS} filter={filter} />
        <CategoryList filter={filter} onChanged={onChanged} />
      </section>
      <FormDialog title="Nova categoria" opened={isAdding} onClose={close}>
        <CategoryForm
          category={{ name: '', type: filter.choices.tipo || 'Software', parent: null }}
          submit="Criar categoria"
          save={addCategory}
          onSaved={async (message) => {
            close()
            await onChanged(message)
          }}
          onCancel={close}
        />
      </FormDialog>
    </div>
  )
}
