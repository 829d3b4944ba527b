import { Link } from '#/components/link.tsx'
import { TwoLines } from './two-lines.tsx'

const SHOWN = 2

/** The first of what may be many, each with the way to it; null where there is none. */
export function firstNames<T extends { _id: string; name: string }>(
  all: T[],
  pathOf: (one: T) => string,
) {
  if (all.length === 0) return null
  const more = all.length - SHOWN
  return (
    <TwoLines>
      {all.slice(0, SHOWN).map((one, index) => (
        <span key={one._id}>
          {index > 0 && ', '}
          <Link to={pathOf(one)}>{one.name}</Link>
        </span>
      ))}
      {more > 0 && ` e mais ${more}`}
    </TwoLines>
  )
}
