import { expect, it } from 'vitest'
import { isSameName } from './former-names.ts'

it.each([
  ['Lince ERP', 'LINCE erp'],
  ['Gestao Facil', 'Gestão Fácil'],
  ['LinceERP', 'Lince ERP'],
  ['Almoxarif', 'Almoxarife'],
  ['Balcão Vivo!', 'Balcão Vivo'],
])('takes %s and %s for one name', (one, other) => {
  expect(isSameName(one, other)).toBe(true)
  expect(isSameName(other, one)).toBe(true)
})

it.each([
  ['Lince ERP', 'Lince CRM'],
  ['Lince', 'Onça'],
  ['Loja', 'Soja'],
  ['Lince 2', 'Lince 3'],
  ['Lince', 'Lince Financeiro'],
  ['Ясень ERP', 'Берёза ERP'],
  ['會計', '倉庫'],
])('takes %s and %s for two', (one, other) => {
  expect(isSameName(one, other)).toBe(false)
})
