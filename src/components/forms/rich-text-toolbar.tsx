import { RichTextEditor as Frame, type RichTextEditorLabels } from '@mantine/tiptap'
import { type Editor, useEditorState } from '@tiptap/react'
import { ImagePlus, Link as LinkIcon } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Dialog } from '#/components/dialog.tsx'
import { TEXT_SIZES, type TextSize } from '#/domain/text-sizes.ts'
import { LinkFields } from './link-fields.tsx'
import { PictureFields } from './picture-fields.tsx'
import styles from './rich-text-editor.module.css'
import { TEXT_SIZE } from './text-size-mark.ts'

const LABELS: Partial<RichTextEditorLabels> = {
  boldControlLabel: 'Negrito',
  italicControlLabel: 'Itálico',
  h2ControlLabel: 'Título',
  h3ControlLabel: 'Subtítulo',
  bulletListControlLabel: 'Lista com marcadores',
  orderedListControlLabel: 'Lista numerada',
  blockquoteControlLabel: 'Citação',
  hrControlLabel: 'Linha divisória',
  clearFormattingControlLabel: 'Limpar formatação',
  undoControlLabel: 'Desfazer',
  redoControlLabel: 'Refazer',
}

const SIZE_LABELS: Record<TextSize, string> = {
  small: 'Texto pequeno',
  medium: 'Texto médio',
  large: 'Texto grande',
}

interface RichTextToolbarProps {
  editor: Editor
  /** Sends a picture and puts it in the text. @throws ApiError */
  onPicture(file: File, alt: string): Promise<void>
}

/** What can be done with the text; stays in view while one writes. */
export function RichTextToolbar({ editor, onPicture }: RichTextToolbarProps) {
  const [asking, setAsking] = useState<'link' | 'picture' | null>(null)
  const close = () => setAsking(null)
  const current = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      size: now.getAttributes(TEXT_SIZE).size as TextSize | undefined,
      isLink: now.isActive('link'),
      address: String(now.getAttributes('link').href ?? ''),
      isPicture: now.isActive('image'),
      alt: String(now.getAttributes('image').alt ?? ''),
    }),
  })
  const act = () => editor.chain().focus()

  function setLink(href: string) {
    close()
    const marked = act().extendMarkRange('link')
    if (!href) return void marked.unsetLink().run()
    // With nothing selected, the address is its own text.
    if (editor.state.selection.empty && !current.isLink)
      return void act()
        .insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] })
        .run()
    marked.setLink({ href }).run()
  }

  return (
    <>
      <Frame.Toolbar
        sticky
        stickyOffset="var(--header-height)"
        className={styles.toolbar}
        role="group"
        aria-label="Formatação"
      >
        <Frame.ControlsGroup>
          <Frame.H2 {...name('h2ControlLabel')} />
          <Frame.H3 {...name('h3ControlLabel')} />
        </Frame.ControlsGroup>
        <Frame.ControlsGroup>
          <Frame.Bold {...name('boldControlLabel')} />
          <Frame.Italic {...name('italicControlLabel')} />
        </Frame.ControlsGroup>
        <Frame.ControlsGroup>
          {TEXT_SIZES.map((size) => (
            <Control
              key={size}
              label={SIZE_LABELS[size]}
              active={current.size === size}
              onClick={() => act().toggleMark(TEXT_SIZE, { size }).run()}
            >
              <span className={styles[size]} aria-hidden="true">
                A
              </span>
            </Control>
          ))}
        </Frame.ControlsGroup>
        <Frame.ControlsGroup>
          <Frame.BulletList {...name('bulletListControlLabel')} />
          <Frame.OrderedList {...name('orderedListControlLabel')} />
          <Frame.Blockquote {...name('blockquoteControlLabel')} />
          <Frame.Hr {...name('hrControlLabel')} />
        </Frame.ControlsGroup>
        <Frame.ControlsGroup>
          <Control label="Link" active={current.isLink} onClick={() => setAsking('link')}>
            <LinkIcon aria-hidden="true" size={17} />
          </Control>
          <Control label="Imagem" active={current.isPicture} onClick={() => setAsking('picture')}>
            <ImagePlus aria-hidden="true" size={17} />
          </Control>
        </Frame.ControlsGroup>
        <Frame.ControlsGroup>
          <Frame.ClearFormatting {...name('clearFormattingControlLabel')} />
          <Frame.Undo {...name('undoControlLabel')} />
          <Frame.Redo {...name('redoControlLabel')} />
        </Frame.ControlsGroup>
      </Frame.Toolbar>
      <Dialog title="Link" opened={asking === 'link'} onClose={close}>
        <LinkFields address={current.address} onApply={setLink} onCancel={close} />
      </Dialog>
      <Dialog title="Imagem" opened={asking === 'picture'} onClose={close}>
        <PictureFields
          alt={current.isPicture ? current.alt : null}
          onInsert={async (file, alt) => {
            await onPicture(file, alt)
            close()
          }}
          onDescribe={(alt) => {
            close()
            act().updateAttributes('image', { alt }).run()
          }}
          onCancel={close}
        />
      </Dialog>
    </>
  )
}

const name = (label: keyof typeof LABELS) => ({
  'aria-label': LABELS[label] as string,
  title: LABELS[label] as string,
})

interface ControlProps {
  label: string
  active: boolean
  onClick(): void
  children: ReactNode
}

const Control = ({ label, ...props }: ControlProps) => (
  <Frame.Control {...props} aria-label={label} title={label} />
)
