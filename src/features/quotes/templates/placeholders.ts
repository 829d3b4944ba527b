/** What a template may leave open, and what stands for it then. */
export const PLACEHOLDERS = {
  comprador: 'o primeiro nome de quem pediu',
  empresa: 'o nome da sua empresa',
  software: 'os softwares do pedido',
} as const
export type Placeholder = keyof typeof PLACEHOLDERS

const OPEN = /\{([^{}\n]{1,40})\}/g

/** What of a text looks like a placeholder and is none: it would be sent as it is. */
export const unknownPlaceholder = (text: string): string | undefined =>
  [...text.matchAll(OPEN)].map(([whole]) => whole).find((whole) => !isKnown(whole.slice(1, -1)))

const isKnown = (name: string): name is Placeholder => Object.hasOwn(PLACEHOLDERS, name)

/** A template as it is sent. */
export const fillIn = (text: string, values: Record<Placeholder, string>): string =>
  text.replace(OPEN, (whole, name: string) => (isKnown(name) ? values[name] : whole))
