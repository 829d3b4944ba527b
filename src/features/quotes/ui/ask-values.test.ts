import { expect, it } from 'vitest'
import { begunWith, type Values } from './ask-values.ts'

it('is whole, whatever was kept of it, and agrees to nothing', () => {
  const kept = {
    necessidade: 'Estoque de duas lojas.',
    contato: { telefone: '(11) 91234-5678' },
    consentimento: [{ fornecedor: 'alfa', texto: 'Autorizo.' }],
  } as unknown as Partial<Values>
  expect(begunWith(kept)).toEqual({
    ...begunWith(),
    necessidade: 'Estoque de duas lojas.',
    contato: { formas: [], telefone: '(11) 91234-5678', quando: '' },
  })
  expect(begunWith(kept).consentimento).toEqual([])
})
