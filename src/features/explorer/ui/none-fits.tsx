import { useLocation } from 'react-router'
import { ButtonLink } from '#/components/button.tsx'
import { ChipLinks } from '#/components/chip.tsx'
import { EmptyState } from '#/components/empty-state.tsx'
import { Link } from '#/components/link.tsx'
import { LISTED, type ListedKind } from '#/domain/listed.ts'
import { COUNT_CAP, totalLabel } from '#/domain/pagination.ts'
import { withSearch } from '#/domain/path.ts'
import type { Otherwise } from '#/platform/server/facets/shelf.ts'
import { isSame, withOption, withoutFilters } from '../address.ts'
import type { FacetGroup } from '../schema.ts'
import styles from './none-fits.module.css'

const ALTERNATIVES = new Intl.ListFormat('pt-BR', { type: 'disjunction' })
/** Other values of a group that are offered. */
const OTHERS_MAX = 4
/** The groups of which other values are offered: those that say what somebody looks for. */
const OTHERS_OF = ['categoria', 'subcategoria']

interface NoneFitsProps {
  kind: ListedKind
  groups: FacetGroup[]
  otherwise: Otherwise
  /** There may be more than was looked at. */
  isCut: boolean
  parameters: URLSearchParams
  /** One of the ways out was taken, and is gone with the list of nothing. */
  onLeave(): void
}

/** What to change where nothing fits all filters: the nearest ways to something, with how much that is. */
export function NoneFits(props: NoneFitsProps) {
  const { kind, groups, otherwise, isCut, parameters, onLeave } = props
  const { pathname } = useLocation()
  const names = groups.map(({ grupo }) => grupo)
  const counted = (total: number) =>
    totalLabel(total, isCut ? COUNT_CAP : Number.POSITIVE_INFINITY, LISTED[kind])
  const to = (changed: URLSearchParams) => withSearch(pathname, changed)

  const chosenOf = ({ grupo, valores }: FacetGroup) =>
    valores
      .filter(({ valor }) => parameters.getAll(grupo).some((one) => isSame(one, valor)))
      .map(({ texto }) => `“${texto}”`)
  const waysBy = (
    totals: Record<string, number>,
    word: string,
    left: (group: string) => string[],
  ) =>
    groups
      .flatMap((group) => {
        const total = totals[group.grupo] ?? 0
        const text = `${word} ${ALTERNATIVES.format(chosenOf(group))}`
        return total > 0
          ? [{ text, total, to: to(withoutFilters(parameters, left(group.grupo))) }]
          : []
      })
      .sort((a, b) => b.total - a.total)
  const byOneLess = waysBy(otherwise.without, 'Sem', (group) => [group])
  const isOne = groups.filter(({ grupo }) => parameters.has(grupo)).length === 1
  const ways = isOne
    ? []
    : byOneLess.length > 0
      ? byOneLess
      : waysBy(otherwise.only, 'Só', (group) => names.filter((name) => name !== group))

  const others = groups
    .filter(({ grupo }) => OTHERS_OF.includes(grupo) && parameters.has(grupo))
    .flatMap(({ grupo, valores }) =>
      valores
        .filter(({ total }) => total > 0)
        .slice(0, OTHERS_MAX)
        .map(({ valor, texto, total }) => ({
          text: `${texto} (${total.toLocaleString('pt-BR')}${isCut ? '+' : ''})`,
          to: to(withOption(withoutFilters(parameters, [grupo]), grupo, valor, true)),
        })),
    )

  return (
    <EmptyState
      title={`${LISTED[kind].none} com ${isOne ? 'este filtro' : 'estes filtros'}`}
      actions={
        <>
          {ways.length > 0 && (
            <ul className={styles.ways} aria-label="O que mudar">
              {ways.map(({ text, total, to }) => (
                <li key={to}>
                  <Link to={to} keepsScroll onClick={onLeave} className={styles.way}>
                    <span>{text}</span>
                    <strong>{counted(total)}</strong>
                  </Link>
                </li>
              ))}
            </ul>
          )}
          {others.length > 0 && (
            <div className={styles.others}>
              <p aria-hidden="true">Outras categorias, com os mesmos filtros</p>
              <ChipLinks label="Outras categorias, com os mesmos filtros" chips={others} />
            </div>
          )}
          <ButtonLink
            to={to(withoutFilters(parameters, names))}
            look={ways.length > 0 ? 'secondary' : 'primary'}
            keepsScroll
            onClick={onLeave}
          >
            Limpar filtros: {counted(otherwise.withoutAll)}
          </ButtonLink>
        </>
      }
    >
      {byOneLess.length > 0
        ? `Tire ${isOne ? 'este' : 'um deles'} e veja o que aparece.`
        : 'Para aparecer alguma coisa, é preciso tirar mais de um.'}
    </EmptyState>
  )
}
