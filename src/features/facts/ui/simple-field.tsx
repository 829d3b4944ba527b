import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { SimpleFact } from '../definition.ts'
import type { SheetFields } from '../form-values.ts'
import styles from './facts-form.module.css'

export type SheetForm = UseFormReturnType<SheetFields>

interface SimpleFieldProps {
  form: SheetForm
  /** In the form, as 'suporte.canais'. */
  path: string
  fact: SimpleFact
}

const NOT_SAID = { value: '', label: 'Não informado' }

const optionsOf = (options: Readonly<Record<string, string>>) =>
  Object.entries(options).map(([value, label]) => ({ value, label }))

/** One value of a sheet, by its kind; each may stay empty: then nobody said it. */
export function SimpleField({ form, path, fact }: SimpleFieldProps) {
  const { label } = fact
  const input = form.getInputProps(path)
  const isWrong = { 'aria-invalid': input.error ? (true as const) : undefined }
  switch (fact.kind) {
    case 'money':
      return (
        <TextInput
          label={label}
          description="Em reais. 0 se não houver."
          inputMode="decimal"
          placeholder="0,00"
          maxLength={16}
          {...isWrong}
          {...input}
        />
      )
    case 'count':
      return (
        <TextInput
          label={`${label} (${fact.unit[1]})`}
          description={`0: ${fact.none.toLowerCase()}.`}
          inputMode="numeric"
          maxLength={9}
          {...isWrong}
          {...input}
        />
      )
    case 'flag':
      return (
        <NativeSelect
          label={label}
          data={[NOT_SAID, { value: 'true', label: fact.yes }, { value: 'false', label: fact.no }]}
          {...isWrong}
          {...input}
        />
      )
    case 'choice':
      return (
        <NativeSelect
          label={label}
          data={[NOT_SAID, ...optionsOf(fact.options)]}
          {...isWrong}
          {...input}
        />
      )
    case 'choices':
      return (
        <Checkbox.Group className={styles.wide} label={label} {...input}>
          <div className={styles.options}>
            {optionsOf(fact.options).map((option) => (
              <Checkbox key={option.value} {...option} />
            ))}
          </div>
        </Checkbox.Group>
      )
  }
}
