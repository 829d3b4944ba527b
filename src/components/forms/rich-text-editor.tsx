import { RichTextEditor as Frame } from '@mantine/tiptap'
import { type Editor, useEditor } from '@tiptap/react'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { richTextClass } from '#/components/rich-text.tsx'
import { showAlert } from '#/platform/browser/alerts.ts'
import { ApiError } from '#/platform/browser/api-client.ts'
import { fileRefusal, IMAGE_RULE } from './file-rules.ts'
import '@mantine/tiptap/styles.css'
import styles from './rich-text-editor.module.css'
import { RICH_TEXT } from './rich-text-extensions.ts'
import { RichTextToolbar } from './rich-text-toolbar.tsx'

/** A picture that can be shown in a text: its address, and its size in pixels. */
export interface Picture {
  url: string
  width: number
  height: number
}

interface RichTextEditorProps {
  /** Of the field in its form, where a refusal puts focus. */
  path: string
  label: string
  /** HTML that it begins with. */
  initial: string
  error: ReactNode
  /** @param html as the editor has it; that of `initial` when it `isReady` */
  onChange(html: string, isReady: boolean): void
  /** Sends a picture. @throws ApiError */
  onUpload(file: File): Promise<Picture>
}

/** The text without the empty line that the editor keeps at its end. */
const htmlOf = (editor: Editor) => editor.getHTML().replace(/(<p><\/p>)+$/, '')

/** Pictures of other sites are not shown here: they would show their owner who reads. */
const withoutOthersPictures = (html: string) =>
  html.replace(/<img\b(?![^>]*\bsrc="\/uploads\/)[^>]*>/gi, '')

const picturesIn = (data: DataTransfer | null) =>
  [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'))

/** A text with formatting, links and pictures, as pages will show it. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { path, label, initial, error, onChange, onUpload } = props
  const id = useId()
  const [isSending, setSending] = useState(false)
  const hasError = Boolean(error)

  const editor = useEditor({
    extensions: RICH_TEXT,
    content: initial,
    onCreate: (created) => onChange(htmlOf(created.editor), true),
    onUpdate: (updated) => onChange(htmlOf(updated.editor), false),
    editorProps: {
      attributes: {
        class: richTextClass,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        'aria-describedby': `${id}-note`,
        'data-path': path,
      },
      transformPastedHTML: withoutOthersPictures,
      handlePaste: (_view, event) => addAll(picturesIn(event.clipboardData)),
      handleDrop: (_view, event, _slice, isMoved) =>
        !isMoved && addAll(picturesIn(event.dataTransfer)),
    },
  })

  useEffect(() => {
    const field = editor.view.dom
    if (hasError) field.setAttribute('aria-invalid', 'true')
    else field.removeAttribute('aria-invalid')
  }, [editor, hasError])

  function addAll(files: File[]): boolean {
    for (const file of files) void addPicture(file, '').catch(tellRefusal)
    return files.length > 0
  }

  /** @throws ApiError */
  async function addPicture(file: File, alt: string) {
    const refusal = fileRefusal(file, IMAGE_RULE)
    if (refusal) throw new ApiError(400, refusal, { imagem: refusal })
    setSending(true)
    try {
      const { url, width, height } = await onUpload(file)
      editor.chain().focus().setImage({ src: url, alt, width, height }).run()
    } finally {
      setSending(false)
    }
  }

  return (
    <div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: as the label of any field */}
      <div className={styles.label} id={`${id}-label`} onClick={() => editor.commands.focus()}>
        {label}
      </div>
      <Frame
        editor={editor}
        withTypographyStyles={false}
        className={styles.frame}
        data-error={hasError || undefined}
      >
        <RichTextToolbar editor={editor} onPicture={addPicture} />
        <Frame.Content className={styles.content} />
      </Frame>
      <p className={styles.note} id={`${id}-note`}>
        {isSending ? 'Enviando a imagem…' : 'Imagens também podem ser coladas ou soltas no texto.'}{' '}
        {error && (
          <span className={styles.error} data-field-error>
            {error}
          </span>
        )}
      </p>
    </div>
  )
}

function tellRefusal(error: unknown) {
  if (!(error instanceof ApiError)) throw error
  showAlert('error', error.message)
}
