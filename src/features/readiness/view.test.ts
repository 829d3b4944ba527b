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
