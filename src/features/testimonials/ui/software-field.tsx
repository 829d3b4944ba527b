import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ChoicesField } from '#/components/forms/choices-field.tsx'
import { foldText } from '#/domain/text.ts'
import { SOFTWARE_MAX } from '../limits.ts'
import { softwareOf } from '../queries.ts'

interface SoftwareFieldProps {
  className?: string
  vendorId: string
  /** What was chosen when the form opened, by name. */
  known: { _id: string; name: string }[]
  /** Ids of what is chosen. */
  value: string[]
  onChange(ids: string[]): void
  error: ReactNode
}

/** Software of a supplier's own catalogue that something is about. */
export function SoftwareField(props: SoftwareFieldProps) {
  const { className, vendorId, known, value, onChange, error } = props
  const [text, setText] = useState('')
  const { data } = useQuery(softwareOf(vendorId))
  const all = [...known, ...(data ?? [])]
  const idOf = (name: string) => all.find((software) => software.name === name)?._id
  const names = [...new Set(all.map(({ name }) => name))]
  const isFull = value.length >= SOFTWARE_MAX
  return (
    <ChoicesField
      className={className}
      label="Softwares"
      placeholder={isFull ? 'Todos escolhidos' : 'Digite e escolha na lista'}
      description={`Opcional: até ${SOFTWARE_MAX}, do catálogo da página.`}
      data-path="softwares"
      chosen={value.flatMap((id) => all.find(({ _id }) => _id === id)?.name ?? [])}
      max={SOFTWARE_MAX}
      text={text}
      onText={setText}
      suggestions={data && names.filter((name) => foldText(name).includes(foldText(text.trim())))}
      onChange={(chosen) => onChange(chosen.flatMap((name) => idOf(name) ?? []))}
      nothingFound="Nenhum software com esse nome no catálogo da página."
      removeLabel="Remover software"
      error={error}
      aria-invalid={error ? true : undefined}
    />
  )
}
