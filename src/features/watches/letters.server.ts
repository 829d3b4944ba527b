import type { Letter } from '#/integrations/mail/letter.server.tsx'
import { line, quote } from '#/integrations/mail/line.ts'

interface Digest {
  firstName: string
  /** What is watched, with what happened to it. */
  news: { subject: string; said: string[] }[]
  /** News that are not among these. */
  more: number
}

interface Links {
  /** The screen with all news. */
  news: string
  stop: string
  post: string
}

/** Longest sentence of news, in characters: it has two names at most. */
const SAID_MAX = 300

/** What happened to what a person watches. */
export const digestLetter = ({ firstName, news, more }: Digest, links: Links): Letter => ({
  title: line`Novidades do que você acompanha`,
  preview: line`Avaliações, preços e o que mais mudou.`,
  why: line`acompanha isto na Praça`,
  paragraphs: [
    line`Olá, ${firstName}!`,
    ...news.flatMap(({ subject, said }) => [
      line`${subject}:`,
      ...said.map((one) => line`• ${quote(one, SAID_MAX)}`),
    ]),
    ...(more > 0 ? [line`E mais ${more}.`] : []),
  ],
  action: { text: line`Ver as novidades`, url: links.news },
  stop: { text: line`Parar de receber estes resumos`, url: links.stop, post: links.post },
})
