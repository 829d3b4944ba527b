import { useEffect, useRef } from 'react'
import { Button } from '#/components/button.tsx'
import { Link } from '#/components/link.tsx'
import { offeredPurposes, PREFERENCES_PATH, type Purpose } from '#/domain/consent.ts'
import { choosePurposes } from '../queries.ts'
import styles from './consent-notice.module.css'

/** Keeps as much room below the page as the notice takes: nothing stays hidden behind it. */
function useRoomBelow() {
  const notice = useRef<HTMLElement>(null)
  useEffect(() => {
    const { style } = document.documentElement
    const observer = new ResizeObserver(() =>
      style.setProperty('--room-below', `${notice.current?.offsetHeight ?? 0}px`),
    )
    if (notice.current) observer.observe(notice.current)
    return () => {
      observer.disconnect()
      style.removeProperty('--room-below')
    }
  }, [])
  return notice
}

/** Asks, at the bottom of the window, until somebody answers. @param google whether that is asked too */
export function ConsentNotice({ google }: { google: boolean }) {
  const notice = useRoomBelow()

  function choose(purposes: Purpose[]) {
    choosePurposes(purposes)
    // The button that had the focus goes away.
    document.getElementById('conteudo')?.focus({ preventScroll: true })
  }

  return (
    <section ref={notice} className={styles.notice} aria-label="Aviso de privacidade">
      <div className={`container ${styles.row}`}>
        <p>
          Podemos contar as páginas que você vê, os fornecedores que visita, os softwares que
          compara e os anúncios mostrados e clicados, sem dizer quem você é
          {google && ', e medir a visita com o Google Analytics, que usa cookies'}? O site funciona
          sem isso. <Link to={PREFERENCES_PATH}>Preferências de privacidade</Link>
        </p>
        <div className={styles.answers}>
          <Button look="secondary" onClick={() => choose(offeredPurposes(google))}>
            Aceitar
          </Button>
          <Button look="secondary" onClick={() => choose([])}>
            Rejeitar
          </Button>
        </div>
      </div>
    </section>
  )
}
