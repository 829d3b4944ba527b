import type { Letter } from '#/integrations/mail/letter.server.tsx'
import { plainText } from '#/integrations/mail/plain-text.ts'
import { LINK_HOURS } from './limits.ts'

interface Requester {
  firstName: string
  lastName: string
}
interface Subject {
  company: string
  requester: Requester
}

const NAME_MAX = 60

const plain = (name: string) => plainText(name, NAME_MAX)
const nameOf = ({ firstName, lastName }: Requester) => plain(`${firstName} ${lastName}`)

export const confirmRequestLetter = ({ company, requester }: Subject, url: string): Letter => ({
  title: 'Confirme o pedido de acesso à página da sua empresa',
  preview: 'Falta confirmar que este e-mail é seu.',
  paragraphs: [
    'Olá!',
    `${nameOf(requester)} pediu para administrar a página de ${plain(company)} na Praça e informou este e-mail como seu endereço na empresa.`,
    'Se foi você, entre na sua conta e use o botão.',
  ],
  action: { text: 'Confirmar meu e-mail', url },
  smallPrint: [
    `O link vale por ${LINK_HOURS} horas e uma única vez.`,
    'Se não foi você, ignore este e-mail: sem a confirmação, ninguém recebe acesso.',
  ],
})

export const accessGrantedLetter = ({ company, requester }: Subject, url: string): Letter => ({
  title: 'Acesso liberado com sucesso!',
  preview: 'Você já pode administrar a página da sua empresa.',
  paragraphs: [
    `Olá, ${requester.firstName}!`,
    `Você agora administra a página de ${company} na Praça. Revise os dados e complete o que falta.`,
  ],
  action: { text: 'Completar a página', url },
  smallPrint: ['Se não foi você que pediu, troque a senha da sua conta agora.'],
})

export const accessRefusedLetter = ({ company, requester }: Subject, reason: string): Letter => ({
  title: 'Seu pedido de acesso não foi aceito',
  preview: 'Veja o motivo e o que fazer.',
  paragraphs: [
    `Olá, ${requester.firstName}!`,
    `Conferimos o seu pedido para administrar a página de ${company} na Praça e não pudemos aceitá-lo.`,
    `Motivo: ${reason}`,
    'Se a situação mudar, você pode fazer um novo pedido.',
  ],
})

export const awaitingCheckLetter = ({ company, requester }: Subject): Letter => ({
  title: 'Seu pedido espera a conferência da nossa equipe',
  preview: 'O e-mail foi confirmado.',
  paragraphs: [
    `Olá, ${requester.firstName}!`,
    `O e-mail do seu pedido para administrar a página de ${company} na Praça foi confirmado. Nossa equipe confere agora se ele é da empresa e avisa você por e-mail.`,
  ],
})
