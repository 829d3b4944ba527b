import { TwoLines } from '#/components/desk/two-lines.tsx'
import type { TermGroup } from '../schema.ts'

/** Terms that are shown; the form has all. */
const SHOWN = 12

const listed = (terms: string[]) =>
  terms.length > SHOWN
    ? `${terms.slice(0, SHOWN).join(', ')} e mais ${terms.length - SHOWN}`
    : terms.join(', ')

/** The words of a group, and what they also find. */
export const TermsCell = ({ group: { tipo, termos, tambem } }: { group: TermGroup }) => (
  <>
    <TwoLines>{listed(termos)}</TwoLines>
    {tipo === 'sinonimos' && tambem.length > 0 && <small>Também encontram: {listed(tambem)}</small>}
  </>
)
