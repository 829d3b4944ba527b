import type { ReactNode } from 'react'
import { Section } from '#/components/section.tsx'
import type { SheetShown } from '../shown.ts'
import { FactLines } from './fact-lines.tsx'

interface AudienceSectionProps {
  sheet: SheetShown
  /** In edit mode: the way to change it. */
  tools?: ReactNode
}

/** Whom a product suits. */
export const AudienceSection = ({ sheet, tools }: AudienceSectionProps) => (
  <Section title="Para quem é" action={tools}>
    <FactLines {...sheet.audience} />
  </Section>
)
