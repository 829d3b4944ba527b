import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import type { AnsweringWire } from '../schema.ts'
import { Answering } from './answering.tsx'

const NOTHING = { dozeMeses: null, seisMeses: null }

/** The rows of the table, each as the texts of its cells. */
function rowsOf(answering: Partial<AnsweringWire>) {
  const all = { pedidos: NOTHING, avaliacoes: NOTHING, desfechos: NOTHING, ...answering }
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <Answering answering={all} />
    </MemoryRouter>,
  )
  return [...html.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd].*?>(.*?)<\/t[hd]>/g)].map(([, cell = '']) =>
      cell.replace(/<[^>]+>/g, ''),
    ),
  )
}

it('tells both periods side by side, and where they are too few', () => {
  const dozeMeses = { total: 12, respondidos: 10, medianaHoras: 5 }
  const voices = { total: 10, resolvidos: 8, voltariam: 7 }
  expect(
    rowsOf({
      avaliacoes: { dozeMeses, seisMeses: { total: 6, respondidos: 0, medianaHoras: null } },
      desfechos: { dozeMeses: voices, seisMeses: null },
    }),
  ).toEqual([
    ['', 'Últimos 12 meses', 'Últimos 6 meses'],
    ['Avaliações respondidas', '83% de 12, em 5 horas (mediana)', '0% de 6'],
    ['Resolvido', '80% de 10 pessoas', 'Poucos dados'],
    ['Voltaria a contratar', '70% de 10 pessoas', 'Poucos dados'],
  ])
})
