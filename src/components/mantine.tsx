import {
  Checkbox,
  type CSSVariablesResolver,
  createTheme,
  Input,
  InputWrapper,
  type MantineColorsTuple,
  MantineProvider,
  NativeSelect,
  PasswordInput,
} from '@mantine/core'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useScheme } from '#/platform/browser/theme.ts'
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

/** Mantine's greys of the dark look, from text to ground, in ours. */
const dark: MantineColorsTuple = [
  'var(--ink)',
  'var(--ink-2)',
  'var(--ink-3)',
  'var(--ink-3)',
  'var(--line-strong)',
  'var(--sunken)',
  'var(--paper)',
  'var(--sunken)',
  'var(--ground)',
  'var(--ground)',
]

const theme = createTheme({
  primaryColor: 'brand',
  colors: { brand, dark },
  fontFamily: 'var(--font-text)',
  headings: { fontFamily: 'var(--font-heading)' },
  lineHeights: { md: '1.5' },
  radius: { sm: '8px', md: '14px', lg: '22px' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  components: {
    // `md` is 42 px high, as every control of the house.
    Input: Input.extend({ defaultProps: { size: 'md', radius: 10 } }),
    InputWrapper: InputWrapper.extend({
      // What helps comes under the field, before what is wrong with it.
      defaultProps: { size: 'md', inputWrapperOrder: ['label', 'input', 'description', 'error'] },
    }),
    PasswordInput: PasswordInput.extend({
      defaultProps: {
        visibilityToggleFocusable: true,
        visibilityToggleButtonProps: { 'aria-label': 'Mostrar senha' },
      },
    }),
    // As `Select` outside of its forms.
    NativeSelect: NativeSelect.extend({
      defaultProps: { rightSection: <ChevronDown aria-hidden="true" size={17} /> },
    }),
    Checkbox: Checkbox.extend({ defaultProps: { radius: 6 } }),
  },
})

/** The house's colours where Mantine has its own: each is itself light or dark. */
const COLORS = {
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-3)',
  '--mantine-color-placeholder': 'var(--ink-3)',
  '--mantine-color-error': 'var(--danger)',
  '--mantine-color-success': 'var(--brand)',
  '--mantine-color-disabled': 'var(--sunken)',
  '--mantine-color-disabled-color': 'var(--ink-3)',
  '--mantine-color-disabled-border': 'var(--line-strong)',
  '--mantine-color-body': 'var(--paper)',
  '--mantine-color-default': 'var(--paper)',
  '--mantine-color-default-hover': 'var(--sunken)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--line-strong)',
  '--mantine-color-anchor': 'var(--brand)',
  '--mantine-primary-color-filled': 'var(--brand)',
  '--mantine-primary-color-filled-hover': 'var(--brand-dark)',
  '--mantine-primary-color-contrast': 'var(--on-brand)',
  '--mantine-primary-color-light': 'var(--brand-wash)',
  '--mantine-primary-color-light-color': 'var(--brand-dark)',
}

const variables: CSSVariablesResolver = () => ({ variables: {}, light: COLORS, dark: COLORS })

/**
 * Where Mantine works: dialogs, forms and the screens of the desk. Public pages do without it until
 * one of these opens, which keeps it out of their first load (docs/decisions/0003).
 */
export function Mantine({ children }: { children: ReactNode }) {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={variables} forceColorScheme={useScheme()}>
      {children}
    </MantineProvider>
  )
}
