/**
 * What a buyer agrees to for one supplier. It is kept with the conversation as it was read: another text
 * here asks anew, and changes nothing of what was agreed to before.
 */
export const consentText = (company: string) =>
  `Autorizo a Praça a enviar este pedido e o meu nome a ${company}, para receber um orçamento. Meu e-mail e meu telefone ficam ocultos até que eu os mostre a esta empresa.`
