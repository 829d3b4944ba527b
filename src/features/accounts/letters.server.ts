import { removalDate } from '#/domain/account-removal.ts'
import { formatDay, formatMoment } from '#/domain/dates.ts'
import type { Letter } from '#/integrations/mail/letter.server.tsx'
import { line } from '#/integrations/mail/line.ts'

interface Reader {
  firstName: string
}

const NOT_YOU = line`Se não foi você, ignore este e-mail: a sua conta continua como está.`

/**
 * To an address that anybody may have typed: it carries no words of theirs. Who asked twice for one mailbox within a
 * minute, themselves and a stranger, tells their own letter by how its username begins, and how long it is.
 */
export const validateEmailLetter = (
  { username, createdAt }: { username: string; createdAt: Date },
  url: string,
): Letter => ({
  title: line`Valide seu e-mail`,
  preview: line`Falta pouco para a sua conta na Praça.`,
  why: line`alguém pediu um cadastro na Praça com este endereço`,
  paragraphs: [
    line`Olá!`,
    line`Recebemos um pedido de cadastro na Praça com este e-mail em ${formatMoment(createdAt.toISOString())}. Para abrir a conta, confirme que o e-mail é seu.`,
  ],
  action: { text: line`Validar meu e-mail`, url },
  smallPrint: [
    line`O link vale por 24 horas e uma única vez.`,
    line`O nome de usuário deste cadastro começa com “${username.charAt(0)}” e tem ${username.length} caracteres. Se ele ou o horário não são os do seu cadastro, ou se não foi você que pediu, não siga o link: sem a confirmação, a conta não é aberta.`,
  ],
})

export const alreadyRegisteredLetter = ({ firstName }: Reader, url: string): Letter => ({
  title: line`Você já tem uma conta na Praça`,
  preview: line`Alguém tentou se cadastrar com este e-mail.`,
  why: line`alguém pediu um cadastro na Praça com este endereço`,
  paragraphs: [
    line`Olá, ${firstName}!`,
    line`Alguém pediu um cadastro na Praça com este e-mail, mas ele já tem uma conta. Entre com ela; se esqueceu a senha, escolha outra.`,
  ],
  action: { text: line`Escolher outra senha`, url },
  smallPrint: [NOT_YOU],
})

export const resetPasswordLetter = ({ firstName }: Reader, url: string): Letter => ({
  title: line`Redefina a sua senha`,
  preview: line`O link para escolher outra senha.`,
  why: line`alguém pediu outra senha para a conta deste endereço na Praça`,
  paragraphs: [
    line`Olá, ${firstName}!`,
    line`Use o botão para escolher outra senha para a sua conta.`,
  ],
  action: { text: line`Escolher outra senha`, url },
  smallPrint: [line`O link vale por 1 hora e uma única vez.`, NOT_YOU],
})

/** @param googleEnded whether the login by Google ended with the old password */
export const passwordChangedLetter = (
  { firstName }: Reader,
  url: string,
  googleEnded: boolean,
): Letter => ({
  title: line`A senha da sua conta mudou`,
  preview: line`As sessões em outros aparelhos foram encerradas.`,
  why: line`este é o endereço da conta cuja senha mudou`,
  paragraphs: [
    line`Olá, ${firstName}!`,
    line`A senha da sua conta na Praça acaba de mudar, e as sessões abertas em outros aparelhos foram encerradas. Se não foi você, escolha outra senha agora.`,
    ...(googleEnded ? [line`O acesso pelo Google também foi encerrado.`] : []),
  ],
  action: { text: line`Escolher outra senha`, url },
})

const GOOGLE_CHANGES = {
  linked: {
    title: line`O acesso pelo Google foi ligado à sua conta`,
    preview: line`Há mais uma forma de entrar na sua conta.`,
    what: line`O acesso por uma conta do Google acaba de ser ligado à sua conta na Praça. Com ela, você entra sem a senha.`,
    advice: line`Se não foi você, escolha outra senha agora, pelo botão: isso também encerra o acesso pelo Google.`,
  },
  unlinked: {
    title: line`O acesso pelo Google foi desligado da sua conta`,
    preview: line`O Google não abre mais a sua conta.`,
    what: line`O acesso pelo Google acaba de ser desligado da sua conta na Praça. Agora você entra com a sua senha.`,
    advice: line`Se não foi você, escolha outra senha agora, pelo botão.`,
  },
}
export type GoogleChange = keyof typeof GOOGLE_CHANGES

/** To the account's own address, when a way to log in was added or taken away. */
export const googleLetter = ({ firstName }: Reader, change: GoogleChange, url: string): Letter => {
  const { title, preview, what, advice } = GOOGLE_CHANGES[change]
  return {
    title,
    preview,
    why: line`este é o endereço da conta cujo acesso mudou`,
    paragraphs: [line`Olá, ${firstName}!`, what, advice],
    action: { text: line`Escolher outra senha`, url },
  }
}

export const accountRemovalLetter = (
  { firstName }: Reader,
  requestedAt: Date,
  url: string,
): Letter => ({
  title: line`A sua conta será excluída`,
  preview: line`Você ainda pode desistir.`,
  why: line`a exclusão da conta deste endereço foi pedida`,
  paragraphs: [
    line`Olá, ${firstName}!`,
    line`Recebemos o pedido de exclusão da sua conta na Praça. Ela não aparece mais para ninguém e será apagada em ${formatDay(removalDate(requestedAt).toISOString())}.`,
    line`Se mudar de ideia antes disso, entre na conta e cancele a exclusão.`,
  ],
  action: { text: line`Entrar na Praça`, url },
  smallPrint: [line`Se não foi você, entre e troque a sua senha agora.`],
})
