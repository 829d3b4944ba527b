import { z } from 'zod'
import { Tag } from '#/components/chip.tsx'
import { DeskState } from '#/components/desk/desk-state.tsx'
import { firstNames } from '#/components/desk/first-names.tsx'
import { hiding } from '#/components/desk/hiding.tsx'
import { Link } from '#/components/link.tsx'
import { maskCnpj } from '#/domain/cnpj.ts'
import { formatDay } from '#/domain/dates.ts'
import { PAGE_STATES, type PageState } from '#/features/companies/state.ts'
import { defineDesk, deskForm } from '#/platform/desk.ts'
import { supplierAreaPath } from '#/platform/links.ts'
import { recordId } from '#/platform/wire.ts'
import { companyName } from '../names.ts'
import styles from './ui/vendor-desk.module.css'

/** What an Admin sees of a supplier. */
const deskVendor = z.object({
  _id: recordId,
  razaoSocial: z.string(),
  nomeFantasia: z.string(),
  cnpj: z.string(),
  state: z.enum(PAGE_STATES),
  /** Why and since when an Admin keeps it off the site; null where none does. */
  ocultada: z.object({ desde: z.string(), motivo: z.string() }).nullable(),
  isAssociated: z.boolean(),
  confirmado: z.boolean(),
  /** The 'Recomendado' tag. */
  destaque: z.boolean(),
  /** Who administers the page. */
  admins: z.array(z.object({ _id: recordId, name: z.string(), email: z.string() })),
  /** That it sells, hidden ones included. */
  offers: z.number().int(),
  createdAt: z.string(),
})
export type DeskVendor = z.infer<typeof deskVendor>

const STATE_NAMES: Record<PageState, string> = {
  published: 'No ar',
  suspended: 'Ocultada pela Praça',
  hidden: 'Ocultada pela empresa',
  unfinished: 'Cadastro incompleto',
  removed: 'Removida',
}

const TONES = {
  published: 'active',
  suspended: 'waiting',
  hidden: 'idle',
  unfinished: 'idle',
  removed: 'idle',
} as const

/** What an Admin may show again. */
const OFF_SITE: PageState[] = ['suspended', 'removed']

const nameOf = (vendor: DeskVendor) => companyName(vendor)

