import { useEffect, useRef } from 'react'
import { useLocation, useMatches, useNavigate, useNavigationType } from 'react-router'
import { CHOSEN_PARAMETER, withChosen } from '#/features/explorer/address.ts'
import { useStore } from '#/platform/browser/store.ts'
import { LIST_PATH, SIDE_BY_SIDE_PATH } from '../address.ts'
import { choice, choose, keptChoice } from '../choice.ts'
import type { ChosenSoftware } from '../results.ts'

/** Lists whose address says what is chosen. */
const isExplorer = (pathname: string) =>
  pathname === LIST_PATH || /^\/softwares(\/|$)/.test(pathname)

const same = (one: string[], other: string[]) => one.toSorted().join() === other.toSorted().join()

/** What the page at an address says to be chosen; undefined where it says nothing. */
function chosenAt(data: unknown): ChosenSoftware[] | undefined {
  const { chosen, columns } = (data ?? {}) as Record<string, ChosenSoftware[] | undefined>
  const said = chosen ?? columns
  return said && said.length > 0 ? said.map(({ id, name }) => ({ id, name })) : undefined
}

/**
 * Keeps the choice in the address of lists. An address that somebody follows, or opens, says what is chosen;
 * one without a choice, or to which somebody goes back, gets the choice of this browser.
 * @param ticked what was ticked before there was anybody to follow it
 */
export function useChoiceInAddress(ticked: () => ChosenSoftware[]) {
  const { pathname, search, key } = useLocation()
  const type = useNavigationType()
  const navigate = useNavigate()
  const data = useMatches().at(-1)?.data
  const chosen = useStore(choice)
  const arrived = useRef<string>(undefined)

  useEffect(() => {
    const isFirst = arrived.current === undefined
    if (arrived.current === key) return
    arrived.current = key
    const said = chosenAt(data)
    const isAsked =
      pathname === SIDE_BY_SIDE_PATH || new URLSearchParams(search).has(CHOSEN_PARAMETER)
    if (isFirst) {
      const own = isAsked && said ? said : keptChoice()
      const more = ticked().filter(({ id }) => !own.some((other) => other.id === id))
      choose([...own, ...more].slice(0, 4))
    } else if (isAsked && said && type !== 'POP') choose(said)
  }, [key, pathname, search, type, data, ticked])

  useEffect(() => {
    if (!isExplorer(pathname)) return
    const parameters = new URLSearchParams(search)
    const ids = choice.get().map(({ id }) => id)
    if (same(parameters.getAll(CHOSEN_PARAMETER), ids)) return
    const changed = withChosen(parameters, ids.toSorted())
    navigate({ pathname, search: String(changed) }, { replace: true, preventScrollReset: true })
    // The choice is asked for by `chosen`, which changes with it.
    void chosen
  }, [chosen, pathname, search, navigate])
}
