import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiError } from '#/platform/browser/api-client.ts'
import { logInWithGoogle } from '../queries.ts'
import type { EntryViewProps } from './entry-view.ts'
import styles from './google-button.module.css'
import { drawGoogleButton } from './google-identity.ts'

interface GoogleButtonProps {
  /** The site's at Google; '' shows nothing. */
  clientId: string
  enter: EntryViewProps['enter']
}

/** The login by Google, which opens an account for people who have none; fetched where it can be used. */
export function GoogleButton({ clientId, enter }: GoogleButtonProps) {
  const place = useRef<HTMLDivElement>(null)
  const [missing, setMissing] = useState(false)

  const logIn = useEffectEvent(async (idToken: string) => {
    try {
      await enter((codigo) => logInWithGoogle(idToken, codigo))
    } catch (error) {
      // An alert says why.
      if (!(error instanceof ApiError)) throw error
    }
  })

  useEffect(() => {
    const parent = place.current
    if (!clientId || !parent) return
    let shown = true
    const receive = (idToken: string) => shown && void logIn(idToken)
    drawGoogleButton(parent, clientId, parent.clientWidth, receive).catch(
      () => shown && setMissing(true),
    )
    return () => {
      shown = false
    }
  }, [clientId])

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
