import { Modal as MantineModal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { type ReactNode, useEffect, useState } from 'react'
import styles from './dialog.module.css'
import { Mantine } from './mantine.tsx'

export interface DialogProps {
  title: string
  opened: boolean
  onClose(): void
  children: ReactNode
}

/** The dialog itself; reached only through Dialog, which loads it when it is first opened. */
export default function Modal({ title, opened, onClose, children }: DialogProps) {
  // Mounted closed, opened a moment later: only a modal that opens knows where focus was.
  const [mounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  const small = useMediaQuery('(max-width: 768px)')
  return (
    <Mantine>
      <MantineModal
        opened={opened && mounted}
        onClose={onClose}
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
