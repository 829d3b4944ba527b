import { ASPECT_NAMES, ASPECTS, type Aspect, type AspectWords } from './aspects.ts'

export type Tone = 'praised' | 'missed'

/** An aspect, and where its word stands. */
export interface Mention {
  aspect: Aspect
  place: number
}

/** Begins a word where it is looked for. */
const beginning = (words: readonly string[], flags = '') =>
  new RegExp(`(?<![a-z0-9])(?:${words.join('|')})`, flags)

const PATTERNS = ASPECT_NAMES.map((aspect) => {
  const { topics, praise = [], blame = [], not = [] }: AspectWords = ASPECTS[aspect]
  const patternOf = (words: readonly string[]) => (words.length > 0 ? beginning(words) : null)
  return {
    aspect,
    topic: beginning(topics, 'y'),
    praise: patternOf(praise),
    blame: patternOf(blame),
    not: not.length > 0 ? beginning(not, 'y') : null,
  }
})

/**
 * What may stand before the thing that is spoken of: 'o que mais gosto é do suporte', 'equipe de suporte',
 * 'faltam relatórios'. Whole words.
 */
const LIGHT = new RegExp(
  `^(?:${[
    'o|a|os|as|um|uma|uns|umas|e|que|quem|qual|isso|ess[ae]s?|est[ae]s?|aquel[ae]s?',
    '(?:meu|minha|nosso|nossa|seu|sua)s?',
    'de|d[ao]s?|em|n[ao]s?|com|por|pel[ao]s?|para|pra|aos?|entre|sobre|sem',
    'nao|nem|muit[ao]s?|bem|mais|menos|mesmo|tambem|so|ja|ainda|sempre|ate|tod[ao]s?|pouc[ao]s?|nenhuma?',
    'tem|ha|possui|oferece|traz|foi|era|sao|ser',
    'gost[a-z]*|ador[a-z]*|elogi[a-z]*|recomend[a-z]*|destac[a-z]*|destaques?|parabens|senti|sinto|falt[a-z]*',
    'bom|boas?|bons|otim[ao]s?|excelentes?|melhor|melhores|ruim|ruins|pessim[ao]s?|frac[ao]s?|fortes?',
    'rapid[ao]s?|lent[ao]s?|facil|dificil|demora|problemas?|dificuldades?|erros?|falhas?|atrasos?|lentidao',
    'pontos?|positiv[ao]s?|negativ[ao]s?|principal|principalmente|vantagem|desvantagem',
    'controle|gestao|emissao|modulos?|parte|area|setor|equipe|time|pessoal|qualidade|valor|resposta|respostas',
    'relacao|tempo|processo|fase|etapa|servico|sistema|produto|ferramenta|plataforma|programa|software',
  ].join('|')})$`,
)

/** The words before turn the one after them around. */
const NEGATED =
  /(?<![a-z])(?:nao|nada|nem|nunca|pouc[ao]|sem)(?:[^a-z0-9]+[a-z0-9]+){0,2}[^a-z0-9]+$/

/**
 * The thing that a part of a sentence speaks of: the first that is no light word, if it is one that we know.
 * 'Suporte humano' speaks of the support, and 'já sei os nomes: Cida no fiscal' of no taxes.
 * @param plain lower case, without accents
 */
export function topicOf(plain: string): Mention | undefined {
  for (const { 0: word, index } of plain.matchAll(/[a-z0-9]+(?:-[a-z0-9]+)*/g)) {
    const found = PATTERNS.find(({ topic }) => matchesAt(topic, plain, index))
    if (found)
      return matchesAt(found.not, plain, index) ? undefined : { aspect: found.aspect, place: index }
    if (!LIGHT.test(word)) return undefined
  }
  return undefined
}

function matchesAt(pattern: RegExp | null, plain: string, index: number) {
  if (!pattern) return false
  pattern.lastIndex = index
  return pattern.test(plain)
}

/** What is said of anything: 'é lento' speaks of the speed, 'não é lento' too, as praise. */
export function judgedIn(plain: string, tone: Tone): Mention[] {
  return PATTERNS.flatMap(({ aspect, praise, blame }) => {
    const [straight, turned] = tone === 'praised' ? [praise, blame] : [blame, praise]
    const place =
      placeOf(straight, plain, false) ??
      // The same words, where both say them, are turned around by nothing.
      (straight?.source === turned?.source ? undefined : placeOf(turned, plain, true))
    return place === undefined ? [] : [{ aspect, place }]
  })
}

function placeOf(pattern: RegExp | null, plain: string, negated: boolean): number | undefined {
  const place = pattern ? plain.search(pattern) : -1
  return place >= 0 && NEGATED.test(plain.slice(0, place)) === negated ? place : undefined
}
