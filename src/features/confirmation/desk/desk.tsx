import { z } from 'zod'
import { DeskState } from '#/components/desk/desk-state.tsx'
import { firstNames } from '#/components/desk/first-names.tsx'
import { EmailAddress } from '#/components/email-address.tsx'
import { Link } from '#/components/link.tsx'
import { maskCnpj } from '#/domain/cnpj.ts'
import { formatDay } from '#/domain/dates.ts'
import { defineDesk } from '#/platform/desk.ts'
import { recordId } from '#/platform/wire.ts'
import { CONFIRMATION_STATES, type ConfirmationState } from '../state.ts'

/** What an Admin compares of a page: what it says of itself, and which mailbox is proven. */
const unconfirmedPage = z.object({
  _id: recordId,
  razaoSocial: z.string(),
  nomeFantasia: z.string(),
  cnpj: z.string(),
  site: z.string(),
  situacao: z.enum(CONFIRMATION_STATES),
  /** The mailbox that is proven; '' where none is. */
  email: z.string(),
  /** '' where nothing presses. */
  prazo: z.string(),
  /** Since when it waits to be confirmed; '' once it does not. */
  desde: z.string(),
  visivel: z.boolean(),
  admins: z.array(z.object({ _id: recordId, name: z.string(), email: z.string() })),
})

/** What the Admin read of the page that they confirm: it may say something else by now. */
const readPage = z
  .object({
    lido: unconfirmedPage
      .pick({ cnpj: true, razaoSocial: true, nomeFantasia: true, site: true })
      .optional(),
  })
  .nullish()
export type UnconfirmedPage = z.infer<typeof unconfirmedPage>

type Open = Exclude<ConfirmationState, 'confirmado'>

const STATE_NAMES: Record<Open, string> = {
  conferindo: 'A conferir',
  enviado: 'Link enviado',
  pendente: 'Sem e-mail confirmado',
  vencido: 'Prazo vencido',
}

const TONES = {
  conferindo: 'waiting',
  enviado: 'idle',
  pendente: 'idle',
  vencido: 'idle',
  confirmado: 'active',
} as const

const nameOf = ({ nomeFantasia, razaoSocial }: UnconfirmedPage) => nomeFantasia || razaoSocial
const hostOf = (site: string) => new URL(site).host

/** The pages that wait to be known as their company's, and what an Admin says of them. */
export default defineDesk({
  api: 'confirmations',
  summary: 'Páginas cujo cadastro ainda não foi confirmado',
  wire: unconfirmedPage,
  lead: 'Confira se quem cadastrou é da empresa: compare o e-mail confirmado com o que o registro público e o site dela dizem. Sem conferência nem e-mail confirmado, a página sai do ar no prazo.',
  search: 'Nome ou CNPJ',
  noun: { one: 'página', several: 'páginas', all: 'as páginas' },
  none: {
    title: 'Nenhum cadastro espera confirmação',
    text: 'Quando alguém cadastrar uma empresa, a página aparece aqui até ser confirmada.',
  },
  fields: {
    nome: {
      title: 'Empresa',
      sort: true,
      cell: (page) => (
        <>
          <Link to={`/supplier/details/${page._id}`}>{nameOf(page)}</Link>
          <small>
            <span>{maskCnpj(page.cnpj)}</span>
            {page.nomeFantasia && ` · ${page.razaoSocial}`}
          </small>
        </>
      ),
    },
    mantida: {
      title: 'Cadastrada por',
      isWide: true,
      cell: ({ admins }) =>
        firstNames(admins, ({ email }) => `/admin/users?search=${encodeURIComponent(email)}`),
    },
    /** One below the other, as they are compared. */
    contato: {
      title: 'E-mail confirmado e site',
      isWide: true,
      cell: ({ email, site }) =>
        email || site ? (
          <>
            {email ? (
              <div title={email}>
                <EmailAddress>{email}</EmailAddress>
              </div>
            ) : (
              'Nenhum e-mail'
            )}
            {site && (
              <small>
                <a href={site} target="_blank" rel="noopener noreferrer nofollow">
                  {hostOf(site)}
                </a>
              </small>
            )}
          </>
        ) : null,
    },
    desde: { title: 'Desde', sort: true, cell: ({ desde }) => desde && formatDay(desde) },
    situacao: {
      title: 'Situação',
      filter: { all: 'Todas', options: STATE_NAMES, refusal: 'Situação inválida.' },
      cell: ({ situacao, prazo }) => (
        <>
          <DeskState tone={TONES[situacao]}>
            {situacao === 'confirmado' ? 'Confirmado' : STATE_NAMES[situacao]}
          </DeskState>
          {prazo && (
            <small>
              <span>Prazo: {formatDay(prazo)}</span>
            </small>
          )}
        </>
      ),
    },
  },
  order: 'desde',
  name: nameOf,
  isDim: ({ visivel }) => !visivel,
  actions: {
    confirm: {
      text: 'Confirmar',
      can: ({ situacao }) => situacao !== 'confirmado',
      summary: 'Confirma que a página é da empresa',
      done: 'Cadastro confirmado.',
      body: {
        schema: readPage,
        of: ({ cnpj, razaoSocial, nomeFantasia, site }) => ({
          lido: { cnpj, razaoSocial, nomeFantasia, site },
        }),
      },
      confirm: {
        title: 'Confirmar cadastro',
        question: (page) =>
          `A página de ${nameOf(page)} perde o aviso e passa a valer como da empresa${page.email ? `; quem tem e-mail em ${page.email.split('@')[1]} conta como gente dela` : ''}. Confirmar?`,
        look: 'primary',
      },
    },
    refuse: {
      text: 'Recusar',
      can: ({ situacao }) => situacao !== 'confirmado',
      summary: 'Não confirma o cadastro, com o motivo',
      done: 'Cadastro não confirmado.',
      reason: {
        title: 'Recusar cadastro',
        consequence: (page) => (
          <>
            <strong>{nameOf(page)}</strong>: quem administra recebe o motivo por e-mail e pode
            confirmar por outro endereço. A página continua com o aviso e sai do ar no prazo. Para
            tirá-la do ar agora, use Fornecedores.
          </>
        ),
      },
    },
    remind: {
      text: 'Lembrar',
      several: true,
      can: ({ situacao }) => situacao !== 'confirmado' && situacao !== 'conferindo',
      summary: 'Lembra por e-mail quem administra a página',
      done: 'Lembrete enviado.',
      confirm: {
        title: 'Enviar lembrete',
        question: (page) => `Quem administra a página de ${nameOf(page)} recebe um e-mail. Enviar?`,
        look: 'primary',
        each: 'Quem administra cada página recebe um e-mail.',
      },
    },
  },
})
