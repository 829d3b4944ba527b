import { z } from 'zod'
import { DeskState } from '#/components/desk/desk-state.tsx'
import { firstNames } from '#/components/desk/first-names.tsx'
import { EmailAddress } from '#/components/email-address.tsx'
import { formatDay } from '#/domain/dates.ts'
import { defineDesk } from '#/platform/desk.ts'
import { recordId } from '#/platform/wire.ts'

/** What an Admin sees of an account. */
const deskUser = z.object({
  _id: recordId,
  firstName: z.string(),
  lastName: z.string(),
  plataformName: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  type: z.enum(['Admin', 'User']),
  createdAt: z.string(),
  /** '' unless blocked. */
  blockedAt: z.string(),
  /** Since when a second factor is asked for; '' where none is. */
  secondFactorSince: z.string(),
  /** Whether the person asked for the account's removal. */
  isLeaving: z.boolean(),
  /** Pages that the person administers, seen or not. */
  vendors: z.array(z.object({ _id: recordId, name: z.string() })),
  /** That the person wrote, hidden ones included. */
  reviews: z.number().int(),
})
export type DeskUser = z.infer<typeof deskUser>

const ROLES = { Admin: 'Admin', User: 'Usuário' }

/** A date stays on one line. */
const unbroken = (text: string) => text.replaceAll(' ', '\u00a0')

function situation({ blockedAt, emailVerified, isLeaving }: DeskUser) {
  if (blockedAt)
    return (
      <DeskState tone="idle">{`Bloqueada ${unbroken(`em ${formatDay(blockedAt)}`)}`}</DeskState>
    )
  if (isLeaving) return <DeskState tone="waiting">De saída</DeskState>
  if (!emailVerified) return <DeskState tone="waiting">E-mail a confirmar</DeskState>
  return <DeskState tone="active">Ativa</DeskState>
}

const nameOf = ({ firstName, lastName }: DeskUser) => `${firstName} ${lastName}`

/** Who has an account, and what an Admin does about it. */
export default defineDesk({
  api: 'users',
  summary: 'Contas, com o papel e a situação de cada uma',
  wire: deskUser,
  lead: 'Quem tem conta, o que administra, e quem não pode mais entrar.',
  search: 'Nome, e-mail ou usuário',
  noun: { one: 'conta', several: 'contas', all: 'as contas' },
  fields: {
    nome: {
      title: 'Nome',
      sort: true,
      cell: (user) => (
        <>
          {nameOf(user)}
          <small>
            <EmailAddress>{user.email}</EmailAddress> · @{user.plataformName}
          </small>
        </>
      ),
    },
    papel: {
      title: 'Papel',
      sort: true,
      filter: { all: 'Todos', options: ROLES, refusal: 'Papel inválido.' },
      cell: ({ type }) => ROLES[type],
    },
    situacao: {
      title: 'Situação',
      sort: true,
      filter: {
        all: 'Todas',
        options: { ativas: 'Ativas', bloqueadas: 'Bloqueadas' },
        refusal: 'Situação inválida.',
      },
      cell: situation,
    },
    desde: {
      title: 'Desde',
      sort: true,
      cell: ({ createdAt }) => formatDay(createdAt),
    },
    administra: {
      title: 'Administra',
      isWide: true,
      cell: ({ vendors }) => firstNames(vendors, ({ _id }) => `/supplier/details/${_id}`),
    },
    avaliacoes: { title: 'Avaliações', figure: ({ reviews }) => reviews },
  },
  order: '-desde',
  name: nameOf,
  isDim: ({ blockedAt }) => blockedAt !== '',
  noActions: ({ _id }, adminId) => (_id === adminId ? <span>Você</span> : null),
  actions: {
    demote: {
      text: 'Tirar Admin',
      inMenu: 'weaken',
      can: ({ type, blockedAt }) => type === 'Admin' && !blockedAt,
      again: true,
      summary: 'Tira o papel de Admin',
      done: 'Não é mais Admin.',
      confirm: {
        title: 'Tirar papel de Admin',
        question: (user) => `${nameOf(user)} não entrará mais na administração. Tirar?`,
        look: 'danger',
      },
    },
    promote: {
      text: 'Tornar Admin',
      inMenu: 'strengthen',
      can: ({ type, blockedAt }) => type === 'User' && !blockedAt,
      again: true,
      summary: 'Dá o papel de Admin',
      done: 'Agora é Admin.',
      confirm: {
        title: 'Tornar Admin',
        question: (user) =>
          `${nameOf(user)} poderá mudar tudo o que você pode, também o seu papel. Tornar Admin?`,
        look: 'danger',
      },
    },
    block: {
      text: 'Bloquear',
      inMenu: 'block',
      can: ({ blockedAt }) => !blockedAt,
      again: true,
      summary: 'Bloqueia uma conta: as sessões terminam e ninguém mais entra nela',
      done: 'Conta bloqueada.',
      reason: {
        title: 'Bloquear conta',
        consequence: (user) =>
          `${nameOf(user)} sai de todos os navegadores e não entra mais${user.type === 'Admin' ? ', e deixa de ser Admin' : ''}. As avaliações continuam. O motivo fica no registro da administração.`,
      },
    },
    removeSecondFactor: {
      text: 'Desativar duas etapas',
      inMenu: 'weaken',
      can: ({ secondFactorSince }) => secondFactorSince !== '',
      again: true,
      summary: 'Desativa a verificação em duas etapas de quem perdeu o aplicativo e os códigos',
      done: 'Verificação em duas etapas desativada.',
      reason: {
        title: 'Desativar verificação em duas etapas',
        consequence: (user) =>
          `A senha basta de novo para entrar na conta de ${nameOf(user)}, que recebe um e-mail. Tenha certeza de que é a própria pessoa que pede. O motivo fica no registro da administração.`,
      },
    },
    unblock: {
      text: 'Desbloquear',
      inMenu: 'allow',
      can: ({ blockedAt }) => blockedAt !== '',
      again: true,
      summary: 'Deixa uma pessoa entrar de novo',
      done: 'Conta desbloqueada.',
      confirm: {
        title: 'Desbloquear conta',
        question: (user) =>
          `${nameOf(user)} poderá entrar de novo, sem papel de Admin. Desbloquear?`,
        look: 'primary',
      },
    },
  },
})
