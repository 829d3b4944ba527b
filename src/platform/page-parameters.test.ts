import { expect, it } from 'vitest'
import { readParameters } from './page-parameters.ts'

const read = (path: string, search: string) =>
  readParameters(path, new URLSearchParams(search))?.toString()

it('keeps what a page reads, in one order', () => {
  expect(read('/softwares', 'utm_source=x&page=2&categoria=ERP')).toBe('categoria=ERP&page=2')
  expect(read('/softwares', 'categoria=CRM&page=1&page=2')).toBe('categoria=CRM&page=1')
  expect(read('/about', 'page=2')).toBeUndefined()
})

it('keeps every option of a filter once, whatever their order', () => {
  const address = 'empresa=Alfa&empresa=Beta&nota=4&nota=5'
  expect(read('/erp', 'nota=5&empresa=Beta&nota=4&empresa=Alfa&nota=5&x=y')).toBe(address)
  expect(read('/erp.data', 'empresa=Beta&empresa=Alfa&nota=4&nota=5')).toBe(address)
  expect(read('/erp', 'nota=&empresa=')).toBe('')
})

it('bounds how many options count', () => {
  const many = Array.from({ length: 50 }, (_, n) => `empresa=${n + 10}`).join('&')
  expect(read('/erp', many)?.split('&')).toHaveLength(20)
  expect(read('/erp', 'comparar=e&comparar=d&comparar=c&comparar=b&comparar=a')).toBe(
    'comparar=a&comparar=b&comparar=c&comparar=d',
  )
})

it('tells the products side by side from the list', () => {
  expect(read('/erp/comparar', 'id=b&id=a&nota=5&comparar=c')).toBe('id=a&id=b')
})
