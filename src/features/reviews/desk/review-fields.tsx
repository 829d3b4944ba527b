import { Link } from '#/components/link.tsx'
import type { Field } from '#/platform/desk.ts'
import { reviewedPath } from '../links.ts'
import type { Reviewed } from '../reviewed.ts'

interface About<Row> {
  /** In small print below what the review is of. */
  by(row: Row): string
  /** What the review says; '' where it has only a rating. */
  said(row: Row): string
}

/** The first columns of a desk about reviews: what each is of and by whom, and what it says, which is read whole. */
export const reviewFields = <Row extends { alvo: Reviewed }>({ by, said }: About<Row>) =>
  ({
    avaliacao: {
      title: 'Avaliação',
      cell: (row) => (
        <>
          <Link to={reviewedPath(row.alvo.tipo, row.alvo._id)}>{row.alvo.nome}</Link>{' '}
          <small>{by(row)}</small>
        </>
      ),
    },
    texto: { title: 'O que diz', isWide: true, cell: (row) => said(row) || null },
  }) satisfies Record<string, Field<Row>>
