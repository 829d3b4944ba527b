import { expect, it } from 'vitest'
import { inOrder, type SeveralDeed } from './desk.ts'

const deed = (text: string, asked: Partial<SeveralDeed<object>> = {}) => ({
  text,
  several: true as const,
  ...asked,
})

it('puts what takes away last, and leaves the rest as it is defined', () => {
  const deeds = {
    refuse: deed('Recusar', { reason: {} }),
    remove: deed('Excluir', { confirm: { look: 'danger', each: 'Some.' } }),
    approve: deed('Aceitar', { reason: { look: 'primary' } }),
    remind: deed('Lembrar', { confirm: { look: 'primary', each: 'É avisado.' } }),
    open: deed('Abrir'),
  }
  expect(inOrder(deeds).map(([, { text }]) => text)).toEqual([
    'Aceitar',
    'Lembrar',
    'Abrir',
    'Recusar',
    'Excluir',
  ])
})
