import { z } from 'zod'
import { DeskState } from '#/components/desk/desk-state.tsx'
import { formatDay } from '#/domain/dates.ts'
import { reviewFields } from '#/features/reviews/desk/review-fields.tsx'
import { reviewed } from '#/features/reviews/reviewed.ts'
import { defineDesk } from '#/platform/desk.ts'
import { recordId } from '#/platform/wire.ts'
import { PROOF_STATES, type ProofState } from '../schema.ts'
import { ProofFile } from './ui/proof-file.tsx'

/** What an Admin looks at: a review, and whether its file shows that its author uses what it is of. */
const deskProof = z.object({
  _id: recordId,
  status: z.enum(PROOF_STATES),
  avaliacao: recordId.nullable(),
  autor: z.string(),
  alvo: reviewed,
  texto: z.string(),
  /** Whether there is a file to look at. */
  temArquivo: z.boolean(),
  /** Where else the same file was sent, by whichever account. */
  mesmoArquivo: z.array(z.object({ mesmaConta: z.boolean(), alvo: z.string(), em: z.string() })),
  resposta: z.string(),
  desde: z.string(),
})
export type DeskProof = z.infer<typeof deskProof>

const STATE_NAMES: Record<ProofState, string> = {
  waiting: 'A conferir',
  upheld: 'Comprovado',
  dismissed: 'Não comprovado',
  expired: 'Sem decisão no prazo',
}
const TONES = { waiting: 'waiting', upheld: 'active', dismissed: 'idle', expired: 'idle' } as const

const canDecide = ({ status }: DeskProof) => status === 'waiting'

/** Files by which authors of reviews prove that they use what they reviewed. */
export default defineDesk({
  api: 'proofs',
  summary: 'Arquivos que comprovam o uso do que foi avaliado',
  wire: deskProof,
  lead: 'Confira se o arquivo mostra o uso do que foi avaliado. A nota não importa. Não copie nem guarde o arquivo: ele é destruído com a decisão.',
  noun: { one: 'comprovação', several: 'comprovações', all: 'as comprovações' },
  none: { title: 'Nada a conferir', text: 'O que os autores enviam aparece aqui.' },
  fields: {
    ...reviewFields<DeskProof>({ by: ({ autor }) => autor, said: ({ texto }) => texto }),
    arquivo: {
      title: 'Arquivo',
      cell: ({ _id, temArquivo, autor }) =>
        temArquivo ? <ProofFile id={_id} author={autor} /> : 'Destruído',
    },
    repetido: {
      title: 'Mesmo arquivo',
      isWide: true,
      cell: ({ mesmoArquivo }) =>
        mesmoArquivo.length > 0
          ? mesmoArquivo.map(({ mesmaConta, alvo, em }) => (
              <p key={`${alvo} ${em}`}>
                Este arquivo já foi enviado por {mesmaConta ? 'esta conta' : 'outra conta'} em{' '}
                {formatDay(em)}
                {alvo && `, sobre ${alvo}`}.
              </p>
            ))
          : null,
    },
    resposta: { title: 'Decisão', isWide: true, cell: ({ resposta }) => resposta || null },
    desde: { title: 'Desde', sort: true, cell: ({ desde }) => formatDay(desde) },
    situacao: {
      title: 'Situação',
      filter: { all: 'Todas', options: STATE_NAMES, refusal: 'Situação inválida.' },
      cell: ({ status }) => <DeskState tone={TONES[status]}>{STATE_NAMES[status]}</DeskState>,
    },
  },
  order: 'desde',
  isRead: true,
  name: ({ autor, alvo }) => `o uso de ${alvo.nome} por ${autor}`,
  isDim: ({ status }) => status !== 'waiting',
  actions: {
    uphold: {
      text: 'Comprovar',
      can: canDecide,
      summary: 'Aceita uma comprovação: a avaliação mostra “Uso comprovado”',
      done: 'Comprovado. O arquivo foi destruído.',
      reason: {
        title: 'Comprovar uso',
        look: 'primary',
        consequence: ({ autor, alvo }) =>
          `A avaliação de ${autor} sobre ${alvo.nome} mostra “Uso comprovado”. O arquivo é destruído. ${autor} recebe o motivo.`,
      },
    },
    dismiss: {
      text: 'Não comprovar',
      can: canDecide,
      summary: 'Não aceita uma comprovação; a avaliação continua como está',
      done: 'Não comprovado. O arquivo foi destruído.',
      reason: {
        title: 'Não comprovar uso',
        consequence: ({ autor }) =>
          `A avaliação continua no ar, sem a etiqueta. O arquivo é destruído. ${autor} recebe o motivo e pode enviar outro.`,
      },
    },
  },
})
