import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ChoicesField } from '#/components/forms/choices-field.tsx'
import { ASKED_AFTER_MS } from '#/features/catalogue/limits.ts'
import type { OfferType } from '#/features/catalogue/schema.ts'
import { categoriesLike } from '../../queries.ts'

interface Picked {
  id: string
  name: string
}

interface CategoryPickProps {
  className?: string
  /** Of the field in its form. */
  path: string
  label: string
  description?: string
  required?: boolean
  tipo: OfferType
  firstLevelOnly?: boolean
  /** One that cannot be picked. */
  exceptId?: string
  value: Picked | null
  onChange(picked: Picked | null): void
  error: ReactNode
}

/** One active category, found while typing. */
export function CategoryPick(props: CategoryPickProps) {
  const { path, tipo, firstLevelOnly, exceptId, value, onChange, error, ...input } = props
  const [text, setText] = useState('')
  const [query] = useDebouncedValue(text.trim(), ASKED_AFTER_MS)
  const nivel = firstLevelOnly ? '1' : undefined
  const { data } = useQuery({
    ...categoriesLike({ query, tipo, nivel }),
    placeholderData: keepPreviousData,
  })
  const found = data?.filter(({ id }) => id !== exceptId)
  return (
    <ChoicesField
      {...input}
      placeholder={value ? 'Escolhida' : 'Digite e escolha na lista'}
      data-path={path}
      chosen={value ? [value.name] : []}
      max={1}
      text={text}
      onText={setText}
      suggestions={found?.map(({ name }) => name)}
      onChange={([chosen]) => onChange(found?.find(({ name }) => name === chosen) ?? null)}
      nothingFound="Nenhuma categoria com esse nome."
      removeLabel="Remover categoria"
      error={error}
      aria-invalid={error ? true : undefined}
    />
  )
}
