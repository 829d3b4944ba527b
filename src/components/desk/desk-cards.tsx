import type { Field } from '#/platform/desk.ts'
import { DeskSort } from './desk-sort.tsx'
import type { DeskRowsProps } from './desk-table.tsx'
import { Fact, Facts, QueueCard } from './queue-card.tsx'
import { QueueRows } from './queue-rows.tsx'

/** Rows that are read whole before somebody decides: cards of a queue, each with its texts and beside them its facts. */
export function DeskCards<Row>(props: DeskRowsProps<Row>) {
  const { rows, rowKey, name, fields, sort, actions, isDim, selection } = props
  const [title, ...others] = Object.values(fields)
  const texts = others.filter(({ isWide }) => isWide)
  const facts = others.filter(({ isWide }) => !isWide)
  return (
    <QueueRows
      order={rows.length > 1 && <DeskSort fields={fields} sort={sort} />}
      rows={rows}
      rowKey={rowKey}
      name={name}
      selection={selection}
    >
      {(row) => (
        <QueueCard title={title?.cell?.(row)} isDim={isDim?.(row)} deeds={actions?.(row)}>
          <FactsOf kind="texts" fields={texts} row={row} />
          <FactsOf kind="short" fields={facts} row={row} />
        </QueueCard>
      )}
    </QueueRows>
  )
}

interface FactsOfProps<Row> {
  kind: 'short' | 'texts'
  fields: Field<Row>[]
  row: Row
}

/** Those that a row has, or nothing where it has none. */
function FactsOf<Row>({ kind, fields, row }: FactsOfProps<Row>) {
  const had = fields.flatMap(({ title, cell }) => {
    const value = cell?.(row) ?? null
    return value === null ? [] : [{ title, value }]
  })
  if (had.length === 0) return null
  return (
    <Facts kind={kind}>
      {had.map(({ title, value }) => (
        <Fact key={title} term={title}>
          {value}
        </Fact>
      ))}
    </Facts>
  )
}
