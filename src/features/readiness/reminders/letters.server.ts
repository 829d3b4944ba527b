import { formatDay } from '#/domain/dates.ts'
import type { Letter } from '#/integrations/mail/letter.server.tsx'
import { line, quote } from '#/integrations/mail/line.ts'
import { REASON_MAX } from '#/platform/refusal.ts'

interface Mailed {
  firstName: string
  offer: string
}

interface Expiring extends Mailed {
  /** What ends, and when: ISO 8601, UTC. */
  items: { name: string; until: string }[]
}

/** @param url of the page where it is said again */
export const expiringLetter = ({ firstName, offer, items }: Expiring, url: string): Letter => ({
  title:
    items.length === 1
      ? line`Uma declaração do seu software está para vencer`
      : line`${items.length} declarações do seu software estão para vencer`,
  preview: line`Confirme de novo o que continua valendo.`,
  why: line`declarou o que a página diz`,
  paragraphs: [
    line`Olá, ${firstName}!`,
    line`O que a página de ${offer} declara em “Pronto para o Brasil” vale por 12 meses. Está para vencer:`,
    ...items.map(({ name, until }) => line`${name}, até ${formatDay(until)}.`),
    line`Abra a página, escolha Editar e confirme de novo o que continua valendo. O que vencer passa a aparecer como “Não informado”.`,
  ],
  action: { text: line`Abrir a página`, url },
})

interface Judged extends Mailed {
  item: string
  reason: string
}

const reasonOf = ({ reason }: Judged) => line`Motivo: ${quote(reason, REASON_MAX)}`

export const withdrawnLetter = (told: Judged, url: string): Letter => ({
  title: line`Retiramos uma declaração do seu software`,
  preview: line`Veja o motivo e como declarar de novo.`,
  why: line`declarou o que a página dizia`,
  paragraphs: [
    line`Olá, ${told.firstName}!`,
    line`Alguém denunciou o que a página de ${told.offer} declarava sobre ${told.item}. Nossa equipe conferiu e retirou a declaração.`,
    reasonOf(told),
    line`O item aparece como “Não informado”. Para declarar de novo, envie uma comprovação.`,
  ],
  action: { text: line`Abrir a página`, url },
})

export const upheldLetter = (told: Judged, url: string): Letter => ({
  title: line`Sua denúncia foi aceita`,
  preview: line`Retiramos a declaração.`,
  why: line`denunciou uma declaração`,
  paragraphs: [
    line`Olá, ${told.firstName}!`,
    line`Conferimos a sua denúncia e retiramos o que ${told.offer} declarava sobre ${told.item}. Obrigado por avisar.`,
    reasonOf(told),
  ],
  action: { text: line`Abrir a página`, url },
})

export const dismissedLetter = (told: Judged, url: string): Letter => ({
  title: line`Sua denúncia foi conferida`,
  preview: line`A declaração foi mantida.`,
  why: line`denunciou uma declaração`,
  paragraphs: [
    line`Olá, ${told.firstName}!`,
    line`Conferimos a sua denúncia do que ${told.offer} declara sobre ${told.item}. A declaração fica como está.`,
    reasonOf(told),
  ],
  action: { text: line`Abrir a página`, url },
})
