import { expect, it } from 'vitest'
import {
  choiceParameter,
  comparisonPath,
  isRefined,
  listParameters,
  sideBySidePath,
} from './address.ts'

const ID = '01999999-0000-7000-8000-000000000001'
const OTHER = '01999999-0000-7000-8000-000000000002'
const read = (search: string) => new URLSearchParams(search)

it('knows an address that search engines need not list', () => {
  expect(isRefined(listParameters(read('categoria=CRM&page=2')))).toBe(false)
  for (const search of ['nota=5', 'ordem=nome', 'search=nota', `comparar=${ID}`, 'empresa=A']) {
    expect(isRefined(listParameters(read(search))), search).toBe(true)
  }
})

it('knows where an address says what is chosen', () => {
  for (const path of ['/erp', '/softwares/nota', '/Softwares/'])
    expect(choiceParameter(path), path).toBe('comparar')
  expect(choiceParameter('/erp/comparar')).toBe('id')
  for (const path of ['/', '/suppliers', '/nada'])
    expect(choiceParameter(path), path).toBe(undefined)
})

it('writes the addresses of lists and of products side by side', () => {
  expect(comparisonPath('ERP')).toBe('/erp')
  expect(comparisonPath('RH (HCM)')).toBe('/erp?categoria=RH+%28HCM%29')
  expect(comparisonPath('CRM', [], 'nota fiscal')).toBe('/erp?categoria=CRM&search=nota+fiscal')
  expect(comparisonPath('ERP', [ID])).toBe(`/erp?comparar=${ID}`)
  expect(sideBySidePath([ID, OTHER])).toBe(`/erp/comparar?id=${ID}&id=${OTHER}`)
})
