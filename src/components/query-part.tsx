import type { ComponentType, ReactNode } from 'react'
import { lazyPart } from './lazy-part.tsx'

/**
 * A lazy part that asks the API for more than its page came with: the library for that comes with it.
 * @param load as `() => import('./all-reviews.tsx')`
 * @param waiting in the place of the skeleton
 */
export function queryPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  waiting?: ReactNode,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined
  async function loadAround() {
    const [{ default: Part }, { default: Queries }] = await Promise.all([
      load(),
      import('./queries.tsx'),
    ])
    // The same for all that wait for it: another component would begin again.
    loaded ??= (props) => (
      <Queries>
        <Part {...props} />
      </Queries>
    )
    return { default: loaded }
  }
  return lazyPart(loadAround, waiting)
}
