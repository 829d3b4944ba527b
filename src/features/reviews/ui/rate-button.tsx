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

interface RateButtonProps {
  /** The offer or the supplier. */
  target: { id: string; name: string }
  /** Who may edit the page has that offered, and no rating. */
  mayEdit: boolean
  /** In the place of reviews that are not there yet: gone once the person wrote one. */
  isFirst?: boolean
}

/**
 * The way to rate what a page shows. Visitors log in, come back and rate; nobody rates their own
 * company, and the page says so.
 */
export function RateButton({ target, mayEdit, isFirst = false }: RateButtonProps) {
  const user = useStoredUser()
  const { pathname } = useLocation()
  const [own, setOwn] = useState<OwnReview>()
  // A visitor asks, logs in, and goes on where they asked.
  const { opened, open, close } = useDialog()
  const button = useRef<HTMLButtonElement>(null)
  const isPerson = useOnceLoggedIn()

  function ask() {
    open()
    if (user) return
    const reason = `Entre ou cadastre-se para avaliar ${target.name}.`
    openEntry({ view: 'login', redirectTo: pathname, reason, onClose: close })
  }

  const mayReview = !mayEdit && (own?.canReview ?? true) && !(isFirst && own?.review)
  return (
    <>
      {mayReview && (
        <Button look={own?.review || isFirst ? 'secondary' : 'primary'} onClick={ask} ref={button}>
          <Star size={18} aria-hidden="true" />{' '}
          {own?.review ? (
            <span>
              Atualizar<span className={styles.rest}> avaliação</span>
            </span>
          ) : isFirst ? (
            'Contar como é'
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
