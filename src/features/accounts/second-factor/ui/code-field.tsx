import { TextInput, type TextInputProps } from '@mantine/core'

interface CodeFieldProps extends TextInputProps {
  /** A recovery code, not one of the app. */
  recovery?: boolean
}

/** The code of a second factor, as phones and password managers fill it in. */
export const CodeField = ({ recovery = false, ...props }: CodeFieldProps) => (
  <TextInput
    label={recovery ? 'Código de recuperação' : 'Código do aplicativo'}
    inputMode={recovery ? 'text' : 'numeric'}
    autoComplete={recovery ? 'off' : 'one-time-code'}
    autoCapitalize="characters"
    spellCheck={false}
    maxLength={40}
    {...props}
    aria-invalid={props.error ? true : undefined}
  />
)
