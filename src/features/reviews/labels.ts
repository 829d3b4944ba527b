interface Label {
  /** As readers see it beside a review. */
  text: string
  /** What it says, and what it does not, for the page that explains how reviews are verified. */
  means: string
  /** It says something of a person: it goes with the account. */
  isOfPerson?: true
}

/**
 * What is known of who wrote a review, or of how it came about, in the order in which it is shown. One more label
 * is one more line: the wire, the filter and the page that explains them follow.
 */
export const LABELS = {
  uso_comprovado: {
    text: 'Uso comprovado',
    means:
      'Quem avaliou enviou uma imagem ou um PDF que mostra o uso, como uma tela ou uma nota. Uma pessoa da nossa equipe conferiu, e o arquivo foi destruído.',
  },
  email_corporativo: {
    text: 'E-mail corporativo',
    means:
      'Quem avaliou confirmou um e-mail no domínio de uma empresa. Conferimos que o domínio é dela: pelo registro público de empresas, pelo site da página dela na Praça ou por um e-mail que ela confirmou aqui. Ninguém vê qual é a empresa.',
    isOfPerson: true,
  },
  dominio_proprio: {
    text: 'E-mail de domínio próprio',
    means:
      'Quem avaliou confirmou um e-mail em um domínio próprio, e não em um provedor aberto a todos. Não conferimos de que empresa é o domínio: diz menos do que “E-mail corporativo”. Ninguém vê qual é.',
    isOfPerson: true,
  },
  conversa: {
    text: 'Conversou com o fornecedor',
    means:
      'Quem avaliou pediu um orçamento na Praça, o fornecedor respondeu, e a pessoa quis mostrar isso. Não prova que comprou.',
    isOfPerson: true,
  },
  convidado: {
    text: 'Convidado',
    means: 'Quem avaliou foi convidado pelo fornecedor, por um convite da Praça.',
  },
  incentivado: {
    text: 'Incentivado',
    means:
      'Quem avaliou declarou que recebeu algo em troca, como um desconto ou um brinde. Não conta para entrar nos melhores avaliados, nem no Índice Praça, que os ordena. Excluir a avaliação e escrever outra não tira a etiqueta.',
  },
} as const satisfies Record<string, Label>
export type ReviewLabel = keyof typeof LABELS

export const LABEL_NAMES = Object.keys(LABELS) as ReviewLabel[]

/** What somebody else than the author's own word gives; a declaration is part of what is written. */
export type EarnedLabel = Exclude<ReviewLabel, 'incentivado'>

/** Labels by names, for a filter. */
export const LABEL_TEXTS = Object.fromEntries(
  LABEL_NAMES.map((name) => [name, LABELS[name].text]),
) as Record<ReviewLabel, string>

/** Those that stay when nobody knows any more whose the review was. */
export const withoutPerson = (labels: EarnedLabel[]): EarnedLabel[] =>
  labels.filter((name) => !('isOfPerson' in LABELS[name]))

/** The labels of a review, each once and in their order. */
export const labelsOf = (review: { labels: EarnedLabel[]; incentivized: boolean }): ReviewLabel[] =>
  LABEL_NAMES.filter((name) =>
    name === 'incentivado' ? review.incentivized : review.labels.includes(name),
  )
