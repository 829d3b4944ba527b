import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { trackRequest } from '#/platform/browser/pending-requests.ts'
import styles from './lazy-part.module.css'
import { LoadFailed } from './load-failed.tsx'

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

interface LazyPartProps<Props> {
  load: Load<Props>
  /** What is already here, of an earlier showing. */
  loaded: { Part?: ComponentType<Props> }
  props: Props
  waiting: ReactNode
}

/** Stands where a form will be. @param height that it takes at once, as '14rem': what is around it stays where it is */
export const formSkeleton = (height?: string) => (
  <div
    className={styles.waiting}
    style={{ minHeight: height }}
    role="status"
    aria-label="Carregando"
  >
    <span />
    <span />
    <span />
  </div>
)

/**
 * A part of a screen whose code is fetched when it is first shown, as the form in a dialog. Until it
 * arrives there is a skeleton; when it does not, as without a network, a way to ask again.
 * @param load as `() => import('./login-form.tsx')`
 * @param waiting in the place of the skeleton
 */
export function lazyPart<Props extends object>(
  load: Load<Props>,
  waiting: ReactNode = formSkeleton(),
): ComponentType<Props> {
  const loaded = {}
  return (props) => <LazyPart load={load} loaded={loaded} props={props} waiting={waiting} />
}

function LazyPart<Props extends object>({ load, loaded, props, waiting }: LazyPartProps<Props>) {
  const [state, setState] = useState<'ready' | 'waiting' | 'failed'>(
    loaded.Part ? 'ready' : 'waiting',
  )

  useEffect(() => {
    if (state !== 'waiting') return
    let wanted = true
    trackRequest(load()).then(
      (module) => {
        loaded.Part = module.default
        if (wanted) setState('ready')
      },
      () => wanted && setState('failed'),
    )
    return () => {
      wanted = false
    }
  }, [state, load, loaded])

  const { Part } = loaded
  if (state === 'ready' && Part) return <Part {...props} />
  if (state === 'failed') {
    return (
      <LoadFailed
        title="Não foi possível carregar."
        why="Verifique a conexão."
        onRetry={() => setState('waiting')}
      />
    )
  }
  return waiting
}
