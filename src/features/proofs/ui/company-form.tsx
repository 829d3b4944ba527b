import { schemaResolver, useForm } from '@mantine/form'
import formStyles from '#/components/forms/form.module.css'
import { FormFailure } from '#/components/forms/form-failure.tsx'
import { MaskedField } from '#/components/forms/masked-field.tsx'
import { SubmitButton } from '#/components/forms/submit-button.tsx'
import { useFields } from '#/components/forms/use-fields.ts'
import { useSubmit } from '#/components/forms/use-submit.ts'
import { Mantine } from '#/components/mantine.tsx'
import type { Answer } from '#/platform/browser/api-client.ts'
import { showCompany } from '../queries.ts'
import { companyForm, type OwnProof } from '../schema.ts'

export interface CompanyFormProps {
  reviewId: string
  onSent(answer: Answer<OwnProof>): void
}

/** Of which company the mailbox of the author is. */
export default function CompanyForm({ reviewId, onSent }: CompanyFormProps) {
  const form = useForm({
    name: 'reviewerCompany',
    initialValues: { cnpj: '' },
    // Whether letters are taken is the server's to say.
    validate: schemaResolver(companyForm(false), { sync: true }),
  })
  const field = useFields(form)
  const { onSubmit, sending, failure } = useSubmit(form, async ({ cnpj }) =>
    onSent(await showCompany(reviewId, cnpj)),
  )
  return (
    <Mantine>
      <form className={formStyles.form} onSubmit={onSubmit} noValidate>
        <MaskedField
          {...field('cnpj')}
          className={formStyles.wide}
          label="CNPJ da sua empresa"
          required
          mask="cnpj"
          placeholder="00.000.000/0000-00"
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
        />
        <FormFailure>{failure}</FormFailure>
        <SubmitButton sending={sending}>Conferir o e-mail</SubmitButton>
      </form>
    </Mantine>
  )
}
