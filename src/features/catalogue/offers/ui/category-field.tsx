import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ChoicesField } from '#/components/forms/choices-field.tsx'
import { categoriesLike } from '#/features/catalogue/categories/queries.ts'
import { ASKED_AFTER_MS, CATEGORIES_MAX } from '../../limits.ts'
import type { OfferType } from '../../schema.ts'
import styles from './category-field.module.css'
import { useCategorySuggestion } from './use-category-suggestion.ts'

interface CategoryFieldProps {
  tipo: OfferType
  className?: string
  value: string[]
  onChange(names: string[]): void
  error: ReactNode
}

/** The categories of an offer, found while typing; one that is missed can be suggested. */
export function CategoryField({ tipo, value, onChange, error, className }: CategoryFieldProps) {
  const [text, setText] = useState('')
  const [query] = useDebouncedValue(text.trim(), ASKED_AFTER_MS)
  // A service has a field of its own for the second level.
  const nivel = tipo === 'Serviço' ? '1' : undefined
  const { data, isPlaceholderData } = useQuery({
    ...categoriesLike({ query, tipo, nivel }),
    placeholderData: keepPreviousData,
  })
  const suggestion = useCategorySuggestion(tipo, (category) => {
    setText('')
    if (category && !value.includes(category)) onChange([...value, category])
  })
  const isAnswered = query === text.trim() && !isPlaceholderData
  const isFull = value.length >= CATEGORIES_MAX
  const wrong = suggestion.refused || error
  return (
    <div className={className}>
      <ChoicesField
        label="Categorias"
        required
        placeholder={isFull ? 'Todas escolhidas' : 'Digite e escolha na lista'}
        description={`Escolha de 1 a ${CATEGORIES_MAX}.`}
        data-path="category"
        chosen={value}
        max={CATEGORIES_MAX}
        text={text}
        onText={(typed) => {
          setText(typed)
          if (typed) suggestion.forget()
        }}
        suggestions={data?.map(({ name }) => name)}
        onChange={onChange}
        nothingFound="Nenhuma categoria com esse nome."
        otherwise={isAnswered ? suggestion.offer(query) : undefined}
        removeLabel="Remover categoria"
        error={wrong}
        aria-invalid={wrong ? true : undefined}
      />
      <p role="status" className={styles.told}>
        {suggestion.told}
      </p>
    </div>
  )
}
