import { PartLinks } from '#/components/desk/part-links.tsx'
import type { Queue } from '../../schema.ts'
import { APPEALS, QUEUES, queueSearch } from './queues.ts'

/** What an Admin looks through. */
type Part = Queue | typeof APPEALS.name
/** How much waits at each, of those where something can. */
export type PartCounts = Partial<Record<Part, number>>

interface QueueLinksProps {
  current: Part
  /** Goes along to other queues of reviews. */
  search: string
  counts: PartCounts
}

/** Where something waits comes first. */
const ORDER: Part[] = ['reported', 'pending', APPEALS.name, 'hidden', 'all']

/** The ways between what an Admin looks through. */
export const QueueLinks = ({ current, search, counts }: QueueLinksProps) => (
  <PartLinks
    label="Filas"
    links={ORDER.map((part) => ({
      ...(part === APPEALS.name
        ? { to: `?queue=${part}`, text: APPEALS.title }
        : { to: `?${queueSearch(part, search)}`, text: QUEUES[part].title }),
      isHere: part === current,
      count: counts[part],
    }))}
  />
)
