import type { CareerCard as Card } from '../schema.ts'
import { CareerCard } from './career-card.tsx'
import styles from './career-list.module.css'

/** Jobs of a page of results; the only one is shown whole. */
export function CareerList({ careers, expanded }: { careers: Card[]; expanded: boolean }) {
  return (
    <ul className={styles.list}>
      {careers.map((career) => (
        <li key={career._id}>
          <CareerCard career={career} expanded={expanded} heading="h2" />
        </li>
      ))}
    </ul>
  )
}