/** The suppliers, seen or not, and what an Admin does about their pages. */
export default defineDesk({
  api: 'suppliers',
  summary: 'Fornecedores, também os que ninguém vê',
  wire: deskVendor,
  lead: 'Todas as páginas, também as que ninguém vê, e quem administra cada uma.',
  search: 'Nome ou CNPJ',
  noun: { one: 'fornecedor', several: 'fornecedores', all: 'os fornecedores' },
  none: { title: 'Ainda não há fornecedores', text: 'O primeiro cadastro aparece aqui.' },
  fields: {
    nome: {
      title: 'Nome',
      sort: true,
      cell: (vendor) => (
        <>
          <Link to={`/supplier/details/${vendor._id}`}>{nameOf(vendor)}</Link>
          <small>
            <span>{maskCnpj(vendor.cnpj)}</span>
            {vendor.nomeFantasia && ` · ${vendor.razaoSocial}`}
          </small>
        </>
      ),
    },
    situacao: {
      title: 'Situação',
      isWide: true,
      sort: true,
      filter: { all: 'Todas', options: STATE_NAMES, refusal: 'Situação inválida.' },
      cell: ({ state, ocultada }) => (
        <>
          <DeskState tone={TONES[state]}>{STATE_NAMES[state]}</DeskState>
          {ocultada && (
            <small className={styles.why} title={ocultada.motivo} data-open-only>
              <span>{formatDay(ocultada.desde)}</span>
              {ocultada.motivo && `: ${ocultada.motivo}`}
            </small>
          )}
        </>
      ),
    },
    mantida: {
      title: 'Mantida por',
      isWide: true,
      filter: {
        all: 'Qualquer um',
        options: { empresa: 'Empresa', ninguem: 'Ninguém' },
        refusal: 'Valor inválido.',
      },
      // Each leads to the account.
      cell: ({ admins, isAssociated }) =>
        firstNames(admins, ({ email }) => `/admin/users?search=${encodeURIComponent(email)}`) ??
        (isAssociated ? 'Empresa, sem administrador' : null),
    },
    marca: {
      title: 'Marca',
      isWide: true,
      filter: {
        all: 'Qualquer uma',
        options: { recomendado: 'Recomendado', naoConfirmado: 'Não confirmado' },
        refusal: 'Marca inválida.',
      },
      cell: ({ destaque, confirmado }) => {
        if (destaque) return <Tag tone="sun">Recomendado</Tag>
        return confirmado ? null : <Tag>Não confirmado</Tag>
      },
    },
    ofertas: { title: 'Ofertas', sort: true, figure: ({ offers }) => offers },
    desde: { title: 'Desde', sort: true, cell: ({ createdAt }) => formatDay(createdAt) },
    /** From the end: what somebody keeps, then what only mirrors the public register; the latest of each first. */
    cuidado: { title: 'Com quem cuide', sort: true },
  },
  order: '-cuidado',
  name: nameOf,
  isDim: ({ state }) => state !== 'published',
  actions: {
    ...hiding(
      nameOf,
      {
        can: ({ state }) => state === 'published',
        summary: 'Tira uma página do ar, com os serviços dela',
        done: 'A página saiu do ar.',
        consequence:
          'a página e os serviços dela saem do ar. Quem a administra continua com ela e lê o motivo se tentar exibi-la.',
      },
      {
        can: ({ state }) => OFF_SITE.includes(state),
        summary: 'Volta a exibir uma página que saiu do ar',
        done: 'A página está no ar.',
        consequence:
          'a página e os serviços dela voltam ao ar. O motivo fica no registro da administração.',
      },
    ),
    edit: {
      text: 'Alterar dados',
      inMenu: 'edit',
      form: deskForm(
        'Dados cadastrais',
        () => import('./ui/vendor-form.tsx'),
        ({ _id }: DeskVendor) => ({ vendorId: _id }),
      ),
    },
    administrators: {
      text: 'Administradores',
      inMenu: 'view',
      to: ({ _id }) => `${supplierAreaPath(_id)}#administradores`,
    },
    give: {
      text: 'Passar a outra conta',
      inMenu: 'move',
      can: ({ isAssociated }) => isAssociated,
      form: deskForm(
        'Passar página',
        () => import('./ui/give-form.tsx'),
        (vendor: DeskVendor) => ({
          vendorId: vendor._id,
          company: nameOf(vendor),
          admins: vendor.admins,
        }),
      ),
    },
    feature: {
      text: 'Recomendar',
      inMenu: 'mark',
      can: ({ destaque, confirmado, isAssociated, state }) =>
        !destaque && confirmado && isAssociated && state === 'published',
      summary: 'Dá a marca Recomendado',
      done: 'Fornecedor recomendado.',
      confirm: {
        title: 'Recomendar fornecedor',
        question: (vendor) =>
          `${nameOf(vendor)} ganha a marca Recomendado e aparece primeiro na lista de fornecedores. A regra está em Selos: a marca não se vende. Recomendar?`,
        look: 'primary',
      },
    },
    unfeature: {
      text: 'Deixar de recomendar',
      inMenu: 'withdraw',
      can: ({ destaque }) => destaque,
      summary: 'Tira a marca Recomendado, com o motivo',
      done: 'Fornecedor não é mais recomendado.',
      reason: {
        title: 'Deixar de recomendar fornecedor',
        consequence: (vendor) => (
          <>
            <strong>{nameOf(vendor)}</strong>: perde a marca Recomendado. Quem administra a página
            lê o motivo.
          </>
        ),
      },
    },
    unconfirm: {
      text: 'Retirar confirmação',
      inMenu: 'withdraw',
      can: ({ confirmado, isAssociated }) => confirmado && isAssociated,
      summary: 'Retira a confirmação do cadastro, com o motivo',
      done: 'Confirmação retirada.',
      reason: {
        title: 'Retirar confirmação',
        consequence: (vendor) => (
          <>
            <strong>{nameOf(vendor)}</strong>: a página volta a dizer “Cadastro ainda não
            confirmado”, perde as marcas e espera em Confirmações. Quem a administra lê o motivo.
          </>
        ),
      },
    },
  },
})
