import { z } from 'zod'
import { DeskState } from '#/components/desk/desk-state.tsx'
import { formatDay } from '#/domain/dates.ts'
import { defineDesk } from '#/platform/desk.ts'
import { recordId } from '#/platform/wire.ts'
import { reviewFields } from '../../desk/review-fields.tsx'
import { reviewed } from '../../reviewed.ts'
import { RECOURSE_STATES, type RecourseState, SIDES } from '../schema.ts'

/** What one side says against a decision about a review, with what was decided first. */
const deskRecourse = z.object({
  _id: recordId,
  status: z.enum(RECOURSE_STATES),
  lado: z.enum(SIDES),
  quem: z.string(),
  texto: z.string(),
  alvo: reviewed,
  avaliacao: z.object({ nota: z.number(), autor: z.string(), texto: z.string() }),
  /** By whom; '' once the account was removed. Null where nothing is known of it any more. */
  primeira: z
    .object({ feita: z.string(), por: z.string(), motivo: z.string(), em: z.string() })
    .nullable(),
  /** Whether nobody is there but who decided first. */
  semOutraPessoa: z.boolean(),
  /** Whether who asks decided first, and so does not decide this. */
  decidiuAntes: z.boolean(),
  resposta: z.string(),
  desde: z.string(),
  prazo: z.string(),
})
export type DeskRecourse = z.infer<typeof deskRecourse>

const STATE_NAMES: Record<RecourseState, string> = {
  waiting: 'A decidir',
  upheld: 'Aceito',
  dismissed: 'Negado',
  moot: 'Encerrado pelo autor',
}
const TONES = { waiting: 'waiting', upheld: 'active', dismissed: 'idle', moot: 'idle' } as const
const DONE: Record<string, string> = { hide: 'Ocultada', keep: 'Mantida', restore: 'Restaurada' }

const canDecide = ({ status, decidiuAntes }: DeskRecourse) => status === 'waiting' && !decidiuAntes
const SIDE_NAMES = { author: 'Autor', company: 'Empresa' } as const

/** Recourses against decisions about reviews, for who did not take them. */
export default defineDesk({
  api: 'recourses',
  summary: 'Recursos contra decisões sobre avaliações, com o que foi decidido antes',
  wire: deskRecourse,
  lead: 'Leia a avaliação como se ninguém tivesse decidido ainda. Quem tomou a primeira decisão não decide o recurso. No motivo, não diga quem denunciou.',
  noun: { one: 'recurso', several: 'recursos', all: 'os recursos' },
  none: { title: 'Nenhum recurso', text: 'O que autores e empresas contestam aparece aqui.' },
  fields: {
    ...reviewFields<DeskRecourse>({
      by: ({ avaliacao: { autor, nota } }) => `${autor}, nota ${nota}`,
      said: ({ avaliacao }) => avaliacao.texto,
    }),
    primeira: {
      title: 'Primeira decisão',
      isWide: true,
      cell: ({ primeira }) =>
        primeira && (
          <>
            <small>
              {DONE[primeira.feita] ?? primeira.feita} em {formatDay(primeira.em)} por{' '}
              {primeira.por || 'conta removida'}
            </small>
            {primeira.motivo}
          </>
        ),
    },
    recurso: {
      title: 'Recurso',
      isWide: true,
      cell: ({ lado, quem, texto }) => (
        <>
          <small>
            {SIDE_NAMES[lado]}: {quem}
          </small>
          {texto}
        </>
      ),
    },
    resposta: { title: 'Decisão', isWide: true, cell: ({ resposta }) => resposta || null },
    desde: { title: 'Desde', sort: true, cell: ({ desde }) => formatDay(desde) },
    prazo: {
      title: 'Prazo',
      cell: ({ status, prazo }) => (status === 'waiting' ? formatDay(prazo) : null),
    },
    situacao: {
      title: 'Situação',
      filter: { all: 'Todas', options: STATE_NAMES, refusal: 'Situação inválida.' },
      cell: ({ status, semOutraPessoa, decidiuAntes }) => (
        <>
          <DeskState tone={TONES[status]}>{STATE_NAMES[status]}</DeskState>
          {status === 'waiting' && decidiuAntes && (
            <small>A primeira decisão foi sua: outra pessoa decide o recurso.</small>
          )}
          {status === 'waiting' && semOutraPessoa && (
            <small>Espera: não há outra pessoa na administração.</small>
          )}
        </>
      ),
    },
  },
  order: 'desde',
  isRead: true,
  name: ({ quem, alvo }) => `recurso de ${quem}, ${alvo.nome}`,
  isDim: ({ status }) => status !== 'waiting',
  actions: {
    uphold: {
      text: 'Aceitar',
      can: canDecide,
      summary: 'Aceita um recurso: a decisão sobre a avaliação muda',
      done: 'Recurso aceito. A decisão mudou.',
      reason: {
        title: 'Aceitar recurso',
        look: 'primary',
        consequence: ({ lado, quem, alvo }) =>
          lado === 'author'
            ? `A avaliação de ${quem} volta à página de ${alvo.nome}. ${quem} e a empresa recebem o motivo.`
            : `A avaliação sai da página de ${alvo.nome}. ${quem} e o autor recebem o motivo. O autor pode recorrer, e não descobre quem denunciou.`,
      },
    },
    dismiss: {
      text: 'Negar',
      can: canDecide,
      summary: 'Nega um recurso: a decisão sobre a avaliação fica',
      done: 'Recurso negado.',
      reason: {
        title: 'Negar recurso',
        consequence: ({ quem }) => `A decisão fica como está. ${quem} recebe o motivo.`,
      },
    },
  },
})
