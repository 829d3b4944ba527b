import { KeptSection } from './kept-section.tsx'
import { STORIES, TESTIMONIES } from './kinds.tsx'
import { RequestsSection } from './requests-section.tsx'
import styles from './stories-panel.module.css'

interface StoriesPanelProps {
  vendorId: string
}

/** What a supplier shows of its customers: testimonies, written or asked for, and success stories. */
export default function StoriesPanel({ vendorId }: StoriesPanelProps) {
  // Another page begins again.
  return (
    <div key={vendorId} className={styles.panel}>
      <KeptSection vendorId={vendorId} of={TESTIMONIES} leads />
      <RequestsSection vendorId={vendorId} />
      <KeptSection vendorId={vendorId} of={STORIES} />
    </div>
  )
}
