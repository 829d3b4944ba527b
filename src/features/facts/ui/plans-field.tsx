import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { Button } from '#/components/button.tsx'
import { focusField } from '#/components/forms/focus-field.ts'
import { PERIODS, UNITS } from '#/domain/product-facts.ts'
import { centsOf, EMPTY_PLAN, type PlanFields } from '../form-values.ts'
import { PLAN_INCLUDES_MAX, PLAN_LIMITS_MAX, PLAN_NAME_MAX, PLANS_MAX } from '../limits.ts'
import { perText, priceText } from '../words.ts'
import styles from './facts-form.module.css'
import type { SheetForm } from './simple-field.tsx'

const optionsOf = (texts: Record<string, string>) =>
  Object.entries(texts).map(([value, label]) => ({ value, label }))

/** The plans of a product, in the order in which its page shows them. */
export function PlansField({ form }: { form: SheetForm }) {
  const plans = (form.values.planos ?? []) as PlanFields[]
  const list = useRef<HTMLFieldSetElement>(null)
  const add = useRef<HTMLButtonElement>(null)

  /** Once it is there: of a plan that is folded, after it is opened. */
  const focusName = (index: number) =>
    requestAnimationFrame(() =>
      focusField(
        list.current?.querySelectorAll<HTMLInputElement>('[data-plan-name]')[index] ?? null,
      ),
    )

  function move(index: number, to: number) {
    form.reorderListItem('planos', { from: index, to })
    focusName(to)
  }

  function remove(index: number) {
    form.removeListItem('planos', index)
    requestAnimationFrame(() => add.current?.focus())
  }

  return (
    <fieldset className={styles.plans} ref={list}>
      <legend>Planos</legend>
      {form.errors.planos && <p data-field-error>{form.errors.planos}</p>}
      {plans.map((plan, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: inputs hold nothing of their own
        <PlanFold key={index} form={form} index={index} plan={plan}>
          <PlanInputs form={form} path={`planos.${index}`} plan={plan} />
          <div className={styles.moves}>
            <Button look="quiet" disabled={index === 0} onClick={() => move(index, index - 1)}>
              <ArrowUp size={18} aria-hidden="true" /> Subir
            </Button>
            <Button
              look="quiet"
              disabled={index === plans.length - 1}
              onClick={() => move(index, index + 1)}
            >
              <ArrowDown size={18} aria-hidden="true" /> Descer
            </Button>
            <Button look="quiet" onClick={() => remove(index)}>
              <Trash2 size={18} aria-hidden="true" /> Remover
              <span className="visually-hidden"> {plan.nome || `plano ${index + 1}`}</span>
            </Button>
          </div>
        </PlanFold>
      ))}
      <Button
        ref={add}
        look="secondary"
        disabled={plans.length >= PLANS_MAX}
        onClick={() => {
          form.insertListItem('planos', EMPTY_PLAN)
          focusName(plans.length)
        }}
      >
        <Plus size={18} aria-hidden="true" /> Adicionar plano
      </Button>
      {plans.length >= PLANS_MAX && <p className={styles.hint}>São até {PLANS_MAX} planos.</p>}
    </fieldset>
  )
}

interface PlanFoldProps {
  form: SheetForm
  index: number
  plan: PlanFields
  children: ReactNode
}

/** A plan in a line, which opens: one at a time, and at first one that lacks its name or its price. */
function PlanFold({ form, index, plan, children }: PlanFoldProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(plan.nome === '' || priceOf(plan) === '')
  const isWrong = Object.keys(form.errors).some((path) => path.startsWith(`planos.${index}.`))
  return (
    <fieldset className={styles.plan} aria-labelledby={id}>
      <details
        name="planos"
        open={isOpen}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>
          <strong id={id}>{plan.nome || `Plano ${index + 1}`}</strong>
          <span>{isWrong ? <em>Confira os campos</em> : priceOf(plan)}</span>
        </summary>
        {children}
      </details>
    </fieldset>
  )
}

/** What a plan costs, as far as it is typed. */
function priceOf({ precoCentavos, onRequest, periodo, por }: PlanFields) {
  const cents = onRequest ? null : centsOf(precoCentavos)
  if (Number.isNaN(cents)) return ''
  const price = priceText({ precoCentavos: cents })
  return cents ? `${price} ${perText({ precoCentavos: cents, periodo, por })}` : price
}

interface PlanInputsProps {
  form: SheetForm
  path: string
  plan: PlanFields
}

function PlanInputs({ form, path, plan }: PlanInputsProps) {
  const field = (name: keyof PlanFields) => {
    const input = form.getInputProps(`${path}.${name}`)
    return { ...input, 'aria-invalid': input.error ? (true as const) : undefined }
  }
  return (
    <div className={styles.fields}>
      <TextInput
        className={styles.wide}
        label="Nome do plano"
        required
        maxLength={PLAN_NAME_MAX}
        data-plan-name
        {...field('nome')}
      />
      <TextInput
        label="Preço em reais"
        description="0 se for gratuito."
        inputMode="decimal"
        placeholder="0,00"
        maxLength={16}
        required={!plan.onRequest}
        disabled={plan.onRequest}
        {...field('precoCentavos')}
      />
      <Checkbox
        className={styles.beside}
        label="Sob consulta"
        {...form.getInputProps(`${path}.onRequest`, { type: 'checkbox' })}
      />
      <NativeSelect label="Período" data={optionsOf(PERIODS)} {...field('periodo')} />
      <NativeSelect label="Cobrança" data={optionsOf(UNITS)} {...field('por')} />
      <Textarea
        className={styles.wide}
        label="O que inclui"
        description="Um item por linha."
        autosize
        minRows={2}
        maxLength={PLAN_INCLUDES_MAX}
        {...field('inclui')}
      />
      <TextInput
        className={styles.wide}
        label="Limites"
        description="Como 'até 3 usuários e 500 notas por mês'."
        maxLength={PLAN_LIMITS_MAX}
        {...field('limites')}
      />
    </div>
  )
}
