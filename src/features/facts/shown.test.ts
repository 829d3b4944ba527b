import { describe, expect, it } from 'vitest'
import { factsOf } from './definition.ts'
import type { SheetWire } from './schema.ts'
import { factRows, showSheet } from './shown.server.ts'

const NOTHING = {
  ...Object.fromEntries(factsOf().map(([name]) => [name, null])),
  fontes: {},
  mensalAPartirDeCentavos: null,
  mensalAPartirDePor: null,
  produtos: [],
  precos: [],
  atualizadoEm: null,
  versao: '',
} as unknown as SheetWire

const OLD = { atualizadoEm: '2026-01-10T12:00:00.000Z', fonte: 'fornecedor' } as const
const NEW = { atualizadoEm: '2026-11-20T12:00:00.000Z', fonte: 'importacao' } as const
const PLAN = { inclui: 'Um\n\nDois', limites: '', periodo: 'anual', por: 'usuario' } as const

describe('a sheet on a page', () => {
  it('shows nothing of what nobody said', () => {
    const nothing = { lines: [], said: '' }
    expect(showSheet(NOTHING)).toEqual({
      from: '',
      plans: [],
      prices: nothing,
      history: [],
      plots: [],
      platforms: [],
      audience: nothing,
      details: nothing,
      products: [],
    })
  })

  it('says once when all of a group was said, and of each where that differs', () => {
    const sheet = { ...NOTHING, portes: ['me' as const], diasImplantacao: 0 }
    const one = showSheet({ ...sheet, fontes: { portes: OLD, diasImplantacao: OLD } }).audience
    expect(one.said).toBe('Informado pelo fornecedor em 10 jan 2026')
    expect(one.lines).toEqual([
      { name: 'diasImplantacao', label: 'Prazo de implantação', values: ['No mesmo dia'] },
      { name: 'portes', label: 'Portes de empresa', values: ['Microempresa (ME)'] },
    ])
    const two = showSheet({ ...sheet, fontes: { portes: OLD, diasImplantacao: NEW } }).audience
    expect(two.said).toBe('')
    const most = { portes: OLD, diasImplantacao: NEW, setores: OLD }
    const three = showSheet({ ...sheet, setores: ['saude' as const], fontes: most }).audience
    expect(three.said).toBe('Informado pelo fornecedor em 10 jan 2026, salvo onde há outra data')
    expect(three.lines.map(({ said }) => said)).toEqual([
      'Informado de arquivo importado em 20 nov 2026',
      undefined,
      undefined,
    ])
    expect(two.lines.map(({ said }) => said)).toEqual([
      'Informado de arquivo importado em 20 nov 2026',
      'Informado pelo fornecedor em 10 jan 2026',
    ])
  })

  it('says once what is so of several groups', () => {
    const sheet = { ...NOTHING, portes: ['me' as const], plataformas: ['web' as const] }
    const alike = showSheet({ ...sheet, fontes: { portes: OLD, plataformas: OLD } })
    expect(alike.audience.said).toBe('Ficha informada pelo fornecedor em 10 jan 2026')
    expect(alike.details.said).toBe('')
    // Prices have a day of their own, and say so.
    const { audience, details, prices } = showSheet({
      ...{ ...sheet, planos: [{ ...PLAN, nome: 'Pro', precoCentavos: 120000 }] },
      fontes: { portes: OLD, plataformas: OLD, planos: NEW },
    })
    expect(prices.said).toBe('Informado de arquivo importado em 20 nov 2026')
    expect(audience.said).toBe(
      'Ficha informada pelo fornecedor em 10 jan 2026, salvo onde há outra data',
    )
    expect(details.said).toBe('')
    // What is not shown says nothing for others.
    const some = showSheet({ ...sheet, fontes: { portes: OLD, plataformas: OLD, planos: OLD } })
    expect(some.audience.said).toBe('Ficha informada pelo fornecedor em 10 jan 2026')
  })

  it('has prices in reais, and a history once one of them changed', () => {
    const price = { plano: 'Pro', precoCentavos: 120000, periodo: 'anual', por: 'usuario' } as const
    const now = { ...price, desde: NEW.atualizadoEm, ate: null }
    const before = { ...price, precoCentavos: 0, desde: OLD.atualizadoEm, ate: NEW.atualizadoEm }
    const sheet: SheetWire = {
      ...NOTHING,
      planos: [
        { ...PLAN, nome: 'Pro', precoCentavos: 120000 },
        { ...PLAN, nome: 'Sob medida', precoCentavos: null },
      ],
      mensalAPartirDeCentavos: 10000,
      mensalAPartirDePor: 'usuario',
      fontes: { planos: NEW },
      precos: [now],
    }
    expect(showSheet(sheet)).toMatchObject({
      from: 'R$\u00a0100,00 por usuário/mês',
      plans: [
        { price: 'R$\u00a01.200,00', per: 'por ano, por usuário', includes: ['Um', 'Dois'] },
        { price: 'Sob consulta', per: '' },
      ],
      history: [],
      plots: [],
    })
    const mixed = { ...sheet, diasGratis: 7, fontes: { planos: NEW, diasGratis: OLD } }
    expect(showSheet(mixed).prices).toMatchObject({
      lines: [{ label: 'Teste grátis', said: 'Informado pelo fornecedor em 10 jan 2026' }],
      said: 'Planos: informado de arquivo importado em 20 nov 2026',
    })
    expect(showSheet({ ...sheet, precos: [now, before] }).history).toMatchObject([
      { price: 'R$\u00a01.200,00', from: '20 nov 2026', to: '' },
      { price: 'Grátis', from: '10 jan 2026', to: '20 nov 2026' },
    ])
  })

  it('draws what a plan has cost, of two prices or more, as tall as it is dear', () => {
    const price = { plano: 'Pro', precoCentavos: 9000, periodo: 'mensal', por: 'usuario' } as const
    const [old, later] = ['2026-01-01T00:00:00Z', '2026-01-06T00:00:00Z']
    const now = new Date('2026-01-11T00:00:00Z')
    const before = { ...price, precoCentavos: 6000, desde: old, ate: later }
    const current = { ...price, desde: later, ate: null }
    const onRequest = { ...price, plano: 'Sob medida', precoCentavos: null, desde: old, ate: null }
    expect(showSheet({ ...NOTHING, precos: [current, before, onRequest] }, now).plots).toEqual([
      {
        plan: 'Pro',
        per: 'por mês, por usuário',
        path: 'M0 12H50V2H100',
        from: { price: 'R$\u00a060,00', day: '31 dez 2025' },
        to: 'R$\u00a090,00',
        said: 'Pro: R$\u00a060,00 em 31 dez 2025, R$\u00a090,00 hoje.',
      },
    ])
    for (const precos of [[current], [{ ...current, periodo: 'anual' as const }, before]])
      expect(showSheet({ ...NOTHING, precos }, now).plots).toEqual([])
  })
})

it('has the same rows in a comparison, whatever is known', () => {
  const names = (sheet: SheetWire) => factRows(sheet).map(({ name }) => name)
  const some: SheetWire = { ...NOTHING, suporte: { canais: ['chat'], horario: null } }
  expect(names(some)).toEqual(names(NOTHING))
  expect(factRows(some).filter(({ values }) => values.length > 0)).toEqual([
    { name: 'suporte.canais', label: 'Canais de suporte', values: ['Chat'] },
  ])
  const linked: SheetWire = { ...NOTHING, integracoes: ['pix', 'nfe', 'boleto'] }
  expect(factRows(linked).filter(({ values }) => values.length > 0)).toMatchObject([
    { label: 'Integrações: Documentos fiscais', values: ['NF-e'] },
    { label: 'Integrações: Pagamentos', values: ['Pix, Boleto'] },
  ])
})
