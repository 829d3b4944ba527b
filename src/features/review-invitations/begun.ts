import type { BegunInvitation } from './schema.ts'

/** What is said to the supplier of an invitation that was just begun. */
export function begunText({ envio, sorteados, repetidos }: BegunInvitation): string {
  if (envio === 'link') return 'Link criado. Envie a todos os clientes, não só aos satisfeitos.'
  const sent = `Convite a ${sorteados} pessoas a caminho.`
  if (repetidos === 0) return sent
  const twice =
    repetidos === 1 ? '1 e-mail repetido contou' : `${repetidos} e-mails repetidos contaram`
  return `${sent} ${twice} uma vez.`
}
