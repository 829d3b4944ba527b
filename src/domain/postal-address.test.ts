import { describe, expect, it } from 'vitest'
import { addressLine, asWritten, isElsewhere, type PostalAddress } from './postal-address.ts'

const own: PostalAddress = {
  street: 'Av. Paulista',
  number: '1000',
  complement: 'Conj. 12',
  district: 'Bela Vista',
  city: 'São Paulo',
  state: 'SP',
  cep: '01310100',
}
const registered: PostalAddress = {
  street: 'AVENIDA PAULISTA',
  number: '1000',
  complement: 'CONJ 12',
  district: 'BELA VISTA',
  city: 'SAO PAULO',
  state: 'SP',
  cep: '01310100',
}

describe('two addresses', () => {
  it('are of one place however it is written, and whatever one leaves out', () => {
    expect(isElsewhere(own, registered)).toBe(false)
    expect(isElsewhere({ ...own, number: '' }, registered)).toBe(false)
    expect(isElsewhere({ ...own, cep: '', street: 'AVENIDA  Paulista' }, registered)).toBe(false)
    expect(isElsewhere({ ...own, number: 'S/N' }, { ...registered, number: 'SN' })).toBe(false)
  })

  it.each<[string, Partial<PostalAddress>]>([
    ['another city', { city: 'CAMPINAS' }],
    ['another state', { state: 'RJ' }],
    ['another code', { cep: '01310200' }],
    ['another number', { number: '1500' }],
    ['another street, without a code', { cep: '', street: 'RUA AUGUSTA' }],
  ])('are of two: %s', (_, change) => {
    expect(isElsewhere(own, { ...registered, ...change })).toBe(true)
  })
})

it('an address of the register is written as people write, and keeps what they wrote alike', () => {
  const written = asWritten({ ...registered, street: 'RUA DO OUVIDOR' }, own)
  expect(addressLine(written)).toBe(
    'Rua do Ouvidor, 1000, Conj. 12, Bela Vista, São Paulo, SP, 01310-100',
  )
  expect(addressLine({ ...written, complement: '', cep: '' })).toBe(
    'Rua do Ouvidor, 1000, Bela Vista, São Paulo, SP',
  )
  const city = "Santa Bárbara d'Oeste"
  expect(asWritten({ ...registered, city }, own).city).toBe(city)
})
