import { Modal as MantineModal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { clsx } from 'clsx'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { type BlockerFunction, useBlocker } from 'react-router'
import { holdBack, isWhereShown } from '#/platform/browser/entry-below.ts'
import { useStore } from '#/platform/browser/store.ts'
import styles from './dialog.module.css'
import { Mantine } from './mantine.tsx'
import { openDialogs } from './open-dialogs.ts'

export interface DialogProps {
  title: string
  opened: boolean
  onClose(): void
  /** False where the dialog itself asks whether to go back. */
  closesOnBack?: boolean
  /** On small screens it comes up from the bottom, and leaves some of the page in sight. */
  asSheet?: boolean
  /** A question: on a telephone it comes up from the bottom, and is no screen left empty. */
  isShort?: boolean
  /** As wide as the window allows: for pictures. */
  isWide?: boolean
  children: ReactNode
}

/** Over the top bar. */
const LOWEST_LAYER = 200

/**
 * How many dialogs a dialog is over, and whether none is over it. One that asks, or a login, may
 * open over another.
 */
function useLayer(id: string, opened: boolean) {
  const open = useStore(openDialogs)
  useEffect(() => {
    if (!opened) return
    openDialogs.set((dialogs) => [...dialogs, id])
    // Later, or the key that closes it would be heard by the one below as well.
    return () =>
      void setTimeout(() => openDialogs.set((dialogs) => dialogs.filter((other) => other !== id)))
  }, [opened, id])
  return { below: Math.max(0, open.indexOf(id)), isUppermost: open.at(-1) === id }
}

/** Where focus was before each dialog opened, the latest first; by the dialog's id. */
const focusTrails = new Map<string, HTMLElement[]>()

/**
 * Returns focus to where it was once a dialog closes. One that takes the place of another, as a form
 * does of the login before it, opens while focus is in what is about to go: it returns focus to where
 * the other would have.
 */
function useFocusReturn(id: string, opened: boolean) {
  useEffect(() => {
    if (!opened) return
    const active = document.activeElement as HTMLElement
    const isNowhere = active === document.body
    const beneath = isNowhere
      ? openDialogs.get().findLast((other) => other !== id)
      : active.closest<HTMLElement>('[data-dialog]')?.dataset.dialog
    const before = focusTrails.get(beneath ?? '') ?? []
    const trail = isNowhere ? before : [active, ...before]
    focusTrails.set(id, trail)
    // Before the dialog is no more among the open ones, by which another finds where focus was.
    return () => void setTimeout(() => returnFocus(id))
  }, [opened, id])

  useEffect(() => () => void focusTrails.delete(id), [id])
}

/** Unless focus is somewhere else by now. */
function returnFocus(id: string) {
  const focused = document.activeElement
  const isFree = focused === document.body || focused?.closest(`[data-dialog="${id}"]`)
  if (isFree) focusTrails.get(id)?.find(isReachable)?.focus({ preventScroll: true })
}

/** Whether an element may be focused: it is on the page, and in no dialog that has closed. */
function isReachable(element: HTMLElement) {
  const dialog = element.closest<HTMLElement>('[data-dialog]')?.dataset.dialog
  return element.isConnected && (!dialog || openDialogs.get().includes(dialog))
}

const isByHistory: BlockerFunction = ({ historyAction }) => historyAction === 'POP'

/** Going back closes the dialog, and leaves the page where it is; of several, the uppermost. */
function BackCloses({ onClose }: { onClose(): void }) {
  const blocker = useBlocker(isByHistory)
  useEffect(holdBack, [])
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const close = () => {
      blocker.reset()
      onClose()
    }
    // The address comes back a moment later: before that, closing could lead on from the wrong one.
    if (isWhereShown()) return close()
    addEventListener('popstate', close, { once: true })
    return () => removeEventListener('popstate', close)
  }, [blocker, onClose])
  return null
}

/** The dialog itself; reached only through Dialog, which loads it when it is first opened. */
export default function Modal(props: DialogProps) {
  const { title, opened, onClose, closesOnBack = true, isWide, children } = props
  // Mounted closed, opened a moment later: where focus was is known before it moves.
  const [mounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  const id = useId()
  useFocusReturn(id, opened)
  const { below, isUppermost } = useLayer(id, opened)
  const small = useMediaQuery('(max-width: 768px)')
  // Where it does not fit beside the page: on a tablet a short one would be a screen left empty.
  const narrow = useMediaQuery(isWide ? '(max-width: 768px)' : '(max-width: 720px)')
  const isSheet = (small && props.asSheet) || (narrow && props.isShort)
  const fills = narrow && !isSheet
  return (
    <Mantine>
      <MantineModal
        opened={opened && mounted}
        onClose={onClose}
        closeOnEscape={isUppermost}
        closeOnClickOutside={false}
        returnFocus={false}
        // Once more: what arrives in a dialog that is closing may still take focus.
        onExitTransitionEnd={() => returnFocus(id)}
        zIndex={LOWEST_LAYER + below}
        title={title}
        size={`min(${isWide ? 1280 : 700}px, calc(100vw - 20px))`}
        fullScreen={fills}
        centered={!isSheet}
        padding={fills || isSheet ? 'md' : 'xl'}
        radius={fills || isSheet ? 0 : 'lg'}
        transitionProps={{ duration: 120, transition: isSheet ? 'slide-up' : 'fade' }}
        overlayProps={{
          color: 'var(--veil)',
          backgroundOpacity: 0.45,
          // The second click of two may meet a dialog that the first made smaller.
          onClick: ({ detail }) => detail < 2 && onClose(),
        }}
        closeButtonProps={{ 'aria-label': 'Fechar', size: 'lg' }}
        classNames={{
          title: styles.title,
          content: clsx(styles.content, isSheet && styles.sheet),
          inner: clsx(isSheet && styles.fromBelow),
        }}
        // The head of a dialog is no head of the page.
        attributes={{
          header: { role: 'presentation' },
          content: { 'data-dialog': id, 'data-sheet': isSheet || undefined },
        }}
      >
        {opened && closesOnBack && <BackCloses onClose={onClose} />}
        {children}
      </MantineModal>
    </Mantine>
  )
}
