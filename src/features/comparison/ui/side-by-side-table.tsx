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
import type { ComparedColumn } from '../results.ts'
import styles from './side-by-side-table.module.css'

const UNKNOWN = <span className={styles.unknown}>Não informado</span>

/** What is shown of each product, a row each. */
const ROWS: { title: string; of(column: ComparedColumn): ReactNode }[] = [
  { title: 'Nota', of: ({ rating }) => <Rating rating={rating} /> },
  { title: 'Avaliações', of: (column) => <Distribution column={column} /> },
  {
    title: 'Categorias',
    of: ({ categories }) => (
      <ChipLinks
        label="Categorias"
        chips={categories.map((name) => ({ text: name, to: comparisonPath(name) }))}
      />
    ),
  },
  { title: 'Fabricante', of: ({ manufacturer }) => manufacturer || UNKNOWN },
  { title: 'Comercializado por', of: ({ soldBy }) => soldBy || UNKNOWN },
  { title: 'Fornecedores', of: (column) => <Vendors column={column} /> },
  { title: 'Slogan', of: ({ slogan }) => slogan || UNKNOWN },
  { title: 'Descrição', of: ({ description }) => description || UNKNOWN },
  { title: 'Última avaliação', of: (column) => <Review column={column} /> },
]

/** Products in columns. It scrolls sideways by itself; the names of the rows stay. */
export function SideBySideTable({ columns }: { columns: ComparedColumn[] }) {
  const others = (id: string) => columns.map((column) => column.id).filter((other) => other !== id)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
    <section className={styles.frame} aria-label="Comparação lado a lado" tabIndex={0}>
      <table className={styles.table} style={{ '--columns': columns.length } as CSSProperties}>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              <span className="visually-hidden">Característica</span>
            </th>
            {columns.map(({ id, name, logo, isSponsored }) => (
              <th key={id} scope="col">
                <div className={styles.product}>
                  <LogoTile src={logo} kind="Software" eager />
                  <Link to={`/software/details/${id}`} prefetch="intent">
                    {name}
                  </Link>
                  {isSponsored && <Tag tone="sun">Patrocinado</Tag>}
                  <SaveTick id={id} name={name} />
                  <Link to={sideBySidePath(others(id))} className={styles.remove} keepsScroll>
                    <X aria-hidden="true" />
                    Remover<span className="visually-hidden"> {name}</span>
                  </Link>
                </div>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map(({ title, of }) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              {columns.map((column) => (
                <td key={column.id}>{of(column)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
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
