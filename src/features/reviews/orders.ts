/** How reviews are ordered; the first where nothing is said. */
export const ORDERS = {
  texto: 'Com texto primeiro',
  recentes: 'Mais recentes',
  melhores: 'Maiores notas',
  piores: 'Menores notas',
} as const
export type ReviewOrder = keyof typeof ORDERS
