import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useMemo, useRef, useState } from 'react'
import { FormFailure } from '#/components/forms/form-failure.tsx'
import { MaskedField } from '#/components/forms/masked-field.tsx'
import { useFields } from '#/components/forms/use-fields.ts'
import { useSubmit } from '#/components/forms/use-submit.ts'
import { EMPLOYEE_RANGES, LINE_MAX } from '../../limits.ts'
import { supplierForm } from '../../registration-schema.ts'
import type { KnownVendor } from '../../schema.ts'
import styles from './details.module.css'
import { type DetailField, type Details, type Filled, fillIn } from './details.ts'
import { LookupNote } from './lookup-note.tsx'
import { RegisteredDialog } from './registered-dialog.tsx'
import { useAddressLookup } from './use-address-lookup.ts'
import { useCompanyLookup } from './use-company-lookup.ts'
import { WizardActions } from './wizard-actions.tsx'

/** Product limit: how long after a CNPJ proved to be registered the form is emptied. */
const RESETS_AFTER_MS = 500

/** As they are called on the screen, in its order. */
const LABELS: Record<DetailField, string> = {
  cnpj: 'CNPJ',
  numeroFuncionarios: 'Número de funcionários',
  razaoSocial: 'Razão social',
  nomeFantasia: 'Nome fantasia',
  site: 'Site',
  email: 'E-mail corporativo',
  telefone: 'Telefone',
  cep: 'CEP',
  cidade: 'Cidade',
  estado: 'Estado',
  logradouro: 'Rua',
  numero: 'Número',
  bairro: 'Bairro',
  complemento: 'Complemento',
  pais: 'País',
}

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
  const [registered, setRegistered] = useState<KnownVendor | null>(null)
  const check = useMemo(
    () => schemaResolver(supplierForm(digitsOnly), { sync: true }),
    [digitsOnly],
  )
  const form = useForm<Details>({
    initialValues: props.details,
    initialErrors: props.details.cnpj ? { cnpj: check(props.details).cnpj } : {},
    validate: check,
    onValuesChange: (values) => onChange(values, filled.current),
  })
  const field = useFields(form, { emptyIsWrong: true })
  const { onSubmit, sending, failure } = useSubmit(form, onSave)
  const company = useCompanyLookup({ form, digitsOnly, ownCnpj, fill, onRegistered })
  const address = useAddressLookup(form.values.cep, fill)

  function fill(found: Filled) {
    const changes = fillIn(form.getValues(), filled.current, found)
    filled.current = { ...filled.current, ...changes }
    for (const [name, text] of Object.entries(changes)) form.setFieldValue(name, text)
  }

  function onRegistered(vendor: KnownVendor) {
    setRegistered(vendor)
    setTimeout(() => form.setValues(props.saved), RESETS_AFTER_MS)
  }

  const refused = check(form.values)
  const wrong = (Object.keys(LABELS) as DetailField[]).filter((name) => name in refused)
  const text = (name: DetailField) => ({ label: LABELS[name], maxLength: LINE_MAX, ...field(name) })

  return (
    <form onSubmit={onSubmit} noValidate aria-busy={sending}>
      <FormFailure>{failure}</FormFailure>
      <fieldset className={styles.group}>
        <legend>A empresa</legend>
        <div className={styles.half}>
          <MaskedField
            {...field('cnpj')}
            label={LABELS.cnpj}
            required
            mask={digitsOnly ? 'cnpjOfDigits' : 'cnpj'}
            placeholder="00.000.000/0000-00"
            inputMode={digitsOnly ? 'numeric' : undefined}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            readOnly={isPublished}
            description={isPublished && 'O CNPJ de uma página publicada não muda.'}
          />
          <LookupNote about="company" lookup={company} />
        </div>
        <NativeSelect
          {...field('numeroFuncionarios')}
          className={styles.half}
          label={LABELS.numeroFuncionarios}
          required
          data={[{ value: '', label: 'Escolha' }, ...EMPLOYEE_RANGES]}
        />
        <TextInput
          {...text('razaoSocial')}
          className={styles.half}
          required
          autoComplete="organization"
        />
        <TextInput {...text('nomeFantasia')} className={styles.half} required autoComplete="off" />
        <TextInput
          {...text('site')}
          className={styles.whole}
          required
          placeholder="www.suaempresa.com.br"
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
        />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>Contato</legend>
        <TextInput
          {...text('email')}
          className={styles.half}
          required
          type="email"
          placeholder="contato@suaempresa.com.br"
          autoComplete="email"
        />
        <MaskedField
          {...field('telefone')}
          className={styles.half}
          label={LABELS.telefone}
          required
          mask="phone"
          placeholder="(00) 00000-0000"
          type="tel"
          autoComplete="tel-national"
        />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>Endereço</legend>
        <MaskedField
          {...field('cep')}
          className={styles.third}
          label={LABELS.cep}
          required
          mask="cep"
          placeholder="00000-000"
          inputMode="numeric"
          autoComplete="postal-code"
        />
        <TextInput
          {...text('cidade')}
          className={styles.city}
          required
          autoComplete="address-level2"
        />
        <TextInput
          {...text('estado')}
          className={styles.state}
          maxLength={2}
          placeholder="UF"
          autoCapitalize="characters"
          autoComplete="address-level1"
        />
        <div className={styles.under}>
          <LookupNote about="address" lookup={address} />
        </div>
        <TextInput
          {...text('logradouro')}
          className={styles.street}
          required
          autoComplete="address-line1"
        />
        <TextInput {...text('numero')} className={styles.third} required autoComplete="off" />
        <TextInput
          {...text('bairro')}
          className={styles.third}
          required
          autoComplete="address-level3"
        />
        <TextInput
          {...text('complemento')}
          className={styles.third}
          placeholder="Opcional"
          autoComplete="address-line2"
        />
        <TextInput
          {...text('pais')}
          className={styles.third}
          required
          autoComplete="country-name"
        />
      </fieldset>
      <Checkbox
        {...form.getInputProps('leads', { type: 'checkbox' })}
        className={styles.leads}
        label="Quero receber contatos de empresas interessadas (leads)"
        description="Você pode mudar de ideia depois."
      />
      <WizardActions sending={sending} missing={wrong.map((name) => LABELS[name])} />
      <RegisteredDialog vendor={registered} onClose={() => setRegistered(null)} />
    </form>
  )
}
