import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { showAlert } from '#/platform/browser/alerts.ts'
import { ApiError } from '#/platform/browser/api-client.ts'
import { googleNonce, logInWithGoogle } from '../queries.ts'
import type { EntryViewProps } from './entry-view.ts'
import styles from './google-button.module.css'
import { drawGoogleButton } from './google-identity.ts'

interface GoogleButtonProps {
  /** The site's at Google; '' shows nothing. */
  clientId: string
  enter: EntryViewProps['enter']
  /** The account that has the address is to be linked, and its password is asked for. */
  onPasswordAsked(idToken: string): void
}

/** The login by Google, which opens an account for people who have none; fetched where it can be used. */
export function GoogleButton({ clientId, enter, onPasswordAsked }: GoogleButtonProps) {
  const place = useRef<HTMLDivElement>(null)
  const [missing, setMissing] = useState(false)
  /** Good for one login: after one that was refused, the button gets another. */
  const [nonce, setNonce] = useState('')

  const logIn = useEffectEvent(async (idToken: string) => {
    try {
      await enter((codigo) => logInWithGoogle({ idToken, codigo }))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.fields.password) return onPasswordAsked(idToken)
      showAlert('error', error.message)
      setNonce('')
    }
  })

  useEffect(() => {
    if (!clientId || nonce) return
    let shown = true
    googleNonce().then(
      (made) => shown && setNonce(made),
      () => shown && setMissing(true),
    )
    return () => {
      shown = false
    }
  }, [clientId, nonce])

  useEffect(() => {
    const parent = place.current
    if (!nonce || !parent) return
    let shown = true
    const receive = (idToken: string) => shown && void logIn(idToken)
    drawGoogleButton(parent, { clientId, nonce }, parent.clientWidth, receive).catch(
      () => shown && setMissing(true),
    )
    return () => {
      shown = false
    }
  }, [clientId, nonce])

  if (!clientId) return null
  return (
    <div className={styles.google}>
      <p className={styles.or} aria-hidden="true">
        ou
      </p>
      {missing ? (
        <p className={styles.missing} role="status">
          O login com o Google não está disponível agora.
        </p>
      ) : (
        <div className={styles.place} ref={place} />
      )}
      {!missing && (
        <p className={styles.terms}>
          Ao continuar com o Google, você aceita os{' '}
          <a href="/termos" target="_blank" rel="noreferrer">
            termos de uso
          </a>{' '}
          e a{' '}
          <a href="/privacidade" target="_blank" rel="noreferrer">
            política de privacidade
          </a>
          .
        </p>
      )}
    </div>
  )
}
