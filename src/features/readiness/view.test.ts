import { expect, it } from 'vitest'
import type { ReadinessWire } from './schema.ts'
import { readinessView } from './view.server.ts'

const declared = (wire: Partial<ReadinessWire>): ReadinessWire => ({
  item: 'soc-2',
  situacao: 'sim',
  previsto: '',
  prova: '',
  declarado: 'sim',
  declaradoEm: '2026-06-02T15:00:00.000Z',
  validoAte: '2027-06-02T15:00:00.000Z',
  fonte: 'fornecedor',
  retiradaEm: '',
  confirmam: 0,
  discordam: 0,
  ...wire,
})
const shownOf = (wire: Partial<ReadinessWire>) =>
  readinessView([declared(wire)], [], new Date('2026-07-01')).groups[0]?.items[0]

it.each([
  [{}, 'Declarado pelo fornecedor em 2 jun 2026, sem comprovação.'],
  [{ prova: 'https://a.example/' }, 'Declarado pelo fornecedor em 2 jun 2026.'],
  [{ situacao: 'nao', declarado: 'nao' } as const, 'Declarado pelo fornecedor em 2 jun 2026.'],
])('what has and is not proven is said to be so: %j', (wire, note) => {
  expect(shownOf(wire)?.note).toBe(note)
})

const date = (day: string, item: 'nfe-ibs-cbs' | 'cnpj-com-letras' = 'nfe-ibs-cbs') => ({
  _id: day,
  item,
  titulo: `Regra de ${day}`,
  paraQuem: 'Todas as empresas',
  dia: day,
  fonte: 'https://lei.example/',
})
const DATES = [
  date('2026-01-01'),
  date('2026-06-01', 'cnpj-com-letras'),
  date('2027-01-01'),
  date('2033-01-01'),
]

it.each([
  [{ situacao: 'sim' } as const, []],
  [{ situacao: 'nao' } as const, [['Falta', 'Regra de 2026-01-01', 2]]],
  [
    { situacao: 'planejado', previsto: '2026-12-01' } as const,
    [['Falta', 'Regra de 2026-01-01', 0]],
  ],
  [{ situacao: 'nao_informado' } as const, [['Não informado', 'Regra de 2026-01-01', 2]]],
])('of several dates the first that is missed is named: %j', (wire, expected) => {
  const all = [declared({ item: 'nfe-ibs-cbs', ...wire })]
  const { lacks } = readinessView(all, DATES, new Date('2026-07-01'))
  expect(lacks.map(({ word, name, more }) => [word, name, more])).toEqual(expected)
})

it('what is asked for first comes first', () => {
  const all = [
    declared({ item: 'nfe-ibs-cbs', situacao: 'planejado', previsto: '2026-01-01' }),
    declared({ item: 'cnpj-com-letras', situacao: 'nao' }),
    declared({ item: 'nfse-nacional', situacao: 'nao' }),
  ]
  const { lacks } = readinessView(
    all,
    [...DATES, { ...date('2026-03-01'), item: 'nfse-nacional' }],
    new Date('2026-07-01'),
  )
  expect(lacks.map(({ since }) => since)).toEqual([
    'em vigor desde 1 mar 2026',
    'em vigor desde 1 jun 2026',
  ])
})
