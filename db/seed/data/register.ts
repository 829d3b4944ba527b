/** A register of companies that does not exist: invented names under CNPJs that nobody has. */

/** Words that no supplier of the demonstration has in its name. */
export const NAMES = [
  ...['Anzol', 'Bússola', 'Candeeiro', 'Dobradiça', 'Ferrolho', 'Gamela'],
  ...['Lamparina', 'Moringa', 'Peneira', 'Quilha', 'Roldana', 'Zabumba'],
]
export const KINDS = [
  ...['Sistemas', 'Tecnologia', 'Informática', 'Dados'],
  ...['Soluções', 'Software', 'Consultoria', 'Nuvem'],
]

/** Activities, by their codes (CNAE), as the register calls them. */
export const ACTIVITIES: Record<string, string> = {
  '6201501': 'Desenvolvimento de programas de computador sob encomenda',
  '6202300': 'Desenvolvimento e licenciamento de programas de computador customizáveis',
  '6203100': 'Desenvolvimento e licenciamento de programas de computador não-customizáveis',
  '6204000': 'Consultoria em tecnologia da informação',
  '6209100': 'Suporte técnico, manutenção e outros serviços em tecnologia da informação',
  '6311900':
    'Tratamento de dados, provedores de serviços de aplicação e serviços de hospedagem na internet',
}

/** Where companies are that no supplier of the demonstration is. */
export const PLACES: [city: string, state: string][] = [
  ['São Paulo', 'SP'],
  ['Campinas', 'SP'],
  ['Rio de Janeiro', 'RJ'],
  ['Belo Horizonte', 'MG'],
  ['Curitiba', 'PR'],
  ['Florianópolis', 'SC'],
  ['Porto Alegre', 'RS'],
  ['Recife', 'PE'],
  ['Salvador', 'BA'],
  ['Manaus', 'AM'],
]

/** Who buys. */
export const BODIES = [
  'PREFEITURA DE VILA FICTÍCIA',
  'CÂMARA DE VILA FICTÍCIA',
  'FUNDAÇÃO FICTÍCIA DE SAÚDE',
  'UNIVERSIDADE FICTÍCIA DO PLANALTO',
]

/** Software that contracts name, with who sells it, and how many contracts there are. */
export const BOUGHT = [
  { software: 'Planalto BI', vendor: 'Planalto Dados', contracts: 7, reais: 48_000 },
  { software: 'Folha Certa', vendor: 'Folha Certa Tecnologia', contracts: 5, reais: 31_500 },
]

/** Of a company of the register that nobody claimed, and of a supplier that says what it thinks of it. */
export const SANCTIONED = {
  unclaimed: 'Candeeiro Sistemas',
  vendor: 'Cobogó Digital',
  note: 'Recorremos da decisão. O recurso ainda não foi julgado.',
}
