import { foldText } from '#/domain/text.ts'

/** States and the largest towns: who writes one means it, however like another word it is. */
const PLACES = `
Acre, Alagoas, Amapá, Amazonas, Bahia, Ceará, Distrito Federal, Espírito Santo, Goiás, Maranhão, Mato Grosso, Mato Grosso do
Sul, Minas Gerais, Pará, Paraíba, Paraná, Pernambuco, Piauí, Rio de Janeiro, Rio Grande do Norte, Rio Grande do Sul,
Rondônia, Roraima, Santa Catarina, São Paulo, Sergipe, Tocantins, Ananindeua, Anápolis, Aparecida de Goiânia, Aracaju,
Araçatuba, Araraquara, Barueri, Bauru, Belém, Belford Roxo, Belo Horizonte, Betim, Blumenau, Boa Vista, Brasília, Camaçari,
Campina Grande, Campinas, Campo Grande, Campos dos Goytacazes, Canoas, Carapicuíba, Cariacica, Caruaru, Cascavel, Caucaia,
Caxias do Sul, Chapecó, Contagem, Criciúma, Cuiabá, Curitiba, Diadema, Divinópolis, Duque de Caxias, Embu das Artes, Feira de
Santana, Florianópolis, Fortaleza, Foz do Iguaçu, Franca, Goiânia, Governador Valadares, Gravataí, Guarujá, Guarulhos,
Imperatriz, Indaiatuba, Ipatinga, Itabuna, Itajaí, Itaquaquecetuba, Jaboatão dos Guararapes, João Pessoa, Joinville, Juazeiro,
Juiz de Fora, Jundiaí, Limeira, Londrina, Macapá, Maceió, Manaus, Marabá, Maracanaú, Maringá, Marília, Mauá, Mogi das
Cruzes, Montes Claros, Mossoró, Natal, Niterói, Nova Iguaçu, Novo Hamburgo, Olinda, Osasco, Palmas, Parnamirim, Passo Fundo,
Paulista, Pelotas, Petrolina, Petrópolis, Piracicaba, Ponta Grossa, Porto Alegre, Porto Velho, Praia Grande, Presidente
Prudente, Recife, Ribeirão das Neves, Ribeirão Preto, Rio Branco, Rio Claro, Rio Verde, Rondonópolis, Salvador, Santa Luzia,
Santa Maria, Santarém, Santo André, Santos, São Bernardo do Campo, São Caetano do Sul, São Carlos, São Gonçalo, São João de
Meriti, São José dos Campos, São José do Rio Preto, São José dos Pinhais, São Leopoldo, São Luís, São Vicente, Serra, Sete
Lagoas, Sorocaba, Sumaré, Suzano, Taboão da Serra, Taubaté, Teresina, Uberaba, Uberlândia, Várzea Grande, Viamão, Vila Velha,
Vitória, Vitória da Conquista, Volta Redonda
`

/** The names as they are written, by how they are folded. */
const NAMES = new Map(
  PLACES.split(',').map((name) => {
    const written = name.trim().replace(/\s+/g, ' ')
    return [foldText(written).toLowerCase(), written]
  }),
)
const LONGEST = Math.max(...[...NAMES.keys()].map((name) => name.split(' ').length))

const nameOf = (words: { word: string }[]) => words.map(({ word }) => word).join(' ')

/** Only with its accent it is a state. */
const PREPOSITION = 'para'
const ACCENTED = /(?<![\p{L}\p{N}])pará(?![\p{L}\p{N}])/giu

/** A question with the state by its letters whose name, without the accent, only joins other words. */
export const withStates = (question: string) => question.normalize('NFC').replace(ACCENTED, 'PA')

/** The places that a text names, as they are written. */
export function placesNamed(text: string): string[] {
  const written = (
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).map((word) => (word === PREPOSITION ? { word: '' } : { word: foldText(word) }))
  return placesIn(written).flatMap((words) => NAMES.get(nameOf(words)) ?? [])
}

const OF_MASCULINE = new Set([
  'Acre',
  'Amapá',
  'Amazonas',
  'Ceará',
  'Distrito Federal',
  'Espírito Santo',
  'Maranhão',
  'Mato Grosso',
  'Mato Grosso do Sul',
  'Pará',
  'Paraná',
  'Piauí',
  'Rio de Janeiro',
  'Rio Grande do Norte',
  'Rio Grande do Sul',
  'Tocantins',
])
const OF_FEMININE = new Set(['Bahia', 'Paraíba'])

/** A place with 'de', as Portuguese joins it: 'do Pará', 'da Bahia', 'de Recife'. */
export function ofPlace(place: string): string {
  if (OF_MASCULINE.has(place)) return `do ${place}`
  return OF_FEMININE.has(place) ? `da ${place}` : `de ${place}`
}

/** The places named in a row of folded words, each by the words of its name. */
export function placesIn<W extends { word: string }>(words: W[]): W[][] {
  const found: W[][] = []
  for (let from = 0; from < words.length; from++) {
    for (let to = Math.min(words.length, from + LONGEST); to > from; to--) {
      const name = words.slice(from, to)
      if (!NAMES.has(nameOf(name))) continue
      found.push(name)
      from = to - 1
      break
    }
  }
  return found
}
