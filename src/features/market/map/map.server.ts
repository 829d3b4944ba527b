import brazil from '@svg-maps/brazil'
import { STATES } from '#/addresses/facets.ts'
import { placePath } from '../links.ts'

/** Shades of the map, of which the first is for states without any company. */
const SHADES = 5

type State = keyof typeof STATES

/**
 * A shape in whole units: at the size of the page nobody sees more, and it is a third as long. Points that
 * neighbours share stay shared, since each is rounded from where it is, and not from the one before it.
 * @param path rings of lines, each relative to the one before it: what the package has
 */
export function rounded(path: string): string {
  let ringAt = { x: 0, y: 0 }
  return path
    .split('z')
    .flatMap((ring) => {
      const steps = ring.match(/-?[\d.]+,-?[\d.]+/g) ?? []
      if (steps.length === 0) return []
      let { x, y } = ringAt
      let [lastX, lastY] = [0, 0]
      const written = steps.map((step, index) => {
        const [across = 0, down = 0] = step.split(',').map(Number)
        x += across
        y += down
        // A ring begins where the one before it did, so many steps further.
        if (index === 0) ringAt = { x, y }
        const [byX, byY] = [Math.round(x) - lastX, Math.round(y) - lastY]
        lastX += byX
        lastY += byY
        return index > 0 && byX === 0 && byY === 0 ? '' : `${index > 0 ? 'l' : 'M'}${byX} ${byY}`
      })
      return `${written.join('')}z`
    })
    .join('')
}

interface Shape {
  state: State
  path: string
}

let shapes: Shape[] | undefined
/** Worked out with the first map: a start need not wait for it. */
const shapesOfStates = (): Shape[] =>
  (shapes ??= brazil.locations.map(({ id, path }) => ({
    state: id.toUpperCase() as State,
    path: rounded(path),
  })))

/** How dark a state is, by the logarithm: one state has a third of all companies. */
const shadeOf = (total: number, most: number) =>
  total === 0 ? 0 : Math.max(1, Math.ceil((SHADES * Math.log(total + 1)) / Math.log(most + 1)))

/**
 * Brazil by states, as SVG. It is for the eye and the pointer; the table beside it says the same to all.
 * @param totals by state
 * @param chosen the state whose page it is on
 */
export function mapOf(totals: ReadonlyMap<string, number>, chosen?: string): string {
  const most = Math.max(1, ...totals.values())
  const states = shapesOfStates().map(({ state, path }) => {
    const total = totals.get(state) ?? 0
    const said = `${STATES[state]}: ${total.toLocaleString('pt-BR')} ${total === 1 ? 'empresa' : 'empresas'}`
    const shape = `<path d="${path}" data-shade="${shadeOf(total, most)}"${state === chosen ? ' data-chosen' : ''}><title>${said}</title></path>`
    return total > 0 ? `<a href="${placePath(state)}" tabindex="-1">${shape}</a>` : shape
  })
  return `<svg viewBox="${brazil.viewBox}" aria-hidden="true">${states.join('')}</svg>`
}
