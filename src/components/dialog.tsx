import { lazy, Suspense, useState } from 'react'
import type { DialogProps } from './modal.tsx'

const Modal = lazy(() => import('./modal.tsx'))

/**
 * A dialog of 700 px, full-screen on small screens. Its code is fetched on its first opening and
 * stays mounted after it, since only so does focus return to where it was.
 */
export function Dialog(props: DialogProps) {
  const [wanted, setWanted] = useState(false)
  if (props.opened && !wanted) setWanted(true)
  if (!wanted) return null
  return (
    <Suspense fallback={null}>
      <Modal {...props} />
    </Suspense>
  )
}
