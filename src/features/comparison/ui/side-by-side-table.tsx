import { X } from 'lucide-react'
import type { CSSProperties, ReactNode } from 'react'
import { ChipLinks, Tag } from '#/components/chip.tsx'
import { Link } from '#/components/link.tsx'
import { LogoTile } from '#/components/logo-tile.tsx'
import { Rating, Stars } from '#/components/rating.tsx'
import { SaveTick } from '#/components/save-tick.tsx'
import { formatDay } from '#/domain/dates.ts'
import { reviewCountLabel } from '#/domain/rating.ts'
import { comparisonPath, sideBySidePath } from '../address.ts'
import type { ComparedColumn, ComparedGroup } from '../results.ts'
import styles from './side-by-side-table.module.css'

const UNKNOWN = <span className={styles.unknown}>Não informado</span>

interface Row {
  title: string
  of(column: ComparedColumn): ReactNode
  /** What is the same of all products, where they have the same. */
  same(column: ComparedColumn): string
}

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
  },
  text('Preço', ({ price }) => price),
  {
    title: 'Avaliações',
    of: (column) => <Distribution column={column} />,
    same: ({ distribution }) => distribution.map(({ count }) => count).join(),
  },
  {
    title: 'Categorias',
    of: ({ categories }) => (
      <ChipLinks
        label="Categorias"
        chips={categories.map((name) => ({ text: name, to: comparisonPath(name) }))}
      />
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
  text('Descrição', ({ description }) => description),
  {
    title: 'Última avaliação',
    of: (column) => <Review column={column} />,
    same: ({ id, review }) => (review ? id : ''),
  },
]

const differ = (said: string[]) => new Set(said).size > 1

interface SideBySideTableProps {
  columns: ComparedColumn[]
  groups: ComparedGroup[]
  /** Rows in which all products are the same are left out. */
  onlyDifferences: boolean
}

/** Products in columns. What does not fit scrolls within it; the products' names and those of the rows stay. */
export function SideBySideTable({ columns, groups, onlyDifferences }: SideBySideTableProps) {
  const own = ROWS.filter(({ same }) => !onlyDifferences || differ(columns.map(same)))
  const shown = groups
    .map(({ title, rows }) => ({
      title,
      rows: rows.filter(
        ({ values }) => !onlyDifferences || differ(values.map((each) => each.join('\n'))),
      ),
    }))
    .filter(({ rows }) => rows.length > 0)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
    <section className={styles.frame} aria-label="Comparação lado a lado" tabIndex={0}>
      <table className={styles.table} style={{ '--columns': columns.length } as CSSProperties}>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              <span className="visually-hidden">Característica</span>
            </th>
            {columns.map(({ id, name, logo }) => (
              <th key={id} scope="col">
                <div className={styles.product}>
                  <LogoTile src={logo} kind="Software" size={40} eager />
                  <Link to={`/software/details/${id}`} prefetch="intent">
                    {name}
                  </Link>
                </div>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Tools columns={columns} onlyDifferences={onlyDifferences} />
          {own.map(({ title, of }) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              {columns.map((column) => (
                <td key={column.id}>{of(column)}</td>
              ))}
            </tr>
          ))}
        </tbody>
        {shown.map(({ title, rows }) => (
          <tbody key={title}>
            <tr className={styles.group}>
              <th scope="rowgroup" colSpan={columns.length + 1}>
                {title}
              </th>
            </tr>
            {rows.map(({ label, values }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {columns.map(({ id }, index) => (
                  <td key={id}>
                    <Values values={values[index] ?? []} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  )
}

/** What can be done with each product. */
function Tools({
  columns,
  onlyDifferences,
}: Pick<SideBySideTableProps, 'columns' | 'onlyDifferences'>) {
  const others = (id: string) => columns.map((column) => column.id).filter((other) => other !== id)
  return (
    <tr>
      <th scope="row">
        <span className="visually-hidden">O que fazer</span>
      </th>
      {columns.map(({ id, name, isSponsored }) => (
        <td key={id}>
          <div className={styles.actions}>
            {isSponsored && <Tag tone="sun">Patrocinado</Tag>}
            <SaveTick id={id} name={name} />
            <Link
              to={sideBySidePath(others(id), onlyDifferences)}
              className={styles.remove}
              keepsScroll
            >
              <X aria-hidden="true" />
              Remover<span className="visually-hidden"> {name}</span>
            </Link>
          </div>
        </td>
      ))}
    </tr>
  )
}

function Values({ values }: { values: string[] }) {
  if (values.length === 0) return UNKNOWN
  if (values.length === 1) return values[0]
  return (
    <ul className={styles.values}>
      {values.map((value) => (
        <li key={value}>{value}</li>
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
  const more = vendorCount - vendors.length
  return (
    <ul className={styles.vendors}>
      {vendors.map((vendor) => (
        <li key={vendor.id}>
          <Link to={`/supplier/details/${vendor.id}`}>{vendor.name}</Link>
        </li>
      ))}
      {more > 0 && (
        <li>
          <Link to={`/software/details/${id}`}>
            e mais {more.toLocaleString('pt-BR')} na página
          </Link>
        </li>
      )}
    </ul>
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
