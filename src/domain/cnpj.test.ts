import { describe, expect, it } from 'vitest'
import { cnpjCheckDigits, isCnpj, maskCnpj, normaliseCnpj } from './cnpj.ts'

describe('isCnpj', () => {
  it.each([
    '12ABC34501DE35', // the register's own example
    '12.ABC.345/01DE-35',
    '12abc34501de35',
    'A1B2C3D4000193',
    'ZZZZZZZZZZZZ62',
    'ABCDEFGH000195',
    '000000000A0178',
    '11222333000181',
    '11.222.333/0001-81',
  ])('takes %s', (cnpj) => expect(isCnpj(cnpj)).toBe(true))

  it.each([
    '00000000000000',
    '11111111111111',
    '99999999999999',
    '11222333000182',
    '11222333000191',
    '1122233300018',
    '112223330001811',
    '',
    '   ',
    ' 11222333000181',
    '11 222 333 0001 81',
    '11.222.333/0001-8',
    '11-222-333/0001.81',
    '１１２２２３３３０００１８１',
    '١١٢٢٢٣٣٣٠٠٠١٨١',
    '11222333000181\u200b',
    'abcdefghijklmn',
    '12ABC34501DE36',
    '12ABC34501DE3A',
    '1ÁABC34501DE35',
    "11222333000181' OR 1=1--",
    '52998224725',
    'ıZABC34501DE35',
  ])('refuses %j', (text) => expect(isCnpj(text)).toBe(false))

  it('can refuse letters', () => {
    expect(isCnpj('12ABC34501DE35', { digitsOnly: true })).toBe(false)
    expect(isCnpj('11222333000181', { digitsOnly: true })).toBe(true)
  })
})

it('writes what it reads', () => {
  expect(normaliseCnpj('12.abc.345/01de-35')).toBe('12ABC34501DE35')
  expect(maskCnpj('12ABC34501DE35')).toBe('12.ABC.345/01DE-35')
  expect(cnpjCheckDigits('12ABC34501DE')).toBe('35')
})
