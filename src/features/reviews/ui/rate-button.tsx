import { Star } from 'lucide-react'
import { useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { Button } from '#/components/button.tsx'
import { queryPart } from '#/components/query-part.tsx'
import { useDialog } from '#/components/use-dialog.ts'
import { openEntry } from '#/platform/browser/entry.ts'
import { useStoredUser } from '#/platform/browser/stored-user.ts'
import { useOnceLoggedIn } from '#/platform/browser/use-once-logged-in.ts'
import type { OwnReview } from '../schema.ts'
import styles from './rate-button.module.css'
import type { RatingDialogsProps } from './rating-dialogs.tsx'

const RatingDialogs = queryPart<RatingDialogsProps>(() => import('./rating-dialogs.tsx'), null)

/**
 * Whether what a page shows is being rated, and by whom it may be. Visitors log in, come back and rate.
 * @param mayEdit who may edit the page has that offered, and no rating
 */
export function useRating(mayEdit: boolean) {
  const user = useStoredUser()
  const { pathname } = useLocation()
  const [own, setOwn] = useState<OwnReview>()
  // A visitor asks, logs in, and goes on where they asked.
  const { opened, open, close } = useDialog()

  function ask(name: string) {
    open()
    if (user) return
    const reason = `Entre ou cadastre-se para avaliar ${name}.`
    openEntry({ view: 'login', redirectTo: pathname, reason, onClose: close })
  }

  return { own, setOwn, opened, close, ask, mayReview: !mayEdit && (own?.canReview ?? true) }
}

interface RateButtonProps {
  /** The offer or the supplier. */
  target: { id: string; name: string }
  rating: ReturnType<typeof useRating>
}

/** Where there is no review yet, the way to the first one. */
export const FirstReviewButton = ({ target, rating }: RateButtonProps) =>
  rating.mayReview &&
  !rating.own?.review && (
    <Button look="secondary" onClick={() => rating.ask(target.name)}>
      <Star size={18} aria-hidden="true" /> Contar como é
    </Button>
  )

/** The way to rate what a page shows; nobody rates their own company, and the page says so. */
export function RateButton({ target, rating }: RateButtonProps) {
  const { own, setOwn, opened, close, ask, mayReview } = rating
  const button = useRef<HTMLButtonElement>(null)
  const isPerson = useOnceLoggedIn()
  return (
    <>
      {mayReview && (
        <Button
          look={own?.review ? 'secondary' : 'primary'}
          onClick={() => ask(target.name)}
          ref={button}
        >
          <Star size={18} aria-hidden="true" />{' '}
          {own?.review ? (
            <span>
              Atualizar<span className={styles.rest}> avaliação</span>
            </span>
          ) : (
            'Avaliar'
          )}
        </Button>
      )}
      {isPerson && (
        <RatingDialogs
          target={target}
          isAsked={opened}
          onClose={close}
          onOwn={setOwn}
          button={button}
        />
      )}
    </>
  )
}
