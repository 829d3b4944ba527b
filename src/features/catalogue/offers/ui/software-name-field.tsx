import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { TypeAhead } from '#/components/forms/type-ahead.tsx'
import { ASKED_AFTER_MS, NAME_MAX } from '../../limits.ts'
import { softwareNames } from '../../queries.ts'

const READY = 'Se ele já está na Praça, escolha na lista: os dados vêm prontos.'
const CONFIRM_FIRST =
  'Um software que outras pessoas já cadastraram só entra no seu catálogo depois que o cadastro da empresa for confirmado, na área do fornecedor.'

interface SoftwareNameFieldProps {
  className?: string
  value: string
  /** Ids of those that cannot be picked again. */
  taken: string[]
  isConfirmed: boolean
  onChange(name: string): void
  onPick(id: string): void
  error: ReactNode
  disabled: boolean
}

/** The name of a software: of a new one, or of one that the catalogue has, picked from the list. */
export function SoftwareNameField(props: SoftwareNameFieldProps) {
  const { className, value, taken, isConfirmed, onChange, onPick, error, disabled } = props
  const [query] = useDebouncedValue(value.trim(), ASKED_AFTER_MS)
  const { data } = useQuery({ ...softwareNames(query), placeholderData: keepPreviousData })
  const suggestions = data?.map(({ _id, name }) => ({
    id: _id,
    name,
    unavailable: taken.includes(_id) ? 'Já adicionado' : undefined,
  }))
  return (
    <TypeAhead
      className={className}
      label="Nome do software"
      required
      maxLength={NAME_MAX}
      placeholder="Comece a digitar o nome"
      description={isConfirmed ? READY : CONFIRM_FIRST}
      data-path="name"
      text={value}
      onText={onChange}
      suggestions={value.trim() ? suggestions : undefined}
      onPick={({ id }) => onPick(id)}
      nothingFound="Ainda não está na Praça: preencha os dados abaixo."
      error={error}
      aria-invalid={error ? true : undefined}
      disabled={disabled}
    />
  )
}
