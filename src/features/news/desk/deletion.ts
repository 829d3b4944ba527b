/** Asks whether an article is to be deleted, and says what is lost. */
export const deletionOf = (headline: string): string =>
  `Excluir “${headline}”? A página sai do ar, com o texto e as imagens. Não dá para desfazer.`
