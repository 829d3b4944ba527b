import { foldText } from '#/domain/text.ts'

/** Beginnings of words that praise or blame anything, and of those that bind words. */
const GENERAL =
  /^(?:a|o|e|as|os|um|uma|uns|umas|de|do|da|dos|das|em|no|na|nos|nas|ao|aos|por|para|pra|com|sem|que|se|ja|so|mas|ou|foi|era|sao|ser|ter|tem|tenho|temos|tinha|esta|estou|estamos|estao|meu|minha|nosso|nossa|seu|sua|este|esse|essa|isso|isto|ele|ela|eles|nao|sim|mais|menos|muit\w*|bem|mal|bom|boa|bons|boas|otim\w*|excelent\w*|perfeit\w*|maravilh\w*|incri\w*|fantastic\w*|sensacional|espetacular|top|melhor\w*|pior\w*|ruim|ruins|pessim\w*|horri\w*|terri\w*|lix\w*|fraud\w*|engan\w*|golp\w*|facil\w*|dificil\w*|simple\w*|rapid\w*|lent\w*|pratic\w*|completo?a?s?|util|uteis|util\w*|us\w{0,4}|gost\w*|ador\w*|am[eo]\w*|recomend\w*|indic\w*|super|demais|sempre|nunca|tudo|todo\w*|toda\w*|nada|aqui|hoje|dia|dias|dia-a-dia|empresa\w*|equipe\w*|time|trabalh\w*|produt\w*|ferrament\w*|sistema\w*|software\w*|programa\w*|solucao|solucoes|servic\w*|plataforma\w*|aplicativ\w*|app|suporte\w*|atend\w*|funciona\w*|ajud\w*|resolv\w*|atende\w*|qualidade\w*|prec\w*|valor\w*|cust\w*|benefici\w*|vale|pena|dinheir\w*|tempo|pouco|pouca|nota|dez|cinco|estrela\w*|experienc\w*|satisfeit\w*|content\w*|feliz\w*|surpre\w*|superou|expectativ\w*|confia\w*|parabens|obrigad\w*|mundo|mercado|vida|coisa\w*|cois\w*|problem\w*|erro\w*|falh\w*|caro|barat\w*|fuj\w*|fug\w*|nao|compr\w*|contrat\w*|cancel\w*|decepc\w*|arrepend\w*|pessoa\w*|gente|eu|nos|voce\w*|quem|quer\w*|pode\w*|faz\w*|fez|deu|da|dao|vai|vou|ate|quando|porque|pois|tambem|ainda|depois|antes|desde|ano\w*|mes|meses|semana\w*|primeir\w*|novo?a?s?|grande\w*|realmente|simplesmente|totalmente|absolutamente|extremamente)$/

const wordsOf = (text: string) => foldText(text).match(/[a-z0-9]{2,}/g) ?? []

/**
 * How many different words of a text say something of a thing, and would not fit any.
 * @param names of the thing: who repeats them knows nothing more
 */
export function specificWords(text: string, names: string[]): number {
  const named = new Set(names.flatMap(wordsOf))
  return new Set(wordsOf(text).filter((word) => !GENERAL.test(word) && !named.has(word))).size
}

/** The groups of three letters of a text, as pg_trgm has them. */
function trigramsOf(text: string): Set<string> {
  const found = new Set<string>()
  for (const word of wordsOf(text)) {
    const padded = `  ${word} `
    for (let at = 0; at + 3 <= padded.length; at++) found.add(padded.slice(at, at + 3))
  }
  return found
}

/** How much two texts have in common, from 0 to 1. */
export function similarity(one: string, other: string): number {
  const [a, b] = [trigramsOf(one), trigramsOf(other)]
  if (a.size === 0 || b.size === 0) return 0
  let shared = 0
  for (const group of a) if (b.has(group)) shared++
  return shared / (a.size + b.size - shared)
}
