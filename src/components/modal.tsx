import { Modal as MantineModal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { createStore, useStore } from '#/platform/store.ts'
import styles from './dialog.module.css'
import { Mantine } from './mantine.tsx'

export interface DialogProps {
  title: string
  opened: boolean
  onClose(): void
  children: ReactNode
}

/** Over the top bar. */
const LOWEST_LAYER = 200

/** Dialogs that are open, the uppermost last. */
const openDialogs = createStore<string[]>([])

/**
 * How many dialogs a dialog is over, and whether none is over it. One that asks, or a login, may
 * open over another.
 */
function useLayer(opened: boolean) {
  const id = useId()
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

/** The dialog itself; reached only through Dialog, which loads it when it is first opened. */
export default function Modal({ title, opened, onClose, children }: DialogProps) {
  // Mounted closed, opened a moment later: only a modal that opens knows where focus was.
  const [mounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  const { below, isUppermost } = useLayer(opened)
  const small = useMediaQuery('(max-width: 768px)')
  return (
    <Mantine>
      <MantineModal
        opened={opened && mounted}
        onClose={onClose}
        closeOnEscape={isUppermost}
        zIndex={LOWEST_LAYER + below}
        title={title}
        size="min(700px, calc(100vw - 20px))"
        fullScreen={small}
        centered
        padding={small ? 'md' : 'xl'}
        radius={small ? 0 : 'lg'}
        transitionProps={{ duration: 120, transition: 'fade' }}
        overlayProps={{ color: '#16201c', backgroundOpacity: 0.45 }}
        closeButtonProps={{ 'aria-label': 'Fechar', size: 'lg' }}
        classNames={{ title: styles.title }}
        // The head of a dialog is no head of the page.
        attributes={{ header: { role: 'presentation' } }}
      >
        {children}
      </MantineModal>
    </Mantine>
  )
}
