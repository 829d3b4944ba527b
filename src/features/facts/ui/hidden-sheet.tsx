import type { ReactNode } from 'react'
import { Section } from '#/components/section.tsx'
import type { FactGroup } from '../definition.ts'
import styles from './facts.module.css'

const PARTS: { group: FactGroup; title: string }[] = [
  { group: 'publico', title: 'Para quem é' },
  { group: 'precos', title: 'Preços' },
  { group: 'detalhes', title: 'Detalhes' },
]

/** In edit mode of an offer that is hidden: the way to each part of what is known of it. */
export const HiddenSheet = ({ tools }: { tools(group: FactGroup): ReactNode }) => (
  <Section
    title="Ficha do produto"
    lead="Preços, público e detalhes. Quem visita só vê a ficha quando a página volta ao ar."
  >
    <ul className={styles.parts}>
      {PARTS.map(({ group, title }) => (
        <li key={group}>
          <h3>{title}</h3>
          {tools(group)}
        </li>
      ))}
    </ul>
  </Section>
)
