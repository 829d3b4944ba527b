import type { Decision } from '#/platform/desk.ts'

interface Change<Row> {
  /** Whether it can be done with a row now. */
  can(row: Row): boolean
  summary: string
  done: string
  /** What follows from it, after the name. */
  consequence: string
}

type Hiding<Row> = Decision<Row> & { reason: NonNullable<Decision<Row>['reason']> }

/** Takes something off the site, and shows it again, each for a reason. */
export function hiding<Row>(name: (row: Row) => string, hide: Change<Row>, show: Change<Row>) {
  const asking = (title: string, { consequence, ...change }: Change<Row>, look?: 'primary') => ({
    ...change,
    reason: {
      title,
      look,
      each: consequence.charAt(0).toUpperCase() + consequence.slice(1),
      consequence: (row: Row) => (
        <>
          <strong>{name(row)}</strong>: {consequence}
        </>
      ),
    },
  })
  return {
    hide: { text: 'Ocultar', inMenu: 'hide', several: true, ...asking('Ocultar página', hide) },
    show: {
      text: 'Exibir',
      inMenu: 'view',
      several: true,
      ...asking('Exibir página', show, 'primary'),
    },
  } satisfies Record<string, Hiding<Row>>
}
