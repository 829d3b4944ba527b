import { X } from 'lucide-react'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { addressOf } from '#/addresses/match.ts'
import { Button, ButtonLink } from '#/components/button.tsx'
import { COMPARE_FORM } from '#/components/compare-tick.tsx'
import { showAlert } from '#/platform/browser/alerts.ts'
import { useStore } from '#/platform/browser/store.ts'
import { sideBySidePath } from '../address.ts'
import { choice, choose, followOtherTabs } from '../choice.ts'
import { COMPARED_MAX, COMPARED_MIN } from '../limits.ts'
import styles from './compare-tray.module.css'
import { useChoiceInAddress } from './use-choice-in-address.ts'

/** Screens where people look for software; elsewhere the tray would be in the way. */
const SHOWN_AT = new Set([
  '/',
  '/softwares/:search?',
  '/erp',
  '/software/details/:id',
  '/software/alternativas/:id',
  '/supplier/details/:id',
  '/suppliers',
  '/minhas-listas',
])

/** Id of what says why nothing can be compared yet. */
const WHY = 'por-que-nao-comparar'

const ticks = () => document.querySelectorAll<HTMLInputElement>(`input[form="${COMPARE_FORM}"]`)

const isTick = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.getAttribute('form') === COMPARE_FORM

const softwareOf = ({ value, dataset }: HTMLInputElement) => ({
  id: value,
  name: dataset.compared ?? '',
})

/** What a tick that was just changed makes of the choice; a fifth is refused, and unticked. */
function follow(tick: HTMLInputElement) {
  const others = choice.get().filter(({ id }) => id !== tick.value)
  if (!tick.checked) return choose(others)
  if (others.length < COMPARED_MAX) return choose([...others, softwareOf(tick)])
  tick.checked = false
  showAlert(
    'error',
    `Você já escolheu ${COMPARED_MAX} softwares, o máximo de uma comparação. Tire um deles para incluir outro.`,
  )
}

/** Has the ticks of the page be as the choice is, those too that come later. */
function useTicks() {
  const chosen = useStore(choice)
  useEffect(() => {
    const show = () => {
      for (const tick of ticks()) tick.checked = chosen.some(({ id }) => id === tick.value)
    }
    show()
    const observer = new MutationObserver(show)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [chosen])

  useEffect(() => {
    const change = ({ target }: Event) => isTick(target) && follow(target)
    document.addEventListener('change', change)
    return () => document.removeEventListener('change', change)
  }, [])
}

/** What is chosen to be compared, at the bottom of the window while there is anything. */
export default function Tray() {
  const chosen = useStore(choice)
  const { pathname } = useLocation()
  useEffect(followOtherTabs, [])
  useChoiceInAddress(() => [...ticks()].filter(({ checked }) => checked).map(softwareOf))
  useTicks()
  const isShown = SHOWN_AT.has(addressOf(pathname)?.path ?? '')
  const remove = (gone: string) => choose(chosen.filter(({ id }) => id !== gone))
  return (
    <section
      className={styles.bar}
      aria-label="Softwares escolhidos"
      hidden={!isShown || chosen.length === 0}
    >
      <p className={styles.count} role="status">
        {chosen.length > 0 && `${chosen.length} de ${COMPARED_MAX} escolhidos`}
        {chosen.length > 0 && chosen.length < COMPARED_MIN && (
          <span id={WHY} className={styles.why}>
            Escolha mais um para comparar
          </span>
        )}
      </p>
      <ul className={styles.names}>
        {chosen.map(({ id, name }) => (
          <li key={id}>
            <button type="button" onClick={() => remove(id)}>
              <span className="visually-hidden">Tirar da comparação: </span>
              <span className={styles.name}>{name}</span>
              <X aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      <Button look="quiet" onClick={() => choose([])}>
        Limpar
      </Button>
      {chosen.length >= COMPARED_MIN ? (
        <ButtonLink to={sideBySidePath(chosen.map(({ id }) => id))}>Comparar</ButtonLink>
      ) : (
        <Button disabled aria-describedby={WHY}>
          Comparar
        </Button>
      )}
    </section>
  )
}
