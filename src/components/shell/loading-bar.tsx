import { useNavigation } from 'react-router'
import { pendingRequests } from '#/platform/browser/pending-requests.ts'
import { useStore } from '#/platform/browser/store.ts'
import styles from './loading-bar.module.css'

/** True while any request is under way: a page on its way, or a call to the API. */
function useLoading(): boolean {
  const calls = useStore(pendingRequests)
  const navigation = useNavigation()
  return calls.size > 0 || navigation.state !== 'idle'
}

export function LoadingBar() {
  const loading = useLoading()
  return (
    <div role="status" aria-label="Carregamento" data-loading={loading}>
      {loading && (
        <>
          <div className={styles.bar} />
          <span className="visually-hidden">Carregando…</span>
        </>
      )}
    </div>
  )
}
