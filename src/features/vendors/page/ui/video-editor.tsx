import { Button } from '#/components/button.tsx'
import { FormDialog } from '#/components/form-dialog.tsx'
import { lazyPart } from '#/components/lazy-part.tsx'
import { useDialog } from '#/components/use-dialog.ts'
import { SectionTools } from './section-tools.tsx'
import type { VideoFormProps } from './video-form.tsx'

const VideoForm = lazyPart<VideoFormProps>(() => import('./video-form.tsx'))

/** Whether the video is shown, and the way to put, replace and remove it. */
export default function VideoEditor(props: Omit<VideoFormProps, 'onClose'>) {
  const { vendor, onSaved } = props
  const dialog = useDialog()
  return (
    <>
      <SectionTools vendor={vendor} part="manifesto" name="o vídeo" onSaved={onSaved}>
        <Button look="secondary" onClick={() => dialog.open()}>
          {vendor.links.manifesto_url ? 'Editar vídeo' : 'Adicionar vídeo'}
        </Button>
      </SectionTools>
      <FormDialog title="Vídeo institucional" {...dialog.props}>
        <VideoForm {...props} onClose={dialog.close} />
      </FormDialog>
    </>
  )
}
