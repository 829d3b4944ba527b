import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { PASSWORD_MAX } from '#/domain/person.ts'

/** A password, which may be shown; says that it is wrong as the other fields do. */
export function PasswordField(props: PasswordInputProps) {
  return (
    <PasswordInput
      maxLength={PASSWORD_MAX}
      autoComplete="new-password"
      {...props}
      aria-invalid={props.error ? true : undefined}
    />
  )
}
