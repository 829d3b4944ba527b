import { useEffect, useRef } from 'react'
import { useLocation, useMatches, useNavigate, useNavigationType } from 'react-router'
import { CHOSEN_PARAMETER, withChosen } from '#/features/explorer/address.ts'
import { useStore } from '#/platform/browser/store.ts'
import { choiceParameter, SIDE_BY_SIDE_PATH } from '../address.ts'
import { choice, choose, keptChoice } from '../choice.ts'
import { COMPARED_MAX } from '../limits.ts'
import type { ChosenSoftware } from '../results.ts'

const same = (one: string[], other: string[]) => one.toSorted().join() === other.toSorted().join()

/**
 * What an address says to be chosen, as far as it is known: by its page, or chosen before.
 * @returns undefined where it says nothing
 */
function chosenAt(pathname: string, search: string, data: unknown): ChosenSoftware[] | undefined {
  const parameter = choiceParameter(pathname)
  const ids = parameter ? new URLSearchParams(search).getAll(parameter) : []
  const { chosen = [], columns = [] } = (data ?? {}) as Record<string, ChosenSoftware[]>
  const known = new Map([...choice.get(), ...chosen, ...columns].map((one) => [one.id, one]))
  const said = ids.flatMap((id) => {
    const one = known.get(id.toLowerCase())
    return one ? [{ id: one.id, name: one.name }] : []
  })
  return said.length > 0 ? said : undefined
}

/** As many as are compared, the first ones first. */
const together = (first: ChosenSoftware[], more: ChosenSoftware[]) =>
  [...first, ...more.filter(({ id }) => !first.some((other) => other.id === id))].slice(
    0,
    COMPARED_MAX,
  )

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
    const said = chosenAt(pathname, search, data)
    if (isFirst) choose(together(said ?? keptChoice(), ticked()))
    // What is replaced is replaced here; who goes back keeps what was chosen since.
    else if (said && type === 'PUSH')
      choose(pathname === SIDE_BY_SIDE_PATH ? said : together(said, choice.get()))
  }, [key, pathname, search, type, data, ticked])

  useEffect(() => {
    if (choiceParameter(pathname) !== CHOSEN_PARAMETER) return
    const parameters = new URLSearchParams(search)
    const ids = choice.get().map(({ id }) => id)
    if (same(parameters.getAll(CHOSEN_PARAMETER), ids)) return
    const changed = withChosen(parameters, ids.toSorted())
    navigate({ pathname, search: String(changed) }, { replace: true, preventScrollReset: true })
    // The choice is asked for by `chosen`, which changes with it.
    void chosen
  }, [chosen, pathname, search, navigate])
}
