import { followedLink, staysOnPage } from './followed-link.ts'

/** The id of the dialog that says that there is no connection: each page brings it along, as nothing can be loaded then. */
export const OFFLINE_SCREEN = 'sem-conexao'

/** The value of its button that tries again; the other one stays on the page. */
export const RETRY = 'tentar'

/** @param retry does again what somebody wanted to do without a connection */
function showScreen(retry: () => void) {
  const screen = document.getElementById(OFFLINE_SCREEN)
  if (!(screen instanceof HTMLDialogElement)) return
  const status = screen.querySelector('[role=status]')
  screen.onsubmit = (event) => {
    event.stopPropagation()
    const isRetry = (event.submitter as HTMLButtonElement | null)?.value === RETRY
    if (!isRetry || navigator.onLine) return
    event.preventDefault()
    // A new element is read out once more.
    const words = document.createElement('span')
    words.textContent = 'Ainda sem conexão.'
    status?.replaceChildren(words)
  }
  screen.onclose = () => {
    status?.replaceChildren()
    if (screen.returnValue === RETRY) retry()
  }
  screen.returnValue = ''
  screen.showModal()
}

/**
 * Shows the page's own screen where a link or a search would lead to the browser's, because there is no connection.
 * Forms that change something say themselves that they did not arrive.
 */
export function holdOffline() {
  addEventListener('click', (event) => {
    const link = navigator.onLine ? null : followedLink(event)
    if (!link || staysOnPage(link)) return
    event.preventDefault()
    showScreen(() => link.click())
  })
  const hold = (event: SubmitEvent) => {
    const form = event.target
    if (navigator.onLine || !(form instanceof HTMLFormElement) || !form.closest('search')) return
    event.preventDefault()
    event.stopImmediatePropagation()
    showScreen(() => form.requestSubmit())
  }
  addEventListener('submit', hold, true)
}
