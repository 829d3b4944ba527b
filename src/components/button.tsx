import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './button.module.css'
import { Link, type LinkProps } from './link.tsx'

interface Look {
  look?: 'primary' | 'secondary' | 'sun' | 'quiet' | 'grave' | 'danger'
  size?: 'normal' | 'large'
}

const classes = ({ look = 'primary', size = 'normal' }: Look, className?: string) =>
  clsx(styles.button, styles[look], size === 'large' && styles.large, className)

export function Button({ look, size, className, ...props }: ComponentProps<'button'> & Look) {
  return <button type="button" {...props} className={classes({ look, size }, className)} />
}

/** The same for a file: the browser has it, not the router. */
export function FileLink({ look, size, className, ...props }: ComponentProps<'a'> & Look) {
  return <a {...props} className={classes({ look, size }, className)} />
}

/** A link that looks like a button: for going somewhere, never for doing something. */
export function ButtonLink({ look, size, className, ...props }: LinkProps & Look) {
  return <Link prefetch="intent" {...props} className={classes({ look, size }, className)} />
}
