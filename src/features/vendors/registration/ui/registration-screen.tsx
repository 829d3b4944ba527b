import { useEffect } from 'react'
import { lazyPart } from '#/components/lazy-part.tsx'
import { PageHead } from '#/components/page-head.tsx'
import type { OfferForms } from '#/features/catalogue/offers/draft.ts'
import { closeEntry } from '#/platform/browser/entry.ts'
import { useStoredUser } from '#/platform/browser/stored-user.ts'
import { useGoHome } from '#/platform/browser/use-guard.ts'
import { askToLogIn } from './ask-to-log-in.ts'
import { VISITOR } from './drafts.ts'
import styles from './registration-screen.module.css'
import { LoginNeeded, RegistrationUnavailable } from './registration-unavailable.tsx'
import { useRegistration } from './use-registration.ts'
import { WizardSkeleton } from './wizard-skeleton.tsx'

const Wizard = lazyPart(() => import('./wizard-form.tsx'))

interface RegistrationScreenProps {
  /** Of the address: a CNPJ, an id, a company's name, or ''. */
  param: string
  digitsOnly: boolean
  offerForms: OfferForms
}

const NEW = {
  title: 'Cadastre a sua empresa',
  lead: 'Em poucas etapas, a página e os produtos ficam no ar.',
}
/** Of a page that is there, whoever it is that completes or changes it. */
const EXISTING = {
  title: 'Cadastro da sua empresa',
  lead: 'O que você salva em cada etapa aparece na página.',
}

/**
 * Where a company is registered. Visitors are asked to log in, and may begin before they do; those who
 * come with a text or an id are sent home first, as from every guarded screen.
 */
export function RegistrationScreen({ param, digitsOnly, offerForms }: RegistrationScreenProps) {
  const user = useStoredUser()
  const registering = useRegistration(param, user, { digitsOnly })
  const { opening, registration, failure, owner, key, retry, restart } = registering
  const userId = user?._id ?? ''
  const isVisitor = user === null && owner === VISITOR
  const lostSession = failure === 401

  const isSentHome = isVisitor && param !== ''
  const goHome = useGoHome()

  useEffect(() => {
    if (isSentHome) return goHome({ asks: true })
    if (!isVisitor) return
    askToLogIn()
    return closeEntry
  }, [isVisitor, isSentHome, goHome])

  useEffect(() => {
    if (lostSession && userId) retry()
  }, [lostSession, userId, retry])

  if (lostSession) return <LoginNeeded />
  if (failure !== undefined) return <RegistrationUnavailable reason={failure} onRetry={retry} />
  return (
    <div className={styles.screen}>
      <PageHead {...(opening.kind === 'page' ? EXISTING : NEW)} />
      {registration && !isSentHome ? (
        <Wizard
          key={key}
          registration={registration}
          opening={opening}
          owner={owner}
          userId={userId}
          digitsOnly={digitsOnly}
          offerForms={offerForms}
          onRestart={() => restart(registration.param)}
        />
      ) : (
        <WizardSkeleton />
      )}
    </div>
  )
}
