import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Search } from 'lucide-react'
import { type ChangeEvent, type FormEvent, useEffect, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#/components/button.tsx'
import { Fold } from '#/components/fold.tsx'
import { Link } from '#/components/link.tsx'
import { usePageSearch } from '#/components/use-page-search.ts'
import { SEARCH_MAX_LENGTH } from '#/domain/search.ts'
import { categoriesLike } from '#/features/catalogue/categories/queries.ts'
import { ASKED_AFTER_MS } from '#/features/catalogue/limits.ts'
import { CHOSEN_PARAMETER } from '#/features/explorer/address.ts'
import { CATEGORY_PARAMETER, comparisonPath, LIST_PATH, listParameters } from '../address.ts'
import styles from './category-nav.module.css'

interface CategoryNavProps {
  /** The one that is shown. */
  category: string
  /** Those that there are ways to from every other. */
  main: string[]
  /** Other categories of its software: offered before anything is typed. */
  related: string[]
}

/** The ways to the comparison of a category: the main ones, and any other by its name. */
export function CategoryNav({ category, main, related }: CategoryNavProps) {
  // What was chosen goes along: products of several categories can be seen side by side.
  const chosen = listParameters(usePageSearch()).comparar
  const shown = main.includes(category) || !category ? main : [...main, category]
  return (
    <div className={styles.row}>
      {shown.length > 0 && (
        <nav aria-label="Categorias">
          <ul className={styles.tabs}>
            {shown.map((name) => (
              <li key={name}>
                <Link
                  to={comparisonPath(name, chosen)}
                  prefetch="intent"
                  className={clsx(styles.tab, name === category && styles.current)}
                  aria-current={name === category ? 'page' : undefined}
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {/* Another category empties the field, and folds it. */}
      <Fold key={category} summary="Outra categoria">
        <OtherCategory related={related} chosen={chosen} />
      </Fold>
    </div>
  )
}

interface OtherCategoryProps {
  related: string[]
  /** Ids of the products chosen so far. */
  chosen: string[]
}

/** A category by its name, completed while one types; what is sent is looked up by the server. */
function OtherCategory({ related, chosen }: OtherCategoryProps) {
  const navigate = useNavigate()
  const field = useId()
  const list = useId()
  const [text, setText] = useState('')
  const query = useSettled(text.trim())
  const { data } = useQuery(categoriesLike({ query, tipo: 'Software' }))
  const names = data?.map(({ name }) => name) ?? related

  const open = (name: string) => name && navigate(comparisonPath(name, chosen))

  function type({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    setText(target.value)
    // What was picked from the list, rather than typed, is wanted at once.
    const picked = (nativeEvent as InputEvent).inputType === 'insertReplacementText'
    if (picked && names.includes(target.value)) open(target.value)
  }

  function send(event: FormEvent) {
    event.preventDefault()
    const asked = text.trim()
    const [only, another] = query === asked && data ? data : []
    open(only && !another ? only.name : asked)
  }

  return (
    <search>
      <form action={LIST_PATH} className={styles.other} onSubmit={send}>
        {chosen.map((id) => (
          <input key={id} type="hidden" name={CHOSEN_PARAMETER} value={id} />
        ))}
        <label htmlFor={field} className="visually-hidden">
          Outra categoria
        </label>
        <span className={styles.field}>
          <Search aria-hidden="true" />
          <input
            id={field}
            name={CATEGORY_PARAMETER}
            list={list}
            value={text}
            onChange={type}
            maxLength={SEARCH_MAX_LENGTH}
            autoComplete="off"
            placeholder="Outra categoria"
            required
          />
        </span>
        <datalist id={list}>
          {names.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <Button type="submit" look="secondary">
          Ver
          <span className="visually-hidden"> categoria</span>
        </Button>
      </form>
    </search>
  )
}

/** A text once typing pauses. */
function useSettled(text: string) {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), ASKED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
