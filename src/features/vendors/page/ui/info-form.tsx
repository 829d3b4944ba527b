import { schemaResolver, useForm } from '@mantine/form'
import { useState } from 'react'
import { changedValues } from '#/components/forms/changed-values.ts'
import { CountedText } from '#/components/forms/counted-text.tsx'
import { FormActions } from '#/components/forms/form-actions.tsx'
import { useFields } from '#/components/forms/use-fields.ts'
import { useSubmit } from '#/components/forms/use-submit.ts'
import { showAlert } from '#/platform/browser/alerts.ts'
import { DESCRIPTION_MAX } from '../../limits.ts'
import { vendorInfoForm } from '../../registration/schema.ts'
import { CompanyFields } from '../../registration/ui/company-fields.tsx'
import { type DetailField, detailsOf, type Filled, fillIn } from '../../registration/ui/details.ts'
import { LookupNote } from '../../registration/ui/lookup-note.tsx'
import { useAddressLookup } from '../../registration/ui/use-address-lookup.ts'
import { useCompanyLookup } from '../../registration/ui/use-company-lookup.ts'
import type { OwnVendor } from '../../schema.ts'
import { saveVendor } from '../queries.ts'
import styles from './info-form.module.css'

export interface InfoFormProps {
  vendor: OwnVendor
  onSaved(vendor: OwnVendor): void
  onClose(): void
}

const check = schemaResolver(vendorInfoForm, { sync: true })

/**
 * Everything that is known of a registered supplier. Its CNPJ is shown, and stays. Who keeps a page without an address,
 * as one that was just claimed, finds what the register has of it in the fields; nothing of it is kept until it is saved.
 */
export default function InfoForm({ vendor, onSaved, onClose }: InfoFormProps) {
  const [filled, setFilled] = useState<Filled>({})
  const form = useForm({
    initialValues: { ...detailsOf(vendor), descricao: vendor.descricao },
    validate: check,
  })
  const field = useFields(form)
  const company = useCompanyLookup({
    form,
    digitsOnly: false,
    ownCnpj: vendor.cnpj,
    isOffered: vendor.isAssociated,
    fill,
  })
  const address = useAddressLookup(form.values.cep, fill, company.cep)
  const { onSubmit, sending, failure } = useSubmit(form, async ({ cnpj: _cnpj, ...details }) => {
    onSaved(await saveVendor(vendor._id, changedValues(form, details)))
    onClose()
    showAlert('success', 'Dados cadastrais atualizados.')
  })

  function fill(found: Filled) {
    const changes = fillIn(form.getValues(), filled, found)
    setFilled({ ...filled, ...changes })
    for (const [name, text] of Object.entries(changes))
      form.setFieldValue(name as DetailField, text)
  }

  /** Leaving loses something: what was put into the fields comes again. */
  const isWritten = Object.entries(form.values).some(
    ([name, value]) => form.isDirty(name) && value !== filled[name as DetailField],
  )

  return (
    <form onSubmit={onSubmit} noValidate aria-busy={sending}>
      <CompanyFields
        field={field}
        leads={form.getInputProps('leads', { type: 'checkbox' })}
        cnpj={{
          mask: 'cnpj',
          readOnly: true,
          note: company.lookup === 'filled' && (
            <LookupNote about="company" lookup="filled" month={company.month} />
          ),
        }}
        address={address}
      />
      <div className={styles.description}>
        <CountedText label="Descrição" required max={DESCRIPTION_MAX} {...field('descricao')} />
      </div>
      <FormActions
        submit="Salvar"
        sending={sending}
        failure={failure}
        isUnsaved={isWritten}
        onCancel={onClose}
      />
    </form>
  )
}
