import { createTheme, type MantineColorsTuple, MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import './mantine.css'

const brand: MantineColorsTuple = [
  '#e8f3ee',
  '#d0e6dc',
  '#a3cfbc',
  '#73b79a',
  '#4aa17c',
  '#2b8b66',
  '#0b6b4f',
  '#095d45',
  '#084c39',
  '#063a2b',
]

const theme = createTheme({
  primaryColor: 'brand',
  colors: { brand },
  fontFamily: 'var(--font-text)',
  headings: { fontFamily: 'var(--font-heading)' },
  radius: { sm: '8px', md: '14px', lg: '22px' },
  defaultRadius: 'md',
})

/**
 * Where Mantine works: dialogs, forms and the screens of the desk. Public pages do without it until
 * one of these opens, which keeps it out of their first load (docs/decisions/0003).
 */
export function Mantine({ children }: { children: ReactNode }) {
  return (
    <MantineProvider theme={theme} forceColorScheme="light">
      {children}
    </MantineProvider>
  )
}
