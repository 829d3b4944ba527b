import { clsx } from 'clsx'
import { type CSSProperties, useEffect, useRef } from 'react'
import { Button } from '#/components/button.tsx'
import { useSending } from '#/components/use-sending.ts'
import styles from './resend-button.module.css'
import { useCountdown } from './use-countdown.ts'

interface ResendButtonProps {
  /** Seconds between two mails. */
  seconds: number
  /** Asks for the mail again; the wait begins again once that was accepted. */
  onResend(): Promise<void>
  /** What it says once it may be used. */
  children?: string
  /** It took the place of what was pressed: focus goes on from here. */
  takesFocus?: boolean
}

/** Where a mail has just been sent: the way to ask for another, after a while. */
export function ResendButton({
  seconds,
  onResend,
  children = 'Enviar email de verificação',
  takesFocus = false,
}: ResendButtonProps) {
  const { left, restart } = useCountdown(seconds, true)
  const [sending, send] = useSending()
  const button = useRef<HTMLButtonElement>(null)
  const unavailable = left > 0 || sending

  useEffect(() => {
    if (takesFocus) button.current?.focus()
  }, [takesFocus])

  return (
    <>
      <Button
        look="secondary"
        className={clsx(styles.resend, left > 0 && styles.waiting)}
        style={{ '--left': `${(100 * left) / seconds}%` } as CSSProperties}
        ref={button}
        // Truly disabled, it would drop the focus of who has just pressed it.
        aria-disabled={unavailable}
        onClick={() => left === 0 && send(() => onResend().then(restart))}
      >
        {left > 0
          ? `Você poderá reenviar o email em ${left} ${left === 1 ? 'segundo' : 'segundos'}`
          : children}
      </Button>
      <span className="visually-hidden" role="status">
        {left === 0 && 'Você já pode pedir outro email.'}
      </span>
    </>
  )
}
