import type { ImportReport } from './desk/schema.ts'
import type { ImportProblem, ImportTotals } from './service.server.ts'

const number = (value: number) => value.toLocaleString('pt-BR')

/** Whether more may come of an import. */
export const isUnderWay = ({ status }: Pick<ImportReport, 'status'>) =>
  status === 'waiting' || status === 'running'

/** A row that did not go in, as 'linha 12: Acme ERP — falta o fabricante'. */
export function problemLine({ line, name, reason, kind }: ImportProblem): string {
  const notice = kind === 'repeated' ? 'aviso: ' : ''
  return `${notice}linha ${line}: ${name || '(sem nome)'} — ${reason}`
}

export const unknownColumnsLine = (columns: string[]) =>
  `aviso: colunas desconhecidas, ignoradas: ${columns.map((name) => name || '(vazia)').join(', ')}`

/** @param milliseconds how long the import took */
export function totalsText(totals: ImportTotals, milliseconds: number): string {
  const seconds = (milliseconds / 1000).toLocaleString('pt-BR', { maximumFractionDigits: 1 })
  return [
    ['Linhas lidas', number(totals.read)],
    ['Novas', number(totals.created)],
    ['Alteradas', number(totals.changed)],
    ['Sem mudança', number(totals.unchanged)],
    ['Repetidas', number(totals.repeated)],
    ['Recusadas', number(totals.refused)],
    ['Categorias novas', number(totals.newCategories)],
    ['Tempo', `${seconds} s`],
  ]
    .map(([label, value]) => `${`${label}:`.padEnd(18)}${value}`)
    .join('\n')
}
