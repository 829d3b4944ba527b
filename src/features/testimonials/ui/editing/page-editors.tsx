import { STORIES, TESTIMONIES } from '../kinds.tsx'
import { ShownStories, ShownTestimonies } from '../shown-sections.tsx'
import { KeptEditor } from './kept-editor.tsx'

interface PageEditorsProps {
  vendorId: string
  /** Shows to its keeper what everybody else sees now. */
  onSaved(): Promise<void>
}

/** In a page's edit mode: its success stories and testimonies, and the way to choose them. */
export default function PageEditors(props: PageEditorsProps) {
  return (
    <>
      <KeptEditor {...props} of={STORIES} Shown={ShownStories} />
      <KeptEditor {...props} of={TESTIMONIES} Shown={ShownTestimonies} />
    </>
  )
}
