import { clsx } from 'clsx'
import { Check, ChevronDown, X } from 'lucide-react'
import { type CSSProperties, type ReactNode, type RefObject, useRef, useState } from 'react'
import { Tag } from '#/components/chip.tsx'
import { Link } from '#/components/link.tsx'
import { LogoTile } from '#/components/logo-tile.tsx'
import { Rating, Stars } from '#/components/rating.tsx'
import { SaveTick } from '#/components/save-tick.tsx'
import { type IconSituation, SituationIcon } from '#/components/situation-icon.tsx'
import { Unbroken } from '#/components/unbroken.tsx'
import { formatDay } from '#/domain/dates.ts'
import { reviewCountLabel } from '#/domain/rating.ts'
import { truncate } from '#/domain/text.ts'
import { comparisonPath, sideBySidePath } from '../address.ts'
import { bestRated, cheapest, mostOf } from '../best.ts'
import type { ComparedColumn, ComparedGroup } from '../results.ts'
import styles from './side-by-side-table.module.css'

/** Of what stands in a column, in characters: it ends with a whole word. */
const HEAD_NAME_MAX = 40
const DESCRIPTION_BEGUN = 160
/** Suppliers that a column names; its page has all of them. */
const VENDORS_SEEN = 3

/** Quiet, as half of what is compared may be so: said to who hears it, and by the key below the table. */
const UNKNOWN = (
  <>
    <span className={styles.unknown} aria-hidden="true">
      –
    </span>
    <span className="visually-hidden">Não informado</span>
  </>
)

interface Row {
  title: string
  of(column: ComparedColumn): ReactNode
  /** What is the same of all products, where they have the same. */
  same(column: ComparedColumn): string
  /** Which column is the best in it, and what that one is called. */
  best?: { of(columns: ComparedColumn[]): number; text: string }
}

const BEST_RATED = 'Maior nota'

const text = (title: string, said: (column: ComparedColumn) => string): Row => ({
  title,
  of: (column) => said(column) || UNKNOWN,
  same: said,
})

/** What is shown of each product, a row each. */
const ROWS: Row[] = [
  {
    title: 'Nota',
    of: ({ rating }) => <Rating rating={rating} />,
    same: ({ rating }) => `${rating}`,
    best: {
      of: (columns) => bestRated(columns.map(({ rating }) => rating)),
      text: BEST_RATED,
    },
  },
  {
    ...text('Preço', ({ price }) => price),
    best: { of: (columns) => cheapest(columns.map(({ monthly }) => monthly)), text: 'Menor preço' },
  },
  {
    title: 'Avaliações',
    of: (column) => <Distribution column={column} />,
    same: ({ distribution }) => distribution.map(({ count }) => count).join(),
    best: {
      of: (columns) => mostOf(columns.map(({ ratingCount }) => ratingCount)),
      text: 'Mais avaliações',
    },
  },
  {
    title: 'Categorias',
    of: ({ categories }) => (
      <ul className={styles.links}>
        {categories.map((name) => (
          <li key={name}>
            <Link to={comparisonPath(name)}>
              <Unbroken>{name}</Unbroken>
            </Link>
          </li>
        ))}
      </ul>
    ),
    same: ({ categories }) => categories.toSorted().join(),
  },
  text('Fabricante', ({ manufacturer }) => manufacturer),
  text('Comercializado por', ({ soldBy }) => soldBy),
  {
    title: 'Fornecedores',
    of: (column) => <Vendors column={column} />,
    same: ({ vendors, vendorCount }) => `${vendorCount} ${vendors.map(({ id }) => id).toSorted()}`,
  },
  text('Slogan', ({ slogan }) => slogan),
  {
    title: 'Descrição',
    of: (column) => <Description column={column} />,
    same: ({ description }) => description,
  },
  {
    title: 'Última avaliação',
    of: (column) => <Review column={column} />,
    same: ({ id, review }) => (review ? id : ''),
  },
]

const differ = (said: string[]) => new Set(said).size > 1
const rowDiffers = ({ values }: ComparedGroup['rows'][number]) =>
  differ(values.map((each) => each.join('\n')))

interface ShownGroup {
  title: string
  /** Rows in which products differ: what decides. */
  different: ComparedGroup['rows']
  /** Rows that say the same of all. */
  alike: ComparedGroup['rows']
}

const shownGroup = ({ title, rows }: ComparedGroup, onlyDifferences: boolean): ShownGroup => ({
  title,
  different: rows.filter(rowDiffers),
  alike: onlyDifferences ? [] : rows.filter((row) => !rowDiffers(row)),
})

