import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ChoicesField } from '#/components/forms/choices-field.tsx'
import { categoriesLike } from '#/features/categories/queries.ts'
import { ASKED_AFTER_MS, CATEGORIES_MAX } from '../limits.ts'
import type { OfferType } from '../schema.ts'

interface CategoryFieldProps {
  tipo: OfferType
  className?: string
  value: string[]
  onChange(names: string[]): void
  error: ReactNode
}

/** The categories of an offer, found while typing. */
export function CategoryField({ tipo, value, onChange, error, className }: CategoryFieldProps) {
  const [text, setText] = useState('')
  const [query] = useDebouncedValue(text.trim(), ASKED_AFTER_MS)
  const { data } = useQuery({ ...categoriesLike(query), placeholderData: keepPreviousData })
  const names = data?.filter(({ type }) => type === tipo).map(({ name }) => name)
  const isFull = value.length >= CATEGORIES_MAX
  return (
    <ChoicesField
      className={className}
      label="Categorias"
      required
      placeholder={isFull ? 'Todas escolhidas' : 'Comece a digitar, e escolha na lista'}
      description={`Escolha de 1 a ${CATEGORIES_MAX}.`}
      data-path="category"
      chosen={value}
      max={CATEGORIES_MAX}
      text={text}
      onText={setText}
      suggestions={names}
      onChange={onChange}
      nothingFound="Nenhuma categoria com esse nome."
      removeLabel="Remover categoria"
      error={error}
      aria-invalid={error ? true : undefined}
    />
  )
}
