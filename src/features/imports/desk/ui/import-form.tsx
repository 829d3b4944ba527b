import { FileSpreadsheet } from 'lucide-react'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#/components/button.tsx'
import { FileDrop } from '#/components/forms/file-drop.tsx'
import { FileFrame } from '#/components/forms/file-frame.tsx'
import { FilePrompt } from '#/components/forms/file-prompt.tsx'
import styles from '#/components/forms/form.module.css'
import { FormActions } from '#/components/forms/form-actions.tsx'
import { fileSize } from '#/domain/file-size.ts'
import { fileTooLarge } from '#/domain/uploads.ts'
import { cellGuide, FACT_COLUMNS } from '#/features/facts/columns.ts'
import { ApiError } from '#/platform/browser/api-client.ts'
import { saveFile, textFile } from '#/platform/browser/save-file.ts'
import type { FormCalls } from '#/platform/desk.ts'
import { IMPORT_MAX_MB } from '../../limits.ts'
import { sendImport } from '../../queries.ts'
import { REQUIRED_COLUMNS } from '../../schema.ts'
import { importTemplate, TEMPLATE_NAME } from '../../template.ts'
import fields from './import-form.module.css'

const MISSING = 'Escolha um arquivo .csv.'
const MIB = 1024 * 1024
/** By its name: systems name the kind of such files in many ways. */
const CSV = { accept: '.csv,text/csv' }

/** Which file is imported, and how it has to be. */
export default function ImportForm({ onSaved, onCancel }: FormCalls) {
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File>()
  const [error, setError] = useState('')
  const [failure, setFailure] = useState('')
  const [sending, setSending] = useState(false)

  function choose([chosen]: File[]) {
    setFile(chosen)
    setError('')
  }

  function refuse(message: string) {
    setError(message)
    input.current?.focus()
  }

  async function send() {
    if (!file) return refuse(MISSING)
    if (file.size > IMPORT_MAX_MB * MIB) return refuse(fileTooLarge(IMPORT_MAX_MB))
    setSending(true)
    setError('')
    setFailure('')
    try {
      const { data, message } = await sendImport(file)
      await onSaved(message)
      navigate(`/admin/imports/${data._id}`)
    } catch (refusal) {
      if (!(refusal instanceof ApiError)) throw refusal
      if (refusal.fields.arquivo) refuse(refusal.fields.arquivo)
      else setFailure(refusal.message)
    } finally {
      setSending(false)
    }
  }

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!sending) void send()
      }}
    >
      <FileFrame
        id="arquivo"
        className={styles.wide}
        label="Arquivo CSV"
        required
        note={<ColumnsNote />}
        error={error}
      >
        <FileDrop
          id="arquivo"
          path="arquivo"
          rule={CSV}
          hasError={error !== ''}
          onFiles={choose}
          input={input}
          isFirst
        >
          <FilePrompt icon={FileSpreadsheet}>
            {file ? (
              `${file.name} · ${fileSize(file.size)}`
            ) : (
              <>
                <strong>Escolha um arquivo</strong> ou solte aqui
              </>
            )}
          </FilePrompt>
        </FileDrop>
      </FileFrame>
      <SheetColumns />
      <FormActions
        submit="Importar softwares"
        sending={sending}
        failure={failure}
        onCancel={onCancel}
      />
    </form>
  )
}

/** How the file has to be. */
const ColumnsNote = () => (
  <span className={fields.note}>
    <span>
      A primeira linha nomeia as colunas: <code>{REQUIRED_COLUMNS.join(', ')}</code> e, se houver,{' '}
      <code>site</code>. Até três categorias, separadas por <code>|</code>. Vírgula ou ponto e
      vírgula; até {IMPORT_MAX_MB} MB.
    </span>
    <span>
      <Button
        look="quiet"
        onClick={() => saveFile(textFile(importTemplate(), 'text/csv'), TEMPLATE_NAME)}
      >
        Baixar modelo com todas as colunas
      </Button>
    </span>
    <span>
      Um software é reconhecido por nome e fabricante: o mesmo arquivo de novo não muda nada.
    </span>
  </span>
)

/** What else the file may say, and how. */
const SheetColumns = () => (
  <details className={styles.wide}>
    <summary>Colunas da ficha, se houver, e o que cada uma aceita</summary>
    <ul className={fields.columns}>
      {FACT_COLUMNS.map(({ name, of }) => (
        <li key={name}>
          <code>{name}</code>: {cellGuide(of)}
        </li>
      ))}
    </ul>
    <p>Em branco não muda nada.</p>
  </details>
)
