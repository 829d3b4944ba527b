import { describe, expect, it } from 'vitest'
import { supplierForm } from './schema.ts'

describe('an installation that takes digits only', () => {
  const cnpj = (digitsOnly: boolean) => supplierForm(digitsOnly).shape.cnpj
  it.each(['12ABC34501DE35', '12.ABC.345/01DE-35'])('refuses %s', (written) => {
    expect(cnpj(true).safeParse(written).error?.issues[0]?.message).toBe('Insira um CNPJ válido.')
    expect(cnpj(false).parse(written)).toBe('12ABC34501DE35')
  })
  it('takes numbers as ever', () => {
    expect(cnpj(true).parse('53.113.791/0001-22')).toBe('53113791000122')
  })
})
