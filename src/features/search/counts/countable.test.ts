import { expect, it } from 'vitest'
import { countable } from './countable.ts'

it.each([
  ['  Gestão   de Estoque? ', 'gestao de estoque'],
  ['NF-e', 'nf-e'],
  ['C++ e C#', 'c++ e c#'],
  ['“ERP”', undefined],
  ['"ERP", CRM.', 'erp crm'],
  ['13º salário', '13o salario'],
  ['office 365', 'office 365'],
  ['três lojas, dois caixas', 'tres lojas dois caixas'],
])('a search is counted as one text, however it is written: %s', (query, text) => {
  expect(countable(query)).toBe(text)
})

it.each([
  'ana@empresa.com.br',
  'ana.lima＠empresa.com.br',
  'ana arroba empresa',
  'ana.lima gmail com',
  'empresa.com.br',
  '529.982.247-25',
  '529 982 247 25',
  '５２９９８２２４７２５',
  '53.113.791/0001-22',
  '(11) 98765-4321',
  'ana lima 11 9 8765',
  'nove oito sete meia cinco quatro três',
  't.me/analima',
  '01310-100',
  'ana 12/03/1990',
  '12345',
  '2024',
  'x',
  'ソフト',
  'erp 🙂',
  'a'.repeat(31),
  'ana mora na '.repeat(8),
  '',
])('what may be of somebody, or is no question, is not: %s', (query) => {
  expect(countable(query)).toBeUndefined()
})
