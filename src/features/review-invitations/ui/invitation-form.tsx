import { Checkbox, FileButton, NativeSelect, NumberInput, Radio, Textarea } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { FileUp } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '#/components/button.tsx'
import styles from '#/components/forms/form.module.css'
import { SubmitForm } from '#/components/forms/submit-form.tsx'
import { useFields } from '#/components/forms/use-fields.ts'
import { useSubmit } from '#/components/forms/use-submit.ts'
import { Link } from '#/components/link.tsx'
import { DECLARATION } from '../declaration.ts'
import { LIST_MAX, LIST_MIN, LIST_TEXT_MAX } from '../limits.ts'
import { invite, whatToReview } from '../queries.ts'
import { type BegunInvitation, newInvitation } from '../schema.ts'

export interface InvitationFormProps {
  vendorId: string
  onBegun(invitation: BegunInvitation): Promise<void>
  onCancel(): void
}

interface Values extends Record<string, unknown> {
  software: string
  envio: 'link' | 'lista'
  lista: string
  /** '' for all. */
  amostra: number | ''
  isDeclared: boolean
}

/** What is sent of what was filled in. */
const bodyOf = ({ software, envio, lista, amostra, isDeclared }: Values) => ({
  software,
  envio,
  declaracao: isDeclared ? DECLARATION : '',
  ...(envio === 'lista' && { lista, amostra: amostra === '' ? null : amostra }),
})

const validate = schemaResolver(newInvitation, { sync: true })

/** Whom a supplier invites to review what: everybody to whom it passes a link on, or a list. */
export default function InvitationForm({ vendorId, onBegun, onCancel }: InvitationFormProps) {
  const { data, isError } = useQuery(whatToReview(vendorId))
  const form = useForm<Values>({
    initialValues: { software: '', envio: 'link', lista: '', amostra: '', isDeclared: false },
    validate: (values) => {
      const { declaracao, ...errors } = validate(bodyOf(values))
      return {
        ...errors,
        ...(!values.software && { software: 'Escolha o que os clientes vão avaliar.' }),
        ...(declaracao && { isDeclared: declaracao }),
      }
    },
  })
  const field = useFields(form)
  const again = useRef<() => void>(null)
  const submission = useSubmit(form, async (values) => {
    const { data: begun } = await invite(vendorId, newInvitation.parse(bodyOf(values)))
    await onBegun(begun)
  })

  async function takeFile(file: File | null) {
    if (!file) return
    form.setFieldValue('lista', (await file.text()).slice(0, LIST_TEXT_MAX + 1))
    form.clearFieldError('lista')
    // The same file can be chosen again once it was mended.
    again.current?.()
  }

  const { envio } = form.values
  return (
    <SubmitForm
      submission={submission}
      submit={envio === 'link' ? 'Criar link' : 'Enviar convites'}
      onCancel={onCancel}
    >
      <NativeSelect
        className={styles.wide}
        label="O que os clientes vão avaliar"
        required
        data={[
          { value: '', label: data ? 'Escolha' : isError ? 'Não foi possível carregar' : '…' },
          ...(data?.produtos ?? []).map(({ _id, nome }) => ({ value: _id, label: nome })),
        ]}
        {...field('software')}
      />
      {data && data.aConfirmar > 0 && (
        <p className={`${styles.wide} ${styles.lead}`}>
          {data.aConfirmar === 1
            ? '1 software do catálogo não está na lista: é de outra empresa, e a revenda não foi confirmada.'
            : `${data.aConfirmar} softwares do catálogo não estão na lista: são de outras empresas, e a revenda não foi confirmada.`}{' '}
          Peça a confirmação à equipe da Praça, pelo{' '}
          <Link to="/termos#contato" target="_blank">
            contato dos Termos de uso
          </Link>
          .
        </p>
      )}
      <Radio.Group className={styles.wide} label="Como convidar" {...field('envio')}>
        <div className={styles.options}>
          <Radio
            value="link"
            label="Com um link e um código QR"
            description="Você envia o link, imprime o código ou põe no seu sistema."
          />
          <Radio
            value="lista"
            label="Por e-mail, a uma lista"
            description={`De ${LIST_MIN} a ${LIST_MAX} clientes, uma lista por dia. O texto é da Praça, com um único lembrete.`}
          />
        </div>
      </Radio.Group>
      {envio === 'lista' && (
        <>
          <div className={styles.wide}>
            <FileButton resetRef={again} accept=".csv,.txt,text/csv,text/plain" onChange={takeFile}>
              {({ onClick }) => (
                <Button look="secondary" onClick={onClick}>
                  <FileUp size={18} aria-hidden="true" /> Escolher arquivo CSV
                </Button>
              )}
            </FileButton>
          </div>
          <Textarea
            className={styles.wide}
            label="E-mails dos clientes"
            description="De um arquivo com a coluna email, ou colados aqui, um por linha. Inclua todos: quem está insatisfeito também."
            required
            rows={6}
            autoComplete="off"
            spellCheck={false}
            {...field('lista')}
          />
          <NumberInput
            className={styles.wide}
            label="Sortear quantos (opcional)"
            description="A Praça sorteia. Nem a sua empresa descobre quem foi escolhido. Vazio: todos."
            min={LIST_MIN}
            max={LIST_MAX}
            allowDecimal={false}
            {...field('amostra')}
          />
        </>
      )}
      <Checkbox
        className={styles.wide}
        label={DECLARATION}
        data-path="isDeclared"
        error={form.errors.isDeclared}
        checked={form.values.isDeclared}
        onChange={({ currentTarget: { checked } }) => form.setFieldValue('isDeclared', checked)}
      />
    </SubmitForm>
  )
}
