import { Checkbox, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { CountedText } from '#/components/forms/counted-text.tsx'
import styles from '#/components/forms/form.module.css'
import { FormFailure } from '#/components/forms/form-failure.tsx'
import { LeaveQuestion } from '#/components/forms/leave-question.tsx'
import { SubmitButton } from '#/components/forms/submit-button.tsx'
import { useFields } from '#/components/forms/use-fields.ts'
import { useSubmit } from '#/components/forms/use-submit.ts'
import { Mantine } from '#/components/mantine.tsx'
import { LINE_MAX, TEXT_MAX } from '../limits.ts'
import { answerRequest } from '../queries.ts'
import { answerForm } from '../schema.ts'
import screenStyles from './answer-screen.module.css'

export interface AnswerFormProps {
  token: string
  /** Who asks. */
  company: string
  /** The customer's name, as the company wrote it. */
  name: string
  onSent(): void
}

/** What a customer says of a supplier, and that it may be published. */
export default function AnswerForm({ token, company, name, onSent }: AnswerFormProps) {
  const form = useForm({
    initialValues: { nome: name, cargo: '', empresa: '', depoimento: '', consentimento: false },
    validate: schemaResolver(answerForm, { sync: true }),
  })
  const field = useFields(form)
  const { onSubmit, sending, failure } = useSubmit(form, async (values) => {
    await answerRequest(token, values)
    onSent()
  })
  const line = { required: true, maxLength: LINE_MAX }

  return (
    <Mantine>
      <form className={styles.form} onSubmit={onSubmit} noValidate aria-busy={sending}>
        <CountedText
          className={styles.wide}
          label="Seu depoimento"
          required
          max={TEXT_MAX}
          {...field('depoimento')}
        />
        <TextInput label="Seu nome" autoComplete="name" {...line} {...field('nome')} />
        <TextInput
          label="Seu cargo"
          autoComplete="organization-title"
          {...line}
          {...field('cargo')}
        />
        <TextInput
          className={styles.wide}
          label="Sua empresa"
          autoComplete="organization"
          {...line}
          {...field('empresa')}
        />
        <Checkbox
          {...form.getInputProps('consentimento', { type: 'checkbox' })}
          className={styles.wide}
          label={
            <>
              Autorizo {company} a publicar na Praça este texto com o meu nome, cargo e empresa.
              Posso retirá-lo quando quiser, pelo link que chega por e-mail. Veja a{' '}
              <a href="/privacidade" target="_blank" rel="noreferrer">
                política de privacidade
              </a>
              .
            </>
          }
        />
        {failure && (
          <div className={styles.wide}>
            <FormFailure>{failure}</FormFailure>
          </div>
        )}
        <div className={screenStyles.send}>
          <SubmitButton sending={sending}>Enviar depoimento</SubmitButton>
        </div>
      </form>
      <LeaveQuestion
        losesSomething={form.isDirty()}
        title="Sair sem enviar"
        question="O que você escreveu ainda não foi enviado e será perdido. Sair?"
      />
    </Mantine>
  )
}
