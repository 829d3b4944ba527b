import type { TextInputProps } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { TypeAhead } from '#/components/forms/type-ahead.tsx'
import { categoriesLike } from '#/features/catalogue/categories/queries.ts'
import { ASKED_AFTER_MS, SUBCATEGORY_MAX } from '../../limits.ts'

interface SubcategoryFieldProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  /** Names of the categories that were chosen, whose subcategories are suggested. */
  categories: string[]
  value?: string
  onChange(text: string): void
}

/** The subcategory of a service: one of those that its categories have, or any other text. */
export function SubcategoryField(props: SubcategoryFieldProps) {
  const { categories, value = '', onChange, ...input } = props
  const [query] = useDebouncedValue(value.trim(), ASKED_AFTER_MS)
  const question = { query, tipo: 'Serviço', parent: categories } as const
  const { data } = useQuery({ ...categoriesLike(question), placeholderData: keepPreviousData })
  // What is not in the list is no mistake: then there is no list.
  const known = value.trim() && categories.length > 0 && data?.length ? data : undefined
  return (
    <TypeAhead
      {...input}
      label="Subcategoria"
      required
      maxLength={SUBCATEGORY_MAX}
      autoComplete="off"
      text={value}
      onText={onChange}
      suggestions={known}
      onPick={({ name }) => onChange(name)}
      nothingFound=""
    />
  )
}
