import { FileText } from 'lucide-react'
import { fileSize } from '#/domain/file-size.ts'
import { FileField, type FileFieldProps, type FileLook, type ShownFile } from './file-field.tsx'
import { FilePrompt } from './file-prompt.tsx'
import { PDF_RULE } from './file-rules.ts'

const LOOK: FileLook = {
  rule: PDF_RULE,
  formats: '.pdf',
  icon: FileText,
  one: 'um PDF',
  Inside: Name,
}

/** One PDF. */
export const DocumentField = (props: FileFieldProps) => <FileField {...props} look={LOOK} />

/** A document is not shown, only named. */
function Name({ file }: ShownFile) {
  return (
    <FilePrompt icon={FileText}>
      {file ? `${file.name} · ${fileSize(file.size)}` : 'O PDF enviado continua aqui'}
    </FilePrompt>
  )
}
