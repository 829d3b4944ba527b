import { PartLinks } from '#/components/desk/part-links.tsx'
import type { Queue } from '../../schema.ts'
import { APPEALS, QUEUES, queueSearch } from './queues.ts'

interface QueueLinksProps {
  current: Queue | typeof APPEALS.name
  /** Goes along to other queues of reviews. */
  search: string
}

/** The ways between what an Admin looks through. */
export const QueueLinks = ({ current, search }: QueueLinksProps) => (
  <PartLinks
    label="Filas"
    links={[
      ...(Object.keys(QUEUES) as Queue[]).map((queue) => ({
        to: `?${queueSearch(queue, search)}`,
        text: QUEUES[queue].title,
        isHere: queue === current,
      })),
      {
        to: `?queue=${APPEALS.name}`,
        text: APPEALS.title,
        isHere: current === APPEALS.name,
      },
    ]}
  />
)
