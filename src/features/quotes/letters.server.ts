import type { Letter } from '#/integrations/mail/letter.server.tsx'
import { type Line, line, quote } from '#/integrations/mail/line.ts'
import { REASON_MAX } from '#/platform/refusal.ts'
import { WRITTEN_MAX } from './limits.ts'
import type { BuyerOccasion, SupplierOccasion } from './occasions.ts'

interface Told {
  firstName: string
  company: string
  /** First name of who asks. */
  buyer: string
  /** Of what moderation did; '' of anything else. */
  reason: string
  /** What the other side wrote, where the letter can be answered; null where it cannot. */
  written: string | null
}

type Write = (told: Told, url: string) => Letter

const HERE = line`Responda pelo botão: este endereço de e-mail não recebe respostas.`
const BY_LETTER = {
  buyer: line`Responda a este e-mail, ou pelo botão. Só o texto novo entra na conversa. O seu e-mail e o seu telefone continuam ocultos até você mostrá-los.`,
  vendor: line`Responda a este e-mail, ou pelo botão. Só o texto novo entra na conversa, com um arquivo PDF se você anexar.`,
}

/** What the other side wrote, and how to answer it. */
const answerable = (side: keyof typeof BY_LETTER, { written }: Pick<Told, 'written'>): Line[] =>
  written === null
    ? [HERE]
    : [...(written ? [line`Mensagem: ${quote(written, WRITTEN_MAX)}`] : []), BY_LETTER[side]]

const toSupplier =
  (
    title: Letter['title'],
    said: (told: Told) => Letter['title'],
    action = line`Abrir a conversa`,
  ): Write =>
  (told, url) => ({
    title,
    preview: said(told),
    why: line`administra a página de ${told.company}`,
    paragraphs: [line`Olá, ${told.firstName}!`, said(told), ...answerable('vendor', told)],
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
    why: line`pediu um orçamento`,
    paragraphs: [
      line`Olá, ${told.firstName}!`,
      said(told),
      ...(told.reason ? [line`Motivo: ${quote(told.reason, REASON_MAX)}`] : []),
      ...(answers ? answerable('buyer', told) : []),
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
  overdue: toBuyer(
    line`A análise do seu pedido está atrasada`,
    () =>
      line`O seu pedido de orçamento continua em análise. O prazo passou, e pedimos desculpas. Nada foi enviado ainda, e avisamos você da decisão.`,
  ),
  absent: toBuyer(
    line`Uma conversa sobre o seu pedido foi encerrada`,
    ({ company }) =>
      line`${company} não recebe mais pedidos pela Praça, e a conversa sobre o seu pedido de orçamento foi encerrada. Na conversa, veja a quem mais você pode pedir.`,
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

/** 'Alfa, Beta e Gama'. */
const listed = (names: string[]): Line =>
  names
    .map((name) => line`${name}`)
    .reduce((all, name, at) =>
      at === names.length - 1 ? line`${all} e ${name}` : line`${all}, ${name}`,
    )

/**
 * What a supplier reads, once, of what waits for it by then. `waited` has the working days of each request.
 * @param url of the one request, or of all
 */
export const reminderLetter = (
  {
    firstName,
    company,
    waited,
    written,
  }: Pick<Told, 'firstName' | 'company' | 'written'> & { waited: number[] },
  url: string,
): Letter => {
  const count = waited.length
  const [least, most] = [Math.min(...waited), Math.max(...waited)]
  const since =
    least === most ? line`há ${least} dias úteis` : line`há ${least} a ${most} dias úteis`
  const said =
    count === 1
      ? line`Um pedido de orçamento a ${company} espera resposta ${since}.`
      : line`${count} pedidos de orçamento a ${company} esperam resposta ${since}.`
  return {
    title:
      count === 1 ? line`Um pedido espera a sua resposta` : line`Pedidos esperam a sua resposta`,
    preview: said,
    why: line`administra a página de ${company}`,
    paragraphs: [
      line`Olá, ${firstName}!`,
      said,
      line`Se não puder atender, encerre a conversa: quem pediu procura outra empresa. Não enviamos outro lembrete.`,
      ...answerable('vendor', { written }),
    ],
    action: { text: line`Ver e responder`, url },
  }
}

/** What a buyer reads whom some suppliers did not answer. @param others whom they may ask instead */
export const othersLetter = (
  { firstName, silent, others }: { firstName: string; silent: string[]; others: string[] },
  url: string,
): Letter => {
  const said =
    silent.length === 1
      ? line`${listed(silent)} ainda não respondeu ao seu pedido de orçamento.`
      : line`${listed(silent)} ainda não responderam ao seu pedido de orçamento.`
  return {
    title: line`O seu pedido ainda não teve resposta`,
    preview: said,
    why: line`pediu um orçamento`,
    paragraphs: [
      line`Olá, ${firstName}!`,
      said,
      ...(others.length > 0
        ? [
            line`Também recebem pedidos pela Praça: ${listed(others)}.`,
            line`Não enviamos nada a outras empresas: você escolhe a quem pedir.`,
          ]
        : [line`A conversa continua aberta. Você também pode procurar outro software na Praça.`]),
    ],
    action: { text: others.length > 0 ? line`Ver outras empresas` : line`Abrir a conversa`, url },
  }
}

/** To who answered by letter what was not taken. @param url of the conversation */
export const untakenLetter = (
  { firstName, reason }: { firstName: string; reason: string },
  url: string,
): Letter => ({
  title: line`A sua resposta não foi entregue`,
  preview: line`Veja por que, e responda pela Praça.`,
  why: line`respondeu por e-mail a um pedido de orçamento`,
  paragraphs: [
    line`Olá, ${firstName}!`,
    line`A sua resposta por e-mail não entrou na conversa.`,
    line`Motivo: ${quote(reason, REASON_MAX)}`,
    line`Ela não foi salva. Escreva de novo pelo botão.`,
  ],
  action: { text: line`Abrir a conversa`, url },
})

/** To who reported a conversation. */
export const reportedLetter = (
  { firstName, answer, isUpheld }: { firstName: string; answer: string; isUpheld: boolean },
  site: string,
): Letter => ({
  title: line`Conferimos a sua denúncia`,
  preview: line`Veja o que a nossa equipe decidiu.`,
  why: line`denunciou uma conversa`,
  paragraphs: [
    line`Olá, ${firstName}!`,
    isUpheld
      ? line`Nossa equipe conferiu a conversa que você denunciou e a encerrou.`
      : line`Nossa equipe conferiu a conversa que você denunciou. Ela continua aberta.`,
    line`Motivo: ${quote(answer, REASON_MAX)}`,
  ],
  action: { text: line`Abrir a Praça`, url: site },
})
