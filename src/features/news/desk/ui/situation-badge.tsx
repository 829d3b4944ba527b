import { DeskState } from '#/components/desk/desk-state.tsx'
import type { Situation } from '../../publication.ts'

const LOOKS = {
  rascunho: { tone: 'idle', text: 'Rascunho' },
  agendado: { tone: 'waiting', text: 'Agendado' },
  publicado: { tone: 'active', text: 'Publicado' },
} as const

/** How an item stands, in a word. */
export const SituationBadge = ({ situation }: { situation: Situation }) => (
  <DeskState tone={LOOKS[situation].tone}>{LOOKS[situation].text}</DeskState>
)
