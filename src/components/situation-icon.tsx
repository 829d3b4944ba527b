import { CalendarClock, CircleCheck, CircleHelp, CircleX } from 'lucide-react'
import styles from './situation-icon.module.css'

const ICONS = {
  sim: CircleCheck,
  nao: CircleX,
  planejado: CalendarClock,
  nao_informado: CircleHelp,
}
/** How something stands that is declared of a product. */
export type IconSituation = keyof typeof ICONS

/** A form for each, beside its word: colours alone tell nothing to who sees none. */
export function SituationIcon({ situation }: { situation: IconSituation }) {
  const Icon = ICONS[situation]
  return <Icon aria-hidden="true" className={styles[situation]} />
}
