import { schemaResolver, useForm } from '@mantine/form'
import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { FormFailure } from '#/components/forms/form-failure.tsx'
import { useFields } from '#/components/forms/use-fields.ts'
import { useSubmit } from '#/components/forms/use-submit.ts'
import { useDialog } from '#/components/use-dialog.ts'
import { FREE_PROVIDER } from '#/features/companies/limits.ts'
import type { KnownVendor } from '../../schema.ts'
import { supplierForm } from '../schema.ts'
import { CompanyFields, LABELS } from './company-fields.tsx'
import { type DetailField, type Details, type Filled, fillIn, isLookedUp } from './details.ts'
import { LookupNote } from './lookup-note.tsx'
import { RegisteredDialog } from './registered-dialog.tsx'
import { useAddressLookup } from './use-address-lookup.ts'
import { useCompanyLookup } from './use-company-lookup.ts'
import { useFreeProvider } from './use-free-provider.ts'
import { WizardActions } from './wizard-actions.tsx'

/** Product limit: how long after a CNPJ proved to be registered the form is emptied. */
const RESETS_AFTER_MS = 500

interface DetailsFormProps {
  details: Details
  filled: Filled
  /** Bare CNPJ of the page, once it is begun; else ''. */
  ownCnpj: string
  /** A page that is seen keeps its CNPJ. */
  isPublished: boolean
  digitsOnly: boolean
  /** What the form goes back to when its CNPJ turns out to be another's page. */
  saved: Details
  onChange(details: Details, filled: Filled): void
  /** @throws ApiError */
  onSave(details: Details): Promise<void>
}

/** The first step: who the company is, and how it is reached. */
export default function DetailsForm(props: DetailsFormProps) {
  const { ownCnpj, isPublished, digitsOnly, onChange, onSave } = props
  const filled = useRef(props.filled)
  const freeEmail = useRef('')
  const registered = useDialog<KnownVendor>()
  const check = useMemo(
    () => schemaResolver(supplierForm(digitsOnly), { sync: true }),
    [digitsOnly],
  )
  /** What the form refuses, and what the server said of the address. */
  const refusedOf = (values: Details) => ({
    ...check(values),
    ...(freeEmail.current !== '' && values.email === freeEmail.current && { email: FREE_PROVIDER }),
  })
  const form = useForm<Details>({
    initialValues: props.details,
    initialErrors: props.details.cnpj ? { cnpj: check(props.details).cnpj } : {},
    validate: refusedOf,
    onValuesChange: (values) => onChange(values, filled.current),
  })
  const field = useFields(form, { emptyIsWrong: true })
  const { onSubmit, sending, failure } = useSubmit(form, onSave)
  const company = useCompanyLookup({ form, digitsOnly, ownCnpj, fill, onRegistered })
  const address = useAddressLookup(form.values.cep, fill, company.cep)

  function fill(found: Filled) {
    const changes = fillIn(form.getValues(), filled.current, found)
    filled.current = { ...filled.current, ...changes }
    for (const [name, text] of Object.entries(changes)) form.setFieldValue(name, text)
  }

  function onRegistered(vendor: KnownVendor) {
    registered.open(vendor)
    setTimeout(() => form.setValues(props.saved), RESETS_AFTER_MS)
  }

  const { email } = form.values
  const isFree = useFreeProvider('email' in check(form.values) ? '' : email)
  const showRefused = useEffectEvent(() => {
    freeEmail.current = email
    form.setFieldError('email', FREE_PROVIDER)
  })
  useEffect(() => {
    if (isFree) showRefused()
  }, [isFree])

  const refused = { ...refusedOf(form.values), ...(isFree && { email: FREE_PROVIDER }) }
  const wrong = (Object.keys(LABELS) as DetailField[]).filter((name) => name in refused)

  return (
    <form onSubmit={onSubmit} noValidate aria-busy={sending}>
      <FormFailure>{failure}</FormFailure>
      <CompanyFields
        field={field}
        leads={form.getInputProps('leads', { type: 'checkbox' })}
        cnpj={{
          mask: digitsOnly ? 'cnpjOfDigits' : 'cnpj',
          readOnly: isPublished,
          note: (!isPublished || company.lookup === 'filled') && (
            <LookupNote
              about="company"
              lookup={company.lookup}
              month={company.month}
              isLookedUp={ownCnpj !== '' && isLookedUp(form.values, filled.current)}
            />
          ),
        }}
        address={address}
      />
      <WizardActions sending={sending} missing={wrong.map((name) => LABELS[name])} />
      <RegisteredDialog vendor={registered.about} {...registered.props} />
    </form>
  )
}
