import { expect, it } from 'vitest'
import { fillIn, unknownPlaceholder } from './placeholders.ts'

const values = { comprador: '{empresa}', empresa: 'Lince', software: 'Lince ERP' }

it('fills in what is known, once: what somebody is called is no template', () => {
  expect(fillIn('Olá, {comprador}! {empresa}: {software}.', values)).toBe(
    'Olá, {empresa}! Lince: Lince ERP.',
  )
})

it('finds what would be sent as it stands', () => {
  expect(unknownPlaceholder('Olá, {comprador}!')).toBeUndefined()
  expect(unknownPlaceholder('Olá, {nome}! {x}')).toBe('{nome}')
  expect(unknownPlaceholder('Olá, {constructor}!')).toBe('{constructor}')
})
