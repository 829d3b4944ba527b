import { truncate } from '#/domain/text.ts'

/**
 * What a person wrote, as a stranger may read it in a mail of ours: mail programs make links of what
 * looks like an address, and anybody may call themselves, or a company, 'premio.example'.
 * @param max characters
 */
export const plainText = (text: string, max: number) =>
  truncate(text.replace(/[./:@]+(?=\S)/g, ' '), max)
