import { Checkbox, TextInput } from '@mantine/core'
import { type FormErrors, schemaResolver, useForm } from '@mantine/form'
import { clsx } from 'clsx'
import formStyles from '#/components/forms/form.module.css'
import { SubmitForm } from '#/components/forms/submit-form.tsx'
import { useAutofocus } from '#/components/forms/use-autofocus.ts'
import { useFields } from '#/components/forms/use-fields.ts'
import { useSubmit } from '#/components/forms/use-submit.ts'
import { maskCnpj } from '#/domain/cnpj.ts'
import { EMAIL_MAX } from '#/domain/person.ts'
import { showAlert } from '#/platform/browser/alerts.ts'
import { requestAccess } from '../queries.ts'
import { accessRequest, type AccessRequest as Request } from '../schema.ts'
import styles from './proof.module.css'

export interface AccessRequestFormProps {
  userId: string
  company: { razaoSocial: string; cnpj: string; isAssociated: boolean; confirmado: boolean }
  /** Whether the person came to remove the page. */
  isForRemoval: boolean
  /** Of a request that was sent to a mailbox that was not the right one, or ''. */
  email: string
  onSent(request: Request): void
  onCancel(): void
}

const requestForm = accessRequest().required({ termos: true })

const AT_ONCE =
  'O seu e-mail na empresa. No domínio do site dela, o acesso sai na hora; em outro, nossa equipe confere o pedido.'
const BY_REGISTER =
  'O seu e-mail na empresa. No domínio que o registro público tem dela, o acesso sai na hora; em outro, nossa equipe confere o pedido.'
const CHECKED =
  'O seu e-mail na empresa. Como ela já administra a página, nossa equipe confere o pedido.'

const PROVE_FIRST =
  'Só a empresa pode remover a página. Confirme um e-mail dela: com o acesso liberado, você remove a página com um clique.'

/** Says above the page that the terms were not accepted; the field says it too. */
function tellRefused({ termos }: FormErrors) {
  if (typeof termos === 'string') showAlert('error', termos)
}

export default function AccessRequestForm(props: AccessRequestFormProps) {
  const { userId, company, isForRemoval, email, onSent, onCancel } = props
  const form = useForm({
    name: 'accessRequest',
    initialValues: {
      email,
      razaoSocial: company.razaoSocial,
      cnpj: maskCnpj(company.cnpj),
      termos: false,
    },
    validate: schemaResolver(requestForm, { sync: true }),
  })
  const field = useFields(form)
  const first = useAutofocus()
  const submission = useSubmit(
    form,
    async (values) => {
      const request = requestForm.parse(values)
      await requestAccess(userId, request)
      onSent(request)
    },
    tellRefused,
  )

  return (
    <SubmitForm
      submission={submission}
      isUnsaved={false}
      submit="Solicitar acesso"
      onCancel={onCancel}
    >
      <p className={clsx(formStyles.wide, styles.lead)}>
        {isForRemoval ? PROVE_FIRST : 'Complete os dados abaixo'}
      </p>
      <TextInput
        {...field('email')}
        {...first}
        className={formStyles.wide}
        label="E-mail corporativo"
        description={company.isAssociated ? CHECKED : company.confirmado ? AT_ONCE : BY_REGISTER}
        type="email"
        autoComplete="email"
        maxLength={EMAIL_MAX}
      />
      <TextInput
        {...form.getInputProps('razaoSocial')}
        className={formStyles.wide}
        label="Nome da empresa"
        disabled
      />
      <TextInput
        {...form.getInputProps('cnpj')}
        className={formStyles.wide}
        label="CNPJ"
        disabled
      />
      <Checkbox
        {...form.getInputProps('termos', { type: 'checkbox' })}
        className={formStyles.wide}
        label={
          <>
            Represento a empresa, li e aceito os{' '}
            <a href="/termos.pdf" target="_blank" rel="noreferrer">
              termos de uso (PDF)
            </a>{' '}
            e a{' '}
            <a href="/privacidade.pdf" target="_blank" rel="noreferrer">
              política de privacidade (PDF)
            </a>
            .
          </>
        }
      />
    </SubmitForm>
  )
}
