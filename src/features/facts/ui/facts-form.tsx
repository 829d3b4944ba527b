import { useForm } from '@mantine/form'
import { NotebookPen } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#/components/button.tsx'
import formStyles from '#/components/forms/form.module.css'
import { Notice } from '#/components/forms/notice.tsx'
import { SubmitForm } from '#/components/forms/submit-form.tsx'
import { useDraft } from '#/components/forms/use-draft.ts'
import { useSubmit } from '#/components/forms/use-submit.ts'
import type { OfferType } from '#/features/catalogue/schema.ts'
import { ApiError } from '#/platform/browser/api-client.ts'
import type { AskedFacts, Fact } from '../definition.ts'
import { askedOf, changeOf, fieldsOf, rebased, type SheetFields } from '../form-values.ts'
import { saveSheet } from '../queries.ts'
import { type SheetWire, sheetChange } from '../schema.ts'
import { IntegrationsField } from './integrations-field.tsx'
import { NamersField } from './namers-field.tsx'
import { PlansField } from './plans-field.tsx'
import { type SheetForm, SimpleField } from './simple-field.tsx'

export interface FactsFormProps {
  offer: { id: string; tipo: OfferType }
  asked: AskedFacts
  /** What giving it up is called. */
  cancel?: string
  /** As it is now. */
  sheet: SheetWire
  onSaved(sheet: SheetWire): void
  /** Called where somebody else changed the sheet meanwhile. */
  onOutdated(): void
  /** Called once something else of the sheet has changed. */
  onChanged?: (() => void) | undefined
  onCancel(): void
}

interface Draft {
  /** Of the sheet that it changes. */
  versao: string
  /** What of it the form began with. */
  base: SheetFields
  fields: SheetFields
}

const NO_AMOUNT = 'Informe o valor em reais, como 99,90.'

/** What is wrong with what is typed, by its field; what the screen asks for in reais is said in reais. */
function refusals(change: object) {
  const { error } = sheetChange.safeParse(change)
  return Object.fromEntries(
    (error?.issues ?? []).map(({ path, message, ...issue }) => {
      const isNumber = issue.code === 'invalid_type' && /centavos$/i.test(path.join('.'))
      return [path.join('.'), isNumber ? NO_AMOUNT : message]
    }),
  )
}

const focus = (element: HTMLElement | null) => element?.focus()

/** Some of what is known of an offer, saved by itself. What is typed stays until it is saved or discarded. */
export default function FactsForm(props: FactsFormProps) {
  const { offer, asked, cancel, sheet, onSaved, onOutdated, onChanged, onCancel } = props
  const { id, tipo } = offer
  const { versao } = sheet
  const draft = useDraft<Draft>(`ficha de ${asked}`, id)
  const known = fieldsOf(asked, tipo, sheet)
  // Said while somebody types, it would push the field away: it is of what was there at first.
  const [begun, setBegun] = useState(() => {
    const { typed } = draft
    // One that another release kept may lack a part.
    const fields = typed?.fields && typed.base && rebased(typed.fields, typed.base, known)
    return fields ? { fields, isUponChanges: typed.versao !== versao } : null
  })
  const form = useForm<SheetFields>({
    initialValues: begun?.fields ?? known,
    validate: (values) => refusals(changeOf(asked, tipo, values)),
    onValuesChange: (fields) => draft.keep({ versao, base: known, fields }),
  })
  const submission = useSubmit(form, async (values) => {
    try {
      const { data } = await saveSheet(id, { ...changeOf(asked, tipo, values), versao })
      draft.drop()
      onSaved(data)
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) onOutdated()
      throw error
    }
  })

  function discard() {
    form.setValues(known)
    form.setInitialValues(known)
    form.clearErrors()
    draft.drop()
    setBegun(null)
  }

  const names = Object.fromEntries(sheet.produtos.map(({ _id, name }) => [_id, name]))
  return (
    <SubmitForm submission={submission} isUnsaved={false} cancel={cancel} onCancel={onCancel}>
      <p className={formStyles.lead}>
        O que ficar em branco aparece como não informado. Ao salvar, tudo desta parte passa a valer
        com a data de hoje.
      </p>
      {begun && (
        <div
          className={formStyles.wide}
          tabIndex={-1}
          // It comes as somebody saves, far below.
          ref={begun.isUponChanges ? focus : undefined}
        >
          <Notice icon={NotebookPen} role="status">
            {begun.isUponChanges
              ? 'A ficha mudou enquanto você escrevia. O que você alterou continua aqui: confira e salve de novo. '
              : 'Você tem alterações que ainda não salvou. '}
            <Button look="quiet" onClick={discard}>
              Descartar
            </Button>
          </Notice>
        </div>
      )}
      {askedOf(asked, tipo).map(([name, fact]) => (
        <FactFields key={name} form={form} name={name} fact={fact} offerId={id} names={names} />
      ))}
      {asked === 'detalhes' && (
        <NamersField
          offerId={id}
          namers={sheet.produtos.filter(({ citadoPor }) => citadoPor === 'outro')}
          onChanged={onChanged}
        />
      )}
    </SubmitForm>
  )
}

interface FactFieldsProps {
  form: SheetForm
  name: string
  fact: Fact
  offerId: string
  names: Record<string, string>
}

function FactFields({ form, name, fact, offerId, names }: FactFieldsProps) {
  switch (fact.kind) {
    case 'plans':
      return <PlansField form={form} />
    case 'integrations':
      return <IntegrationsField form={form} offerId={offerId} names={names} />
    case 'parts':
      return Object.entries(fact.parts).map(([part, of]) => (
        <SimpleField key={part} form={form} path={`${name}.${part}`} fact={of} />
      ))
    default:
      return <SimpleField form={form} path={name} fact={fact} />
  }
}
