import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { FormFailure } from '#/components/forms/form-failure.tsx'
import { ApiError } from '#/platform/browser/api-client.ts'
import { googleNonce, logInWithGoogle } from '../queries.ts'
import styles from './entry.module.css'
import type { EntryViewProps } from './entry-view.ts'
import parts from './google-button.module.css'
import { drawGoogleButton, emailIn } from './google-identity.ts'

interface GoogleButtonProps {
  /** The site's at Google; '' shows nothing. */
  clientId: string
  enter: EntryViewProps['enter']
  /** The account that has the address is to be linked, and its password is asked for. */
  onPasswordAsked(idToken: string): void
  /** An account is to be opened first, by the address. */
  onSignUpAsked(email: string): void
}

interface Refused {
  message: string
  /** To sign up with, where that is the way on; else ''. */
  email: string
}

/** The login by Google, which opens an account for people who have none; fetched where it can be used. */
export function GoogleButton(props: GoogleButtonProps) {
  const { clientId, enter, onPasswordAsked, onSignUpAsked } = props
  const place = useRef<HTMLDivElement>(null)
  const [missing, setMissing] = useState(false)
  /** Good for one login: after one that was refused, the button gets another. */
  const [nonce, setNonce] = useState('')

  const [refused, setRefused] = useState<Refused>()

  const logIn = useEffectEvent(async (idToken: string) => {
    setRefused(undefined)
    try {
      await enter((codigo) => logInWithGoogle({ idToken, codigo }))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.fields.password) return onPasswordAsked(idToken)
      setRefused({ message: error.message, email: error.fields.email ? emailIn(idToken) : '' })
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
    <div className={parts.google}>
      <p className={parts.or} aria-hidden="true">
        ou
      </p>
      <FormFailure>{refused?.message}</FormFailure>
      {refused?.email && (
        <button type="button" className={styles.other} onClick={() => onSignUpAsked(refused.email)}>
          <span>Criar conta com {refused.email}</span>
        </button>
      )}
      {missing ? (
        <p className={parts.missing} role="status">
          O acesso pelo Google não está disponível agora.
        </p>
      ) : (
        <div className={parts.place} ref={place} />
      )}
      {!missing && (
        <p className={parts.terms}>
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
