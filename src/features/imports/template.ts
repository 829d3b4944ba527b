import { FACT_COLUMNS } from '#/features/facts/columns.ts'
import type { Fact, SimpleFact } from '#/features/facts/definition.ts'
import { OPTIONAL_COLUMNS, REQUIRED_COLUMNS } from './schema.ts'

export const TEMPLATE_NAME = 'modelo-de-softwares.csv'

/** How a cell is filled that says something of each kind. */
function exampleOf(of: Fact | SimpleFact): string {
  switch (of.kind) {
    case 'money':
      return '1.500,00'
    case 'count':
      return '12'
    case 'flag':
      return 'sim'
    case 'choice':
      return Object.keys(of.options)[0] ?? ''
    case 'choices':
      return Object.keys(of.options).slice(0, 2).join('|')
    case 'plans':
      return 'Essencial = 99,90 / mensal / empresa / inclui: notas; estoque / limites: até 2 usuários|Completo = consulta / anual / usuario'
    case 'integrations':
      return 'nfe|pix'
    case 'parts':
      throw new Error('A fact of several parts has several columns.')
  }
}

const EXAMPLES: Readonly<Record<string, string>> = {
  name: 'Exemplo Gestão',
  fabricante: 'Empresa Exemplo',
  comercializadoPor: 'Empresa Exemplo',
  category: 'ERP|Controle de estoque',
  slogan: 'A loja em dia, do pedido à nota.',
  description: 'Estoque, vendas e notas fiscais num lugar só; troque esta linha pelos seus dados.',
  site: 'https://exemplo.com.br',
  ...Object.fromEntries(FACT_COLUMNS.map(({ name, of }) => [name, exampleOf(of)])),
}

const cell = (text: string) => `"${text.replaceAll('"', '""')}"`

/** A file with every column and one line that fills them, with the separator of spreadsheets in Portuguese. */
export function importTemplate(): string {
  const columns = [...REQUIRED_COLUMNS, ...OPTIONAL_COLUMNS]
  const lines = [columns, columns.map((column) => EXAMPLES[column] ?? '')]
  return `\ufeff${lines.map((line) => line.map(cell).join(';')).join('\r\n')}\r\n`
}
