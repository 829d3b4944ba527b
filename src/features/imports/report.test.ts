import { describe, expect, it } from 'vitest'
import { problemLine, totalsText, unknownColumnsLine } from './report.ts'

describe('the report of an import', () => {
  it('tells line, name and reason', () => {
    const problem = { line: 12, name: 'Acme', reason: 'falta o slogan', kind: 'refused' } as const
    expect(problemLine(problem)).toBe('linha 12: Acme — falta o slogan')
    expect(problemLine({ ...problem, name: '' })).toBe('linha 12: (sem nome) — falta o slogan')
    expect(problemLine({ ...problem, kind: 'repeated' })).toMatch(/^aviso: linha 12/)
  })

  it('names the columns ignored', () => {
    expect(unknownColumnsLine(['Preço', ''])).toBe(
      'aviso: colunas desconhecidas, ignoradas: Preço, (vazia)',
    )
  })

  it('adds everything up', () => {
    const totals = { read: 1348, created: 3, changed: 2, unchanged: 1338, repeated: 1 }
    expect(totalsText({ ...totals, refused: 4, newCategories: 5 }, 1234)).toBe(
      [
        'Linhas lidas:     1.348',
        'Novas:            3',
        'Alteradas:        2',
        'Sem mudança:      1.338',
        'Repetidas:        1',
        'Recusadas:        4',
        'Categorias novas: 5',
        'Tempo:            1,2 s',
      ].join('\n'),
    )
  })
})
