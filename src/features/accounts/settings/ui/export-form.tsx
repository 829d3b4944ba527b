import { schemaResolver, useForm } from '@mantine/form'
import { FileArchive } from 'lucide-react'
import { useState } from 'react'
import { FormFailure } from '#/components/forms/form-failure.tsx'
import { Notice } from '#/components/forms/notice.tsx'
import { PasswordField } from '#/components/forms/password-field.tsx'
import { SubmitButton } from '#/components/forms/submit-button.tsx'
import { useAutofocus } from '#/components/forms/use-autofocus.ts'
import { useSubmit } from '#/components/forms/use-submit.ts'
import { formatMoment } from '#/domain/dates.ts'
import { saveFile } from '#/platform/browser/save-file.ts'
import { reauthentication } from '../../schema.ts'
import styles from '../../ui/entry.module.css'
import { downloadExport, type ExportLink, requestExport } from '../queries.ts'

/** Asks for the password, and then hands out the link to everything that is kept of the person. */
export default function ExportForm() {
  const [link, setLink] = useState<ExportLink>()
  const form = useForm({
    name: 'export',
    initialValues: { password: '' },
    validate: schemaResolver(reauthentication, { sync: true }),
  })
  const { onSubmit, sending, failure } = useSubmit(form, async ({ password }) =>
    setLink(await requestExport(password)),
  )
  const first = useAutofocus()

  if (link) return <Ready link={link} />
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <p className={styles.lead}>
        O arquivo tem tudo sobre você. Por isso pedimos a sua senha mais uma vez.
      </p>
      <FormFailure>{failure}</FormFailure>
      <PasswordField
        {...form.getInputProps('password')}
        {...first}
        label="Sua senha"
        autoComplete="current-password"
      />
      <SubmitButton sending={sending}>Continuar</SubmitButton>
    </form>
  )
}

function Ready({ link: { url, expiresAt } }: { link: ExportLink }) {
  const form = useForm({})
  const { onSubmit, sending, failure } = useSubmit(form, async () =>
    saveFile(await downloadExport(url), 'meus-dados-praca.zip'),
  )
  // What was pressed is gone.
  const download = useAutofocus<HTMLButtonElement>()
  return (
    <form className={styles.form} onSubmit={onSubmit}>
      <Notice icon={FileArchive} role="status">
        O seu arquivo está pronto. Você pode baixá-lo, quantas vezes precisar, até{' '}
        {formatMoment(expiresAt)}, e só com a sua conta aberta.
      </Notice>
      <FormFailure>{failure}</FormFailure>
      <SubmitButton sending={sending} {...download}>
        Baixar o arquivo ZIP
      </SubmitButton>
    </form>
  )
}
