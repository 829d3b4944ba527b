import { Link } from '#/components/link.tsx'
import { SAVE_TICKS } from '#/components/save-tick.tsx'
import { dismissAlert, showAlert } from '#/platform/browser/alerts.ts'
import { ApiError } from '#/platform/browser/api-client.ts'
import { FIRST_LIST } from './limits.ts'
import { LISTS_PATH } from './links.ts'
import { followOtherTabs, held, loadLists, withLists } from './lists.ts'
import { takeEverywhere } from './undo.tsx'

/** What is on its way, by product: its tick stays as it was pressed. */
const pressed = new Map<string, boolean>()

/** Has the ticks of the page be as the lists are. */
function show() {
  const saved = new Set(
    held.get()?.lists.flatMap(({ itens }) => itens.map(({ softwareId }) => softwareId)),
  )
  for (const tick of document.querySelectorAll<HTMLInputElement>(SAVE_TICKS))
    tick.checked = pressed.get(tick.value) ?? saved.has(tick.value)
}

let isFollowing = false

/** Asks for the lists, and keeps the ticks in step with them from now on: those too that come later. */
export async function followTicks(): Promise<void> {
  if (!isFollowing) {
    isFollowing = true
    held.subscribe(show)
    followOtherTabs()
    new MutationObserver(() => held.get() && show()).observe(document.body, {
      childList: true,
      subtree: true,
    })
  }
  // Nobody waits for it: without an answer nothing is ticked.
  await loadLists().catch(() => {})
  if (held.get()) show()
}

let told = 0

/** Does what a tick that was just pressed says. */
export async function turn(tick: HTMLInputElement): Promise<void> {
  const { value: id, checked } = tick
  pressed.set(id, checked)
  try {
    await followTicks()
    if (checked) {
      await withLists((keeper) => keeper.save(id))
      dismissAlert(told)
      told = showAlert(
        'success',
        <>
          Salvo em “{FIRST_LIST}”.{' '}
          <Link to={LISTS_PATH} onClick={() => dismissAlert(told)}>
            Ver minhas listas
          </Link>
        </>,
        true,
      )
    } else await takeEverywhere(id, tick.dataset.saved ?? '')
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
  } finally {
    pressed.delete(id)
    show()
  }
}
