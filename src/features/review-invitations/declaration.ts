/** What a supplier declares of those whom it invites. It is kept with the invitation as it was read. */
export const DECLARATION =
  'Declaro que convido pessoas que usam ou contrataram o que vou pedir para avaliar, que a empresa pode escrever a elas, que não escolhi só as satisfeitas e que ninguém recebe nada em troca de uma nota.'
