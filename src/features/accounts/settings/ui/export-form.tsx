import { schemaResolver, useForm } from '@mantine/form'
import { FileArchive } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { ButtonLink } from '#/components/button.tsx'
import { FormFailure } from '#/components/forms/form-failure.tsx'
import { Notice } from '#/components/forms/notice.tsx'
import { PasswordField } from '#/components/forms/password-field.tsx'
import { SubmitButton } from '#/components/forms/submit-button.tsx'
import { useAutofocus } from '#/components/forms/use-autofocus.ts'
import { useSubmit } from '#/components/forms/use-submit.ts'
import { formatMoment } from '#/domain/dates.ts'
import { reauthentication } from '../../schema.ts'
import styles from '../../ui/entry.module.css'
import { type ExportLink, requestExport } from '../queries.ts'

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
  const download = useRef<HTMLAnchorElement>(null)
  // What was pressed is gone.
  useEffect(() => download.current?.focus(), [])
  return (
    <div className={styles.form}>
      <Notice icon={FileArchive} role="status">
        O seu arquivo está pronto. O link vale até {formatMoment(expiresAt)}; não o passe a ninguém,
        porque quem o tiver baixa os seus dados.
      </Notice>
      <ButtonLink to={url} reloadDocument download prefetch="none" ref={download}>
        Baixar o arquivo ZIP
      </ButtonLink>
    </div>
  )
}
