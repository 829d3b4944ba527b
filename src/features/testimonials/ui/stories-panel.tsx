import { KeptSection } from './kept-section.tsx'
import { STORIES, TESTIMONIES } from './kinds.tsx'
import { RequestsSection } from './requests-section.tsx'

interface StoriesPanelProps {
  vendorId: string
}

/** What a supplier shows of its customers: testimonies, written or asked for, and success stories. */
export default function StoriesPanel({ vendorId }: StoriesPanelProps) {
  // Another page begins again.
  return (
    <div key={vendorId}>
      <KeptSection vendorId={vendorId} of={TESTIMONIES} />
      <RequestsSection vendorId={vendorId} />
      <KeptSection vendorId={vendorId} of={STORIES} />
    </div>
  )
}
