import { Checkbox } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useRef, useState } from 'react'
import chosenStyles from '#/components/forms/choices-field.module.css'
import { TypeAhead } from '#/components/forms/type-ahead.tsx'
import { ASKED_AFTER_MS } from '#/features/catalogue/limits.ts'
import { softwareNames } from '#/features/catalogue/queries.ts'
import { INTEGRATION_GROUPS, INTEGRATIONS } from '../integrations.ts'
import { PRODUCTS_MAX } from '../limits.ts'
import styles from './facts-form.module.css'
import type { SheetForm } from './simple-field.tsx'

interface IntegrationsFieldProps {
  form: SheetForm
  /** The product itself, which is no choice. */
  offerId: string
  /** Names of products of the catalogue, by their ids. */
  names: Record<string, string>
}

/** What a product works with: of the list, and products of the catalogue. */
export function IntegrationsField({ form, offerId, names }: IntegrationsFieldProps) {
  const chosen = (form.values.integracoes ?? []) as string[]
  const change = (values: string[]) => form.setFieldValue('integracoes', values)
  const products = chosen.filter((value) => !Object.hasOwn(INTEGRATIONS, value))
  const errors = Object.entries(form.errors).filter(([path]) => path.startsWith('integracoes'))
  return (
    <fieldset className={styles.plans}>
      <legend>Integrações</legend>
      {errors.map(([path, message]) => (
        <p key={path} data-field-error>
          {message}
        </p>
      ))}
      {Object.entries<Record<string, string>>(INTEGRATION_GROUPS).map(([title, options]) => (
        <Checkbox.Group
          key={title}
          label={title}
          value={chosen}
          onChange={(listed) => change([...listed])}
        >
          <div className={styles.options}>
            {Object.entries(options).map(([value, label]) => (
              <Checkbox key={value} value={value} label={label} />
            ))}
          </div>
        </Checkbox.Group>
      ))}
      <Products
        names={names}
        chosen={products}
        taken={[...products, offerId]}
        onAdd={(id) => change([...chosen, id])}
        onRemove={(id) => change(chosen.filter((other) => other !== id))}
      />
    </fieldset>
  )
}

interface ProductsProps {
  names: Record<string, string>
  chosen: string[]
  taken: string[]
  onAdd(id: string): void
  onRemove(id: string): void
}

function Products({ names, chosen, taken, onAdd, onRemove }: ProductsProps) {
  const [text, setText] = useState('')
  const [added, setAdded] = useState<Record<string, string>>({})
  const field = useRef<HTMLInputElement>(null)
  const [query] = useDebouncedValue(text.trim(), ASKED_AFTER_MS)
  const { data } = useQuery({ ...softwareNames(query), placeholderData: keepPreviousData })
  const nameOf = (id: string) => added[id] ?? names[id] ?? 'Software oculto'
  return (
    <div>
      <TypeAhead
        ref={field}
        label="Softwares do catálogo"
        description="Eles mostram a integração também na página deles."
        text={text}
        onText={setText}
        disabled={chosen.length >= PRODUCTS_MAX}
        suggestions={
          text.trim()
            ? data?.map(({ _id, name }) => ({
                id: _id,
                name,
                unavailable: taken.includes(_id) ? 'Já escolhido' : undefined,
              }))
            : undefined
        }
        nothingFound="Nenhum software com este nome."
        onPick={({ id, name }) => {
          setAdded((before) => ({ ...before, [id]: name }))
          setText('')
          onAdd(id)
        }}
      />
      {chosen.length > 0 && (
        <ul className={chosenStyles.chosen}>
          {chosen.map((id) => (
            <li key={id} className={chosenStyles.choice}>
              {nameOf(id)}
              <button
                type="button"
                aria-label={`Remover integração ${nameOf(id)}`}
                onClick={() => {
                  onRemove(id)
                  requestAnimationFrame(() => field.current?.focus())
                }}
              >
                <X aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
