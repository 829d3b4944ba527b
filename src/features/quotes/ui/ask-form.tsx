import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { DialogActions } from '#/components/dialog-actions.tsx'
import { CountedText } from '#/components/forms/counted-text.tsx'
import formStyles from '#/components/forms/form.module.css'
import { FormFailure } from '#/components/forms/form-failure.tsx'
import { MaskedField } from '#/components/forms/masked-field.tsx'
import { SubmitButton } from '#/components/forms/submit-button.tsx'
import { useDraft } from '#/components/forms/use-draft.ts'
import { useSubmit } from '#/components/forms/use-submit.ts'
import { Mantine } from '#/components/mantine.tsx'
import { COMPANY_SIZES, SECTORS } from '#/domain/company-profile.ts'
import { showAlert } from '#/platform/browser/alerts.ts'
import { ApiError } from '#/platform/browser/api-client.ts'
import { openEntry } from '#/platform/browser/entry.ts'
import { useStoredUser } from '#/platform/browser/stored-user.ts'
import { CONTACT_WAYS, DEADLINES, needsPhone } from '../choices.ts'
import { LINE_MAX, NEED_MAX } from '../limits.ts'
import { type About, QUOTES_PATH } from '../links.ts'
import { askForQuotes, recipientsOf } from '../queries.ts'
import { forgetRequest, rememberedRequest, rememberRequest } from '../request-memory.ts'
import { type QuoteForm, quoteForm, type RecipientWire } from '../schema.ts'
import { begunWith, type Values } from './ask-values.ts'
import styles from './quotes.module.css'
import { RecipientsField } from './recipients-field.tsx'

export interface AskFormProps {
  about: About
  /** Who takes requests. */
  recipients: RecipientWire[]
}

const VISITOR = 'visitante'
/** The server's answer where a supplier takes no requests any more, or its text is another by now. */
const HAS_CHANGED = 409
const LOGIN_REASON = 'Entre ou cadastre-se para enviar o pedido. O que você escreveu continua aqui.'

const optionsOf = (texts: Record<string, string>, none: string) => [
  { value: '', label: none },
  ...Object.entries(texts).map(([value, label]) => ({ value, label })),
]

/** What a buyer needs, and who is to hear of it: agreed to one by one. */
export default function AskForm({ about, recipients }: AskFormProps) {
  const user = useStoredUser()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const of = [...about.software, ...about.fornecedor].join(' ')
  const draft = useDraft<Values>('orcamento', of, user?._id ?? VISITOR)
  const visitors = useDraft<Values>('orcamento', of, VISITOR)
  const form = useForm<Values>({
    initialValues: begunWith(draft.typed ?? visitors.typed ?? rememberedRequest<Values>(about)),
    onValuesChange: (values) => draft.keep(values),
    validate: schemaResolver(quoteForm, { sync: true }),
  })
  const userId = user?._id
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when somebody logs in
  useEffect(() => {
    if (!userId) return
    if (visitors.typed) {
      draft.keep(form.getValues())
      visitors.drop()
    } else if (draft.typed && !form.isDirty()) {
      // Theirs, from before their session ended and the page was read again.
      form.setValues(begunWith(draft.typed))
    }
  }, [userId])

  /** Sends it. Where who takes requests, or a text to agree to, has changed meanwhile, the new ones are shown. */
  async function send(request: QuoteForm) {
    try {
      return await askForQuotes(request)
    } catch (error) {
      if (error instanceof ApiError && error.status === HAS_CHANGED) {
        form.setFieldValue('consentimento', [])
        await queries.invalidateQueries({ queryKey: recipientsOf(about).queryKey })
      }
      throw error
    }
  }

  const { onSubmit, sending, failure } = useSubmit(form, async (values) => {
    if (!user) {
      rememberRequest(about, { ...values, consentimento: [] })
      return openEntry({ view: 'login', reason: LOGIN_REASON })
    }
    const agreed = values.consentimento.map(({ fornecedor }) => fornecedor)
    const { message } = await send(
      quoteForm.parse({
        ...values,
        software: about.software.filter((id) =>
          recipients.some(
            ({ _id, software }) => agreed.includes(_id) && software.some((one) => one._id === id),
          ),
        ),
        fornecedores: about.fornecedor.filter((id) => agreed.includes(id)),
      }),
    )
    draft.drop()
    forgetRequest()
    showAlert('success', message)
    navigate(QUOTES_PATH)
  })

  const field = (path: string) => {
    const input = form.getInputProps(path)
    return { ...input, 'aria-invalid': input.error ? (true as const) : undefined }
  }
  return (
    <Mantine>
      <form className={`${formStyles.form} ${styles.form}`} onSubmit={onSubmit} noValidate>
        <fieldset className={styles.part}>
          <legend>O que você precisa</legend>
          <CountedText
            {...field('necessidade')}
            label="Necessidade"
            placeholder="Ex.: controlar estoque e emitir notas de duas lojas, com 6 usuários."
            required
            max={NEED_MAX}
            mb="md"
          />
          <div className={styles.grid}>
            <NativeSelect
              {...field('porte')}
              label="Porte da empresa"
              required
              data={optionsOf(COMPANY_SIZES, 'Escolha')}
            />
            <NativeSelect
              {...field('prazo')}
              label="Prazo para decidir"
              required
              data={optionsOf(DEADLINES, 'Escolha')}
            />
            <NativeSelect
              {...field('setor')}
              label="Setor (opcional)"
              data={optionsOf(SECTORS, 'Não informar')}
            />
            <TextInput {...field('cidade')} label="Cidade (opcional)" maxLength={LINE_MAX} />
            <TextInput
              {...field('orcamento')}
              label="Quanto pretende gastar (opcional)"
              placeholder="Ex.: até R$ 500 por mês"
              maxLength={LINE_MAX}
            />
          </div>
        </fieldset>
        <fieldset className={styles.part}>
          <legend>Como falar com você</legend>
          <p className={styles.hint}>
            As respostas chegam aqui na Praça, com aviso por e-mail. O seu e-mail e o seu telefone
            ficam ocultos até você mostrá-los, a cada fornecedor.
          </p>
          <Checkbox.Group
            {...form.getInputProps('contato.formas')}
            label="Depois de mostrar o contato, prefiro (opcional)"
          >
            <div className={styles.ways}>
              {Object.entries(CONTACT_WAYS).map(([value, label]) => (
                <Checkbox key={value} value={value} label={label} />
              ))}
            </div>
          </Checkbox.Group>
          <div className={styles.grid}>
            {needsPhone(form.values.contato.formas) && (
              <MaskedField
                {...field('contato.telefone')}
                mask="phone"
                label="Número com DDD"
                required
                inputMode="tel"
                autoComplete="tel-national"
                mt="md"
              />
            )}
            <TextInput
              {...field('contato.quando')}
              label="Melhor horário (opcional)"
              placeholder="Ex.: dias úteis, à tarde"
              maxLength={LINE_MAX}
              mt="md"
            />
          </div>
        </fieldset>
        <RecipientsField
          recipients={recipients}
          agreed={form.values.consentimento}
          error={form.errors.consentimento}
          onChange={(agreed) => form.setFieldValue('consentimento', agreed)}
        />
        {failure && (
          <div className={formStyles.wide}>
            <FormFailure>{failure}</FormFailure>
          </div>
        )}
        <DialogActions>
          <SubmitButton sending={sending}>
            {user ? 'Enviar pedido' : 'Entrar e enviar pedido'}
          </SubmitButton>
        </DialogActions>
      </form>
    </Mantine>
  )
}
