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

/** Ids of the dialogs that are open, the one on top last. */
const openDialogs = createStore<readonly string[]>([])

/** Whether an open dialog lies over all others: Escape closes it alone. */
function useOnTop(opened: boolean): boolean {
  const id = useId()
  useEffect(() => {
    if (!opened) return
    openDialogs.set((ids) => [...ids, id])
    // Later, or the key that closes it would be heard by the one below as well.
    return () =>
      void setTimeout(() => openDialogs.set((ids) => ids.filter((other) => other !== id)))
  }, [opened, id])
  return useStore(openDialogs).at(-1) === id
}

/** The dialog itself; reached only through Dialog, which loads it when it is first opened. */
export default function Modal({ title, opened, onClose, children }: DialogProps) {
  // Mounted closed, opened a moment later: only a modal that opens knows where focus was.
  const [mounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  const onTop = useOnTop(opened)
  const small = useMediaQuery('(max-width: 768px)')
  return (
    <Mantine>
      <MantineModal
        opened={opened && mounted}
        onClose={onClose}
        closeOnEscape={onTop}
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
