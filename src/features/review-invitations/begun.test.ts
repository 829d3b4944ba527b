import { expect, it } from 'vitest'
import { begunText } from './begun.ts'
import type { BegunInvitation } from './schema.ts'

const begun = (repetidos: number) =>
  begunText({ envio: 'lista', sorteados: 10, repetidos } as BegunInvitation)

it('counts what was on a list more than once', () => {
  expect(begun(0)).toBe('Convite a 10 pessoas a caminho.')
  expect(begun(1)).toBe('Convite a 10 pessoas a caminho. 1 e-mail repetido contou uma vez.')
  expect(begun(3)).toBe('Convite a 10 pessoas a caminho. 3 e-mails repetidos contaram uma vez.')
})
