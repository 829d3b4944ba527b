import { z } from 'zod'
import { DeskState } from '#/components/desk/desk-state.tsx'
import { Link } from '#/components/link.tsx'
import { formatDay } from '#/domain/dates.ts'
import { READINESS } from '#/domain/readiness.ts'
import { defineDesk } from '#/platform/desk.ts'
import { recordId } from '#/platform/wire.ts'
import { readinessItem } from '../../schema.ts'
import { SITUATION_NAMES } from '../../ui/situations.ts'

const STATUSES = ['waiting', 'upheld', 'dismissed'] as const
type Status = (typeof STATUSES)[number]

/** What an Admin compares: what is declared, with its proof, and what is said against it. */
const deskReport = z.object({
  _id: recordId,
  status: z.enum(STATUSES),
  offer: z.object({ _id: recordId, name: z.string() }),
  item: readinessItem,
  /** What was declared when it was reported. */
  declarado: z.enum(['sim', 'nao', 'planejado']),
  prova: z.string(),
  motivo: z.string(),
  /** Name of who reports. */
  por: z.string(),
  /** How many others wait about the same declaration. */
  outras: z.number().int(),
  confirmam: z.number().int(),
  discordam: z.number().int(),
  desde: z.string(),
})
export type DeskReport = z.infer<typeof deskReport>

const STATE_NAMES: Record<Status, string> = {
  waiting: 'A conferir',
  upheld: 'Declaração retirada',
  dismissed: 'Arquivada',
}
const TONES = { waiting: 'waiting', upheld: 'active', dismissed: 'idle' } as const

const nameOf = ({ offer, item }: DeskReport) => `${READINESS[item]}, ${offer.name}`
const KEPT = 'A declaração fica como está. Quem denunciou recebe o motivo.'
const canDecide = ({ status }: DeskReport) => status === 'waiting'

/** Declarations of readiness that somebody finds wrong. */
export default defineDesk({
  api: 'readiness-reports',
  summary: 'Denúncias do que é declarado em “Pronto para o Brasil”',
  wire: deskReport,
  lead: 'Alguém diz que uma declaração está errada. Confira a comprovação. A decisão vale para todas as denúncias da mesma declaração.',
  noun: { one: 'denúncia', several: 'denúncias', all: 'as denúncias' },
  none: { title: 'Nenhuma denúncia', text: 'O que as pessoas denunciam aparece aqui.' },
  fields: {
    software: {
      title: 'Declaração',
      sort: true,
      cell: ({ offer, item, declarado }) => (
        <>
          <Link to={`/software/details/${offer._id}#prontidao`}>{offer.name}</Link>{' '}
          <small>
            {READINESS[item]}: {SITUATION_NAMES[declarado]}
          </small>
        </>
      ),
    },
    motivo: {
      title: 'O que há de errado',
      isWide: true,
      cell: ({ motivo, por, outras }) => (
        <>
          {motivo}
          <small>{[por, othersLabel(outras)].filter(Boolean).join(' · ')}</small>
        </>
      ),
    },
    prova: {
      title: 'Comprovação',
      cell: ({ prova, confirmam, discordam }) => (
        <>
          {prova ? (
            <a href={prova} target="_blank" rel="noopener nofollow">
              Abrir comprovação
            </a>
          ) : (
            'Nenhuma'
          )}
          <small>
            {confirmam} confirmam, {discordam} discordam
          </small>
        </>
      ),
    },
    desde: { title: 'Desde', sort: true, cell: ({ desde }) => formatDay(desde) },
    situacao: {
      title: 'Situação',
      filter: { all: 'Todas', options: STATE_NAMES, refusal: 'Situação inválida.' },
      cell: ({ status }) => <DeskState tone={TONES[status]}>{STATE_NAMES[status]}</DeskState>,
    },
  },
  order: 'desde',
  isRead: true,
  name: nameOf,
  isDim: ({ status }) => status !== 'waiting',
  actions: {
    uphold: {
      text: 'Retirar declaração',
      can: canDecide,
      summary: 'Retira uma declaração errada, com o motivo',
      done: 'Declaração retirada.',
      reason: {
        title: 'Retirar declaração',
        consequence: ({ offer, item }) => (
          <>
            <strong>{READINESS[item]}</strong> passa a “Não informado” na página de {offer.name},
            com a nota de que a Praça retirou a declaração. O fornecedor e quem denunciou recebem o
            motivo. Para declarar de novo, ele terá de enviar outra comprovação.
          </>
        ),
      },
    },
    dismiss: {
      text: 'Arquivar',
      several: true,
      can: canDecide,
      summary: 'Mantém a declaração denunciada, com o motivo',
      done: 'Denúncia arquivada.',
      reason: {
        title: 'Arquivar denúncia',
        look: 'primary',
        each: KEPT,
        consequence: () => KEPT,
      },
    },
  },
})

function othersLabel(count: number) {
  if (count === 0) return ''
  return count === 1 ? 'e mais 1 pessoa' : `e mais ${count} pessoas`
}