interface SideBySideTableProps {
  columns: ComparedColumn[]
  groups: ComparedGroup[]
  /** Rows in which all products are the same are left out. */
  onlyDifferences: boolean
}

/** Products in columns. What does not fit scrolls within it; the products' names and those of the rows stay, and a group is folded by its title: at first on a telephone alone. */
export function SideBySideTable({ columns, groups, onlyDifferences }: SideBySideTableProps) {
  const head = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLElement>(null)
  const [chosen, setChosen] = useState<Record<string, boolean>>({})
  const own = ROWS.filter(({ same }) => !onlyDifferences || differ(columns.map(same)))
  const shown = groups
    .map((group) => shownGroup(group, onlyDifferences))
    .filter(({ different, alike }) => different.length + alike.length > 0)
  return (
    <div className={styles.whole} style={{ '--columns': columns.length } as CSSProperties}>
      {/* What stays in view while the page scrolls cannot be within what scrolls sideways: it goes along with that. */}
      <div ref={head} className={styles.head} onScroll={() => follow(frame, head)} data-of-screen>
        <div className={styles.heads}>
          {columns.map(({ id, name, logo }) => (
            <div key={id} className={styles.product}>
              <LogoTile src={logo} kind="Software" size={40} eager />
              <Link
                to={`/software/details/${id}`}
                prefetch="intent"
                aria-label={truncate(name, HEAD_NAME_MAX) === name ? undefined : name}
              >
                {truncate(name, HEAD_NAME_MAX)}
              </Link>
            </div>
          ))}
        </div>
      </div>
      <section
        ref={frame}
        className={styles.frame}
        onScroll={() => follow(head, frame)}
        aria-label="Comparação lado a lado"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
        tabIndex={0}
      >
        <table className={styles.table}>
          <colgroup>
            <col className={styles.first} />
          </colgroup>
          <thead className={styles.names}>
            <tr>
              <th scope="col">Característica</th>
              {columns.map(({ id, name }) => (
                <th key={id} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Tools columns={columns} onlyDifferences={onlyDifferences} />
            {own.map(({ title, of, best }) => {
              const first = best?.of(columns)
              return (
                <tr key={title}>
                  <th scope="row">{title}</th>
                  {columns.map((column, index) => (
                    <td key={column.id}>
                      {of(column)}
                      {best && index === first && <Best>{best.text}</Best>}
                    </td>
                  ))}
                </tr>
              )
            })}
          </tbody>
          {shown.map(({ title, different, alike }) => (
            <tbody
              key={title}
              className={clsx(
                chosen[title] === false && styles.folded,
                chosen[title] === undefined && styles.unasked,
              )}
            >
              <tr className={styles.group}>
                <th scope="rowgroup" colSpan={columns.length + 1}>
                  {/* The server knows no width: each has its button, and the other is no part of the page. */}
                  {[true, false].map((isWide) => {
                    const isOpen = chosen[title] ?? isWide
                    return (
                      <button
                        key={String(isWide)}
                        type="button"
                        className={isWide ? styles.onWide : styles.onNarrow}
                        data-read
                        aria-expanded={isOpen}
                        onClick={() => setChosen({ ...chosen, [title]: !isOpen })}
                      >
                        {title} <ChevronDown aria-hidden="true" />
                      </button>
                    )
                  })}
                </th>
              </tr>
              {different.map(({ label, values, averages, situations }) => {
                const first = averages && bestRated(averages)
                return (
                  <tr key={label}>
                    <th scope="row">{label}</th>
                    {columns.map(({ id }, index) => (
                      <td key={id}>
                        <Values values={values[index] ?? []} situation={situations?.[index]} />
                        {index === first && <Best>{BEST_RATED}</Best>}
                      </td>
                    ))}
                  </tr>
                )
              })}
              {alike.length > 0 && <Alike rows={alike} columns={columns.length} />}
            </tbody>
          ))}
        </table>
      </section>
      <p className={styles.key} aria-hidden="true">
        – não informado
      </p>
    </div>
  )
}

/** Says in which column a row is the best. */
const Best = ({ children }: { children: string }) => (
  <p className={styles.best}>
    <Check aria-hidden="true" />
    {children}
  </p>
)

/** Scrolls one as far sideways as the other. */
function follow(
  { current: one }: RefObject<HTMLElement | null>,
  { current: other }: RefObject<HTMLElement | null>,
) {
  if (one && other) one.scrollLeft = other.scrollLeft
}

/** What can be done with each product. */
function Tools({
  columns,
  onlyDifferences,
}: Pick<SideBySideTableProps, 'columns' | 'onlyDifferences'>) {
  const others = (id: string) => columns.map((column) => column.id).filter((other) => other !== id)
  return (
    <tr data-of-screen>
      <th scope="row">
        <span className="visually-hidden">O que fazer</span>
      </th>
      {columns.map(({ id, name, isSponsored }) => (
        <td key={id}>
          <div className={styles.actions}>
            <SaveTick id={id} name={name} />
            <Link
              to={sideBySidePath(others(id), onlyDifferences)}
              className={styles.remove}
              keepsScroll
            >
              <X aria-hidden="true" />
              <span>
                Remover<span className="visually-hidden"> {name}</span>
              </span>
            </Link>
            {/* Last: what all columns have stands on one line. */}
            {isSponsored && <Tag tone="sun">Patrocinado</Tag>}
          </div>
        </td>
      ))}
    </tr>
  )
}

/** What is the same of all products is said once, in a row of its own: what differs is what is compared. */
const Alike = ({ rows, columns }: { rows: ComparedGroup['rows']; columns: number }) => (
  <tr>
    <th scope="row">Igual em todos</th>
    <td colSpan={columns}>
      <ul className={styles.alike}>
        {rows.map(({ label, values, situations }) => (
          <li key={label}>
            <span className={styles.label}>{label}:</span>{' '}
            <Values values={values[0] ?? []} situation={situations?.[0]} />
          </li>
        ))}
      </ul>
    </td>
  </tr>
)

function Values({ values, situation }: { values: string[]; situation?: IconSituation }) {
  if (values.length === 0) return UNKNOWN
  if (situation)
    return (
      <span className={styles.situation}>
        <SituationIcon situation={situation} />
        {values[0]}
      </span>
    )
  if (values.length === 1) return <Unbroken>{values[0]}</Unbroken>
  // A value with a comma of its own, as a plan with its price, has a line.
  const isInLines = values.some((value) => value.includes(','))
  return (
    <ul className={isInLines ? styles.lines : styles.values}>
      {values.map((value) => (
        <li key={value}>
          <Unbroken>{value}</Unbroken>
        </li>
      ))}
    </ul>
  )
}

/** How many reviews gave how many stars. */
function Distribution({ column: { id, distribution, ratingCount } }: { column: ComparedColumn }) {
  return (
    <>
      <Link to={`/software/details/${id}#avaliacoes`}>{reviewCountLabel(ratingCount)}</Link>
      {ratingCount > 0 && (
        <ul className={styles.distribution}>
          {distribution.map(({ stars, count }) => (
            <li key={stars}>
              <span aria-hidden="true">{stars}</span>
              <span className="visually-hidden">
                {stars === 1 ? '1 estrela: ' : `${stars} estrelas: `}
              </span>
              <span
                className={styles.bar}
                style={{ '--share': count / ratingCount } as CSSProperties}
              />
              <span>{count.toLocaleString('pt-BR')}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Vendors({ column: { id, vendors, vendorCount } }: { column: ComparedColumn }) {
  if (vendors.length === 0) return UNKNOWN
  const more = vendorCount - Math.min(vendors.length, VENDORS_SEEN)
  return (
    <ul className={styles.links}>
      {vendors.slice(0, VENDORS_SEEN).map((vendor) => (
        <li key={vendor.id}>
          <Link to={`/supplier/details/${vendor.id}`}>{vendor.name}</Link>
        </li>
      ))}
      {more > 0 && (
        <li>
          <Link to={`/software/details/${id}#fornecedores`}>
            e mais {more.toLocaleString('pt-BR')} na página
          </Link>
        </li>
      )}
    </ul>
  )
}

/** Begun on a screen, where its page has the rest; whole on paper. */
function Description({ column: { id, name, description } }: { column: ComparedColumn }) {
  if (!description) return <span className={styles.unknown}>Descrição não informada</span>
  const begun = truncate(description, DESCRIPTION_BEGUN)
  if (begun === description) return description
  return (
    <>
      <span className={styles.onScreen} data-of-screen>
        {begun}{' '}
        <Link to={`/software/details/${id}#descricao`}>
          Ler tudo<span className="visually-hidden"> sobre {name}</span>
        </Link>
      </span>
      <span className={styles.onPaper}>{description}</span>
    </>
  )
}

function Review({ column: { review } }: { column: ComparedColumn }) {
  if (!review) return <span className={styles.unknown}>Ninguém escreveu ainda</span>
  return (
    <figure className={styles.review}>
      <blockquote>{review.text}</blockquote>
      <figcaption>
        <Stars rating={review.rating} />
        {review.author}
        <time dateTime={review.createdAt}>{formatDay(review.createdAt)}</time>
      </figcaption>
    </figure>
  )
}
