import { expect, it } from 'vitest'
import { comparisonPath, isChosenIn, isRefined, listParameters, sideBySidePath } from './address.ts'

const ID = '01999999-0000-7000-8000-000000000001'
const OTHER = '01999999-0000-7000-8000-000000000002'
const read = (search: string) => new URLSearchParams(search)

it('knows an address that search engines need not list', () => {
  expect(isRefined(listParameters(read('categoria=CRM&page=2')))).toBe(false)
  for (const search of ['nota=5', 'ordem=nome', 'search=nota', `comparar=${ID}`, 'empresa=A']) {
    expect(isRefined(listParameters(read(search))), search).toBe(true)
  }
})

it('knows which addresses say what is chosen', () => {
  const at = (href: string) => isChosenIn(new URL(href, 'https://praca.example'))
  for (const href of ['/erp', '/softwares/nota', '/Softwares/'])
    expect(at(`${href}?comparar=${ID}`), href).toBe(true)
  expect(at(`/erp/comparar?id=${ID}`)).toBe(true)
  for (const href of [`/?comparar=${ID}`, '/softwares/comparar', `/erp/comparar?comparar=${ID}`])
    expect(at(href), href).toBe(false)
})

it('writes the addresses of lists and of products side by side', () => {
  expect(comparisonPath('ERP')).toBe('/erp')
  expect(comparisonPath('RH (HCM)')).toBe('/erp?categoria=RH+%28HCM%29')
  expect(comparisonPath('CRM', [], 'nota fiscal')).toBe('/erp?categoria=CRM&search=nota+fiscal')
  expect(comparisonPath('ERP', [ID])).toBe(`/erp?comparar=${ID}`)
  expect(sideBySidePath([ID, OTHER])).toBe(`/erp/comparar?id=${ID}&id=${OTHER}`)
})
