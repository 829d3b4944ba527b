import { formatDay } from '#/domain/dates.ts'
import type { Letter } from '#/integrations/mail/letter.server.tsx'
import { line, quote } from '#/integrations/mail/line.ts'
import { REASON_MAX } from '#/platform/refusal.ts'
import { LINK_HOURS } from './limits.ts'

interface Subject {
  company: string
  person: { firstName: string; lastName: string }
}

interface Reminded extends Subject {
  /** Until when the page is seen unconfirmed. */
  by: Date | null
}

const greeting = ({ person }: Subject) => line`Olá, ${person.firstName}!`

export const linkLetter = ({ company, person }: Subject, url: string): Letter => ({
  title: line`Confirme o cadastro da sua empresa`,
  preview: line`Falta confirmar que este e-mail é da empresa.`,
  why: line`alguém cadastrou a empresa e informou este endereço como o dela`,
  paragraphs: [
    line`Olá!`,
    line`${person.firstName} ${person.lastName} cadastrou ${company} na Praça e informou este e-mail como o da empresa.`,
    line`Se foi você, entre na sua conta e use o botão.`,
  ],
  action: { text: line`Confirmar o cadastro`, url },
  smallPrint: [
    line`O link vale por ${LINK_HOURS} horas, uma única vez e só para a conta que o pediu.`,
    line`Se não foi você, ignore este e-mail: sem a confirmação, a página continua marcada como não confirmada.`,
  ],
})

export const awaitingLetter = (subject: Subject, isVisible: boolean, url: string): Letter => ({
  title: line`O cadastro da sua empresa espera a nossa conferência`,
  preview: line`O e-mail foi confirmado.`,
  why: line`cadastrou a empresa`,
  paragraphs: [
    greeting(subject),
    line`O e-mail informado para ${subject.company} foi confirmado. Como o domínio dele não basta para mostrar que é da empresa, nossa equipe confere o cadastro e avisa você por e-mail.`,
    isVisible
      ? line`Até lá, a página continua no ar, e o prazo fica suspenso.`
      : line`Até lá, a página continua oculta. Nenhum dado será perdido.`,
  ],
  action: { text: line`Abrir a área do fornecedor`, url },
})

export const confirmedLetter = (subject: Subject, isVisible: boolean, url: string): Letter => ({
  title: line`O cadastro da sua empresa está confirmado`,
  preview: line`A página não mostra mais o aviso.`,
  why: line`cadastrou a empresa`,
  paragraphs: [
    greeting(subject),
    line`O cadastro de ${subject.company} na Praça está confirmado, e a página não mostra mais o aviso.`,
    ...(isVisible
      ? [line`Ela está no ar.`]
      : [line`Ela está oculta: você pode exibi-la quando quiser.`]),
  ],
  action: { text: line`Abrir a área do fornecedor`, url },
})

export const refusedLetter = (subject: Reminded, reason: string, url: string): Letter => ({
  title: line`Não pudemos confirmar o cadastro da sua empresa`,
  preview: line`Veja o motivo e o que fazer.`,
  why: line`cadastrou a empresa`,
  paragraphs: [
    greeting(subject),
    line`Conferimos o cadastro de ${subject.company} na Praça e não pudemos confirmá-lo.`,
    line`Motivo: ${quote(reason, REASON_MAX)}`,
    line`Você pode confirmar por outro e-mail da empresa, na área do fornecedor.`,
  ],
  action: { text: line`Confirmar o cadastro`, url },
})

export const reminderLetter = (subject: Reminded, url: string): Letter => ({
  title: line`Falta confirmar o cadastro da sua empresa`,
  preview: line`Leva um minuto: um link no e-mail da empresa.`,
  why: line`cadastrou a empresa`,
  paragraphs: [
    greeting(subject),
    line`A página de ${subject.company} na Praça diz “Cadastro ainda não confirmado”, não aparece entre as mais bem avaliadas e não pode incluir softwares cadastrados por outras pessoas. Para confirmar, peça um link para um e-mail da empresa.`,
    ...(subject.by
      ? [
          line`Sem a confirmação até ${formatDay(subject.by.toISOString())}, a página sai do ar. Nenhum dado será perdido: ela volta como está quando o cadastro for confirmado.`,
        ]
      : []),
  ],
  action: { text: line`Confirmar o cadastro`, url },
})

export const overdueLetter = (subject: Subject, url: string): Letter => ({
  title: line`A página da sua empresa saiu do ar`,
  preview: line`O cadastro não foi confirmado no prazo.`,
  why: line`cadastrou a empresa`,
  paragraphs: [
    greeting(subject),
    line`O prazo para confirmar o cadastro de ${subject.company} na Praça passou, e a página saiu do ar. Textos, imagens e catálogo continuam salvos.`,
    line`Confirme o cadastro, e ela volta como estava.`,
  ],
  action: { text: line`Confirmar o cadastro`, url },
})
