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
      sheet: null,
    })
  })

  it('gives what is known of a product, in the words of a spreadsheet', () => {
    const { sheet } = accept({
      planos:
        'Essencial = 99,00 / mensal / empresa | Pro=1.990,5/anual/usuario | Sob medida = sob consulta | Loja = 49 / Inclui: NF-e/NFC-e; estoque / limites: Até 2 usuários',
      taxaImplantacao: '0',
      fidelidadeMeses: '12',
      reajuste: 'IPCA',
      temPlanoGratuito: 'Não',
      portes: 'mei | Pequena empresa (EPP)',
      'suporte.canais': 'WhatsApp|telefone',
      'exportacao.prazoDias': '30',
      integracoes: 'NF-e | nfse|Pix',
      idiomas: ' ',
    })
    const plan = { inclui: '', limites: '' }
    expect(sheet).toEqual({
      planos: [
        { ...plan, nome: 'Essencial', precoCentavos: 9900, periodo: 'mensal', por: 'empresa' },
        { ...plan, nome: 'Pro', precoCentavos: 199050, periodo: 'anual', por: 'usuario' },
        { ...plan, nome: 'Sob medida', precoCentavos: null, periodo: 'mensal', por: 'empresa' },
        {
          ...{ nome: 'Loja', precoCentavos: 4900, periodo: 'mensal', por: 'empresa' },
          ...{ inclui: 'NF-e/NFC-e\nestoque', limites: 'Até 2 usuários' },
        },
      ],
      taxaImplantacaoCentavos: 0,
      fidelidadeMeses: 12,
      reajuste: 'ipca',
      temPlanoGratuito: false,
      portes: ['mei', 'epp'],
      suporte: { canais: ['whatsapp', 'telefone'], horario: null },
      exportacao: { formatos: [], prazoDias: 30 },
      integracoes: ['nfe', 'nfse', 'pix'],
    })
  })

  it.each([
    ['planos', 'Essencial', /^planos: “Essencial” não diz o preço; escreva Nome = preço/],
    ['planos', 'Essencial = dez', 'planos: “dez” não é um valor em reais, como 99,90'],
    ['planos', 'A = 1 | a = 2', 'planos: Já há um plano com este nome'],
    ['planos', 'A = 1 / semanal', /^planos: não há a opção “semanal”; use mensal, anual, unico$/],
    ['taxaImplantacao', '2.000.000', /^taxaImplantacao: O valor vai até /],
    ['diasGratis', 'quinze', 'diasGratis: Use um número inteiro de dias, de 0 a 365'],
    ['temPlanoGratuito', 'talvez', 'temPlanoGratuito: “talvez” não é sim nem não'],
    ['exportacao.prazoDias', '999', /^exportacao\.prazoDias: Use um número inteiro/],
    ['integracoes', 'Pix|SEFAZ', /^integracoes: não há a opção “SEFAZ”/],
  ])('refuses by its column: %s %s', (column, cell, reason) => {
    expect(refuse({ [column]: cell })).toMatch(reason)
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
