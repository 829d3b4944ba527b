import { EyeOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { Switch } from '#/components/switch.tsx'
import type { OwnVendor } from '../../schema.ts'
import { showPart } from '../queries.ts'
import { type Part, shows } from './parts.ts'
import styles from './section-tools.module.css'

interface SectionToolsProps {
  vendor: OwnVendor
  part: Part
  /** Of the section, for those who do not see where this stands. */
  name: string
  onSaved(vendor: OwnVendor): void
  /** What else is done with the section. */
  children: ReactNode
}

/** What the edit mode adds to a section: whether visitors see it, and the way to edit it. */
export function SectionTools({ vendor, part, name, onSaved, children }: SectionToolsProps) {
  const isShown = shows(vendor, part)
  return (
    <div className={styles.tools}>
      <Switch
        label="Exibir"
        about={name}
        checked={isShown}
        onChange={async (visivel) =>
          onSaved(await showPart(vendor._id, { categoria: part, visivel }))
        }
      />
      {children}
      {!isShown && (
        <p className={styles.hidden}>
          <EyeOff aria-hidden="true" /> Os visitantes não veem esta seção.
        </p>
      )}
    </div>
  )
}
