import { removalDate } from '#/domain/account-removal.ts'
import { formatDay, formatMoment } from '#/domain/dates.ts'
import type { Letter } from '#/integrations/mail/letter.server.tsx'

interface Reader {
  firstName: string
  username: string
}

const NOT_YOU = 'Se não foi você, ignore este e-mail: nada muda.'

/** To an address that anyone may have typed: it carries no words of theirs but the username. */
export const validateEmailLetter = (
  { username, createdAt }: Pick<Reader, 'username'> & { createdAt: Date },
  url: string,
): Letter => ({
  title: 'Valide seu e-mail',
  preview: 'Falta pouco para a sua conta na Praça.',
  paragraphs: [
    'Olá!',
    `Recebemos em ${formatMoment(createdAt.toISOString())} um pedido de cadastro na Praça com este e-mail e o nome de usuário @${username}. Para abrir a conta, confirme que o e-mail é seu.`,
  ],
  action: { text: 'Validar meu e-mail', url },
  smallPrint: [
    'O link vale por 24 horas e uma única vez.',
    'Se não foi você que pediu, ou se este não é o nome de usuário que você escolheu, não siga o link: sem a confirmação, a conta não é aberta.',
  ],
})

export const alreadyRegisteredLetter = ({ firstName }: Reader, url: string): Letter => ({
  title: 'Você já tem uma conta na Praça',
  preview: 'Alguém tentou se cadastrar com este e-mail.',
  paragraphs: [
    `Olá, ${firstName}!`,
    'Alguém pediu um cadastro na Praça com este e-mail, mas ele já tem uma conta. Entre com ela; se esqueceu a senha, escolha outra.',
  ],
  action: { text: 'Escolher outra senha', url },
  smallPrint: [NOT_YOU],
})

export const resetPasswordLetter = ({ firstName }: Reader, url: string): Letter => ({
  title: 'Redefina a sua senha',
  preview: 'O link para escolher outra senha.',
  paragraphs: [`Olá, ${firstName}!`, 'Use o botão para escolher outra senha para a sua conta.'],
  action: { text: 'Escolher outra senha', url },
  smallPrint: ['O link vale por 1 hora e uma única vez.', NOT_YOU],
})

export const passwordChangedLetter = ({ firstName }: Reader, url: string): Letter => ({
  title: 'A senha da sua conta mudou',
  preview: 'Os outros aparelhos saíram da conta.',
  paragraphs: [
    `Olá, ${firstName}!`,
    'A senha da sua conta na Praça acaba de mudar, e os outros aparelhos saíram da conta. Se não foi você, escolha outra senha agora.',
  ],
  action: { text: 'Escolher outra senha', url },
})

export const accountRemovalLetter = (
  { firstName }: Reader,
  requestedAt: Date,
  url: string,
): Letter => ({
  title: 'A sua conta será excluída',
  preview: 'Você ainda pode desistir.',
  paragraphs: [
    `Olá, ${firstName}!`,
    `Recebemos o pedido de exclusão da sua conta na Praça. Ela já não aparece para ninguém e será apagada em ${formatDay(removalDate(requestedAt).toISOString())}.`,
    'Se mudar de ideia antes disso, entre na conta e cancele a exclusão.',
  ],
  action: { text: 'Entrar na Praça', url },
  smallPrint: ['Se não foi você, entre e troque a sua senha agora.'],
})
