import type { Letter } from '#/integrations/mail/letter.server.tsx'
import { line, quote } from '#/integrations/mail/line.ts'
import { REASON_MAX } from '#/platform/refusal.ts'
import type { BuyerOccasion, SupplierOccasion } from './occasions.ts'

interface Told {
  firstName: string
  company: string
  /** First name of who asks. */
  buyer: string
  /** Of what moderation did; '' of anything else. */
  reason: string
}

type Write = (told: Told, url: string) => Letter

const HERE = line`Responda pelo botão: este endereço de e-mail não recebe respostas.`

const toSupplier =
  (
    title: Letter['title'],
    said: (told: Told) => Letter['title'],
    action = line`Abrir a conversa`,
  ): Write =>
  (told, url) => ({
    title,
    preview: said(told),
    why: line`você administra a página de ${told.company}`,
    paragraphs: [line`Olá, ${told.firstName}!`, said(told), HERE],
    action: { text: action, url },
  })

const SUPPLIER: Record<SupplierOccasion, Write> = {
  new: toSupplier(
    line`Novo pedido de orçamento`,
    ({ buyer, company }) => line`${buyer} escolheu ${company} e pediu um orçamento pela Praça.`,
    line`Ver e responder`,
  ),
  message: toSupplier(
    line`Nova mensagem em um pedido de orçamento`,
    ({ buyer, company }) => line`${buyer} escreveu a ${company} em um pedido de orçamento.`,
    line`Ver e responder`,
  ),
  contact: toSupplier(
    line`Um comprador mostrou o contato`,
    ({ buyer, company }) => line`${buyer} mostrou o contato a ${company}. Ele está na conversa.`,
  ),
  ended: toSupplier(
    line`Um pedido de orçamento foi encerrado`,
    ({ company }) =>
      line`Um pedido de orçamento a ${company} foi encerrado. A conversa continua disponível para leitura.`,
  ),
}

const toBuyer =
  (title: Letter['title'], said: (told: Told) => Letter['title'], answers = false): Write =>
  (told, url) => ({
    title,
    preview: said(told),
    why: line`você pediu um orçamento`,
    paragraphs: [
      line`Olá, ${told.firstName}!`,
      said(told),
      ...(told.reason ? [line`Motivo: ${quote(told.reason, REASON_MAX)}`] : []),
      ...(answers ? [HERE] : []),
    ],
    action: { text: line`Abrir a conversa`, url },
  })

const BUYER: Record<BuyerOccasion, Write> = {
  message: toBuyer(
    line`Resposta ao seu pedido de orçamento`,
    ({ company }) => line`${company} respondeu ao seu pedido de orçamento.`,
    true,
  ),
  ended: toBuyer(
    line`Uma conversa sobre o seu pedido foi encerrada`,
    ({ company }) => line`${company} encerrou a conversa sobre o seu pedido de orçamento.`,
  ),
  delivered: toBuyer(
    line`O seu pedido de orçamento foi enviado`,
    ({ company }) => line`Nossa equipe conferiu o seu pedido de orçamento e o enviou a ${company}.`,
  ),
  refused: toBuyer(
    line`O seu pedido de orçamento não foi enviado`,
    ({ company }) =>
      line`Nossa equipe conferiu o seu pedido de orçamento a ${company} e não o enviou.`,
  ),
  closed: toBuyer(
    line`Nossa equipe encerrou uma conversa`,
    ({ company }) =>
      line`Nossa equipe conferiu uma denúncia e encerrou a conversa com ${company} sobre o seu pedido de orçamento.`,
  ),
}

/** What one of those who administer a page reads. @param url of the conversation */
export const supplierLetter = (occasion: SupplierOccasion, told: Told, url: string): Letter =>
  SUPPLIER[occasion](told, url)

/** What a buyer reads. @param url of the conversation */
export const buyerLetter = (occasion: BuyerOccasion, told: Told, url: string): Letter =>
  BUYER[occasion](told, url)

/** To who reported a conversation. */
export const reportedLetter = (
  { firstName, answer, isUpheld }: { firstName: string; answer: string; isUpheld: boolean },
  site: string,
): Letter => ({
  title: line`Conferimos a sua denúncia`,
  preview: line`Veja o que a nossa equipe decidiu.`,
  why: line`você denunciou uma conversa`,
  paragraphs: [
    line`Olá, ${firstName}!`,
    isUpheld
      ? line`Nossa equipe conferiu a conversa que você denunciou e a encerrou.`
      : line`Nossa equipe conferiu a conversa que você denunciou. Ela continua aberta.`,
    line`Motivo: ${quote(answer, REASON_MAX)}`,
  ],
  action: { text: line`Abrir a Praça`, url: site },
})
