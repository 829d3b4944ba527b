import { Radio, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { FileCheck } from 'lucide-react'
import { useState } from 'react'
import { FileField, type FileLook } from '#/components/forms/file-field.tsx'
import { IMAGE_RULE, PDF_RULE } from '#/components/forms/file-rules.ts'
import styles from '#/components/forms/form.module.css'
import { SubmitForm } from '#/components/forms/submit-form.tsx'
import { useFields } from '#/components/forms/use-fields.ts'
import { useSubmit } from '#/components/forms/use-submit.ts'
import { ProgressBar } from '#/components/progress-bar.tsx'
import { fileSize } from '#/domain/file-size.ts'
import { UPLOADS_PATH } from '#/platform/file-urls.ts'
import { MEANINGS } from '../items.ts'
import { ADDRESS_MAX } from '../limits.ts'
import { declare } from '../queries.ts'
import { itemDeclaration, type ReadinessWire, SITUATIONS, type Situation } from '../schema.ts'
import { SITUATION_NAMES } from './situations.ts'

export interface ReadinessItemFormProps {
  offerId: string
  wire: ReadinessWire
  /** @param message of the server */
  onSaved(saved: ReadinessWire, message: string): void
  onCancel(): void
}

const LOOK: FileLook = {
  rule: {
    accept: `${PDF_RULE.accept},${IMAGE_RULE.accept}`,
    types: [...PDF_RULE.types, ...IMAGE_RULE.types],
    maxMb: PDF_RULE.maxMb,
    wanted: 'Por favor, envie um PDF ou uma imagem .png ou .jpg.',
  },
  formats: '.pdf, .jpg ou .png',
  icon: FileCheck,
  one: 'um arquivo',
  Inside: ({ file }) => (
    <span>
      {file ? `${file.name} · ${fileSize(file.size)}` : 'O arquivo enviado continua aqui'}
    </span>
  ),
}

type Values = Record<string, unknown> & { situacao: Situation; previsto: string; prova: string }

const isFile = (proof: string) => proof.startsWith(`${UPLOADS_PATH}/`)

/** What is declared of one item, with its proof. */
export default function ReadinessItemForm(props: ReadinessItemFormProps) {
  const { offerId, wire, onSaved, onCancel } = props
  const [file, setFile] = useState<File | null>(null)
  const [address, setAddress] = useState(isFile(wire.prova) ? wire.prova : '')
  const [refusal, setRefusal] = useState<string | null>(null)
  const [progress, setProgress] = useState<number>()
  const form = useForm<Values>({
    initialValues: {
      situacao: wire.declarado,
      previsto: wire.previsto,
      prova: isFile(wire.prova) ? '' : wire.prova,
    },
    validate: schemaResolver(itemDeclaration, { sync: true }),
  })
  const field = useFields(form)
  const submission = useSubmit(form, async ({ situacao, previsto, prova }) => {
    const body = new FormData()
    body.append('situacao', situacao)
    if (situacao === 'planejado') body.append('previsto', previsto)
    body.append('prova', prova.trim() || address)
    if (file) body.append('arquivo', file)
    try {
      const { data, message } = await declare(offerId, wire.item, body, file ? setProgress : noOp)
      onSaved(data, message)
    } finally {
      setProgress(undefined)
    }
  })
  const { situacao, prova } = form.values
  const { means, audience } = MEANINGS[wire.item]
  const saysSomething = situacao !== 'nao_informado'

  return (
    <SubmitForm
      submission={submission}
      isUnsaved={form.isDirty() || file !== null}
      onCancel={onCancel}
    >
      <p className={styles.lead}>
        {means} {audience}.
      </p>
      <Radio.Group
        className={styles.wide}
        label="O software está pronto?"
        {...form.getInputProps('situacao')}
      >
        {SITUATIONS.map((value, index) => (
          <Radio
            key={value}
            mt={8}
            value={value}
            label={SITUATION_NAMES[value]}
            data-autofocus={index === 0 || undefined}
          />
        ))}
      </Radio.Group>
      {situacao === 'planejado' && (
        <TextInput
          className={styles.wide}
          label="Para quando"
          type="date"
          required
          {...field('previsto')}
        />
      )}
      {saysSomething && (
        <>
          <TextInput
            className={styles.wide}
            label="Endereço da comprovação"
            description="Opcional. Uma página pública que mostra o que você declara."
            type="url"
            placeholder="https://"
            maxLength={ADDRESS_MAX}
            disabled={file !== null}
            {...field('prova')}
          />
          <FileField
            look={LOOK}
            className={styles.wide}
            path="arquivo"
            label="Ou um arquivo"
            hint="Os visitantes podem abri-lo."
            file={file}
            address={address}
            disabled={submission.sending || prova.trim() !== ''}
            onChange={setFile}
            onClear={() => setAddress('')}
            error={refusal ?? form.errors.arquivo}
            onError={setRefusal}
          />
        </>
      )}
      {progress !== undefined && (
        <div className={styles.wide}>
          <ProgressBar value={progress} aria-label="Envio do arquivo" />
        </div>
      )}
    </SubmitForm>
  )
}

const noOp = () => {}
