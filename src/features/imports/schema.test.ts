import { describe, expect, it } from 'vitest'
import { CATEGORIES_MAX, DESCRIPTION_MAX } from '#/features/catalogue/limits.ts'
import { type ImportCells, NAME_MAX, reasonOf, softwareRow } from './schema.ts'

const cells: ImportCells = {
  name: 'Acme ERP',
  fabricante: 'Acme',
  comercializadoPor: 'acme.com.br',
  category: 'ERP',
  slogan: 'Gestão sem papel.',
  description: 'Gestão completa.',
  site: 'https://acme.com.br/erp',
}

const accept = (changes: ImportCells) => softwareRow.parse({ ...cells, ...changes })

function refuse(changes: ImportCells): string {
  const parsed = softwareRow.safeParse({ ...cells, ...changes })
  return parsed.success ? 'accepted' : reasonOf(parsed.error)
}

describe('softwareRow', () => {
  it('gives the fields of the catalogue', () => {
    expect(accept({})).toEqual({
      name: 'Acme ERP',
      manufacturer: 'Acme',
      soldBy: 'acme.com.br',
      categories: ['ERP'],
      slogan: 'Gestão sem papel.',
      description: 'Gestão completa.',
      site: 'https://acme.com.br/erp',
    })
  })

  it('folds blanks, drops NUL and composes accents', () => {
    expect(accept({ name: '  Ac\0me \t ERP\n' }).name).toBe('Acme ERP')
    expect(accept({ name: 'Gesta\u0303o' }).name).toBe('Gestão')
  })

  it('keeps the paragraphs of a description', () => {
    expect(accept({ description: 'Um. \r\n  Dois.\n' }).description).toBe('Um.\nDois.')
  })

  it('counts a category once, however it is written, under its first spelling', () => {
    const { categories } = accept({ category: ' Finanças |ERP||financas|FINANÇAS | erp |CRM|' })
    expect(categories).toEqual(['Finanças', 'ERP', 'CRM'])
  })

  it('refuses more categories than an offer may have', () => {
    expect(refuse({ category: 'A|B|C|D' })).toBe(`tem 4 categorias; o máximo é ${CATEGORIES_MAX}`)
  })

  it.each([
    ['name', 'falta o nome (name)'],
    ['fabricante', 'falta o fabricante'],
    ['comercializadoPor', 'falta quem comercializa (comercializadoPor)'],
    ['slogan', 'falta o slogan'],
    ['description', 'falta a descrição (description)'],
  ])('requires %s', (column, reason) => {
    expect(refuse({ [column]: ' \0 ' })).toBe(reason)
  })

  it('takes software that is in no category yet', () => {
    expect(accept({ category: ' | | ' }).categories).toEqual([])
  })

  it('tells everything that is wrong with a row', () => {
    expect(refuse({ name: '', slogan: '' })).toBe('falta o nome (name); falta o slogan')
  })

  it('accepts texts up to their limits and no longer', () => {
    expect(refuse({ description: 'é'.repeat(DESCRIPTION_MAX) })).toBe('accepted')
    expect(refuse({ description: 'é'.repeat(DESCRIPTION_MAX + 1) })).toBe(
      'a descrição aceita até 400 caracteres',
    )
    expect(refuse({ name: 'n'.repeat(NAME_MAX + 1) })).toBe('o nome aceita até 200 caracteres')
  })

  it('takes a site or none', () => {
    expect(accept({ site: ' ' }).site).toBeNull()
    expect(accept({ site: undefined }).site).toBeNull()
    expect(accept({ site: 'HTTP://acme.com' }).site).toBe('HTTP://acme.com')
  })

  it.each(['acme.com.br', 'javascript:alert(1)', 'ftp://acme.com', 'http://', 'https:acme.com'])(
    'refuses the site %s',
    (site) => {
      expect(refuse({ site })).toBe('o site precisa ser um endereço http:// ou https://')
    },
  )
})
