import { Search } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { Button } from '#/components/button.tsx'
import { SEARCH_MAX_LENGTH } from '#/domain/search.ts'
import styles from './desk-filters.module.css'

interface DeskSearchProps {
  /** What it searches: its name, and its placeholder. */
  label: string
  /** What is searched now. */
  value: string
}

/** The field of a form that searches the rows of a desk, and its button. */
export function DeskSearch({ label, value }: DeskSearchProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  // Another address brings its own text; the field stays, and so does focus.
  useEffect(() => {
    if (field.current) field.current.value = value
  }, [value])
  return (
    <>
      <div className={styles.search}>
        <label htmlFor={id} className="visually-hidden">
          {label}
        </label>
        <input
          ref={field}
          id={id}
          placeholder={label}
          name="search"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={SEARCH_MAX_LENGTH}
          defaultValue={value}
        />
      </div>
      <Button type="submit" look="secondary">
        <Search aria-hidden="true" size={18} />
        <span>Buscar</span>
      </Button>
    </>
  )
}
