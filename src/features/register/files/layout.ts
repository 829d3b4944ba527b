/**
 * The files of the register of companies that Receita Federal publishes each month: CSV in ISO-8859-1, `;`
 * between fields, each in quotes, no header. Layout: 'Metadados CNPJ', Receita Federal.
 */

/** Places of the fields of ESTABELECIMENTOS that are read. */
export const ESTABLISHMENT = {
  root: 0,
  order: 1,
  checkDigits: 2,
  kind: 3,
  tradeName: 4,
  situation: 5,
  situationSince: 6,
  opened: 10,
  activity: 11,
  streetKind: 13,
  street: 14,
  number: 15,
  complement: 16,
  district: 17,
  cep: 18,
  state: 19,
  city: 20,
  areaCode: 21,
  phone: 22,
} as const

/** Of EMPRESAS. */
export const COMPANY = { root: 0, name: 1, nature: 2, size: 5 } as const

/** Of SIMPLES: whether it is a sole trader under the small one's regime (MEI). */
export const SIMPLES = { root: 0, isMei: 4 } as const

/** Of the tables of names. */
export const TABLE = { code: 0, text: 1 } as const

export interface FileKind {
  /** How its archives are called before their number. */
  name: string
  /** How many fields a row has: another number is another layout. */
  fields: number
  /** How many of them are read; what follows is not looked at. */
  read: number
  /** Of fields, what they look like in every month so far: checked before anything is written. */
  looks: Readonly<Record<number, RegExp>>
  /** Fields that a row may leave empty, and never all of many: they are read for what pages show and forms fill in. */
  filled?: readonly number[]
}

const ROOT = /^[0-9A-Z]{8}$/
const CODE = /^\d{1,7}$/
const NAME = /\p{L}/u
/** 'YYYYMMDD', and what stands for none. */
const DAY = /^(\d{8}|0?)$/

export const FILES = {
  establishments: {
    name: 'Estabelecimentos',
    fields: 30,
    read: 23,
    looks: {
      [ESTABLISHMENT.root]: ROOT,
      [ESTABLISHMENT.order]: /^[0-9A-Z]{4}$/,
      [ESTABLISHMENT.checkDigits]: /^\d{2}$/,
      [ESTABLISHMENT.kind]: /^[12]$/,
      [ESTABLISHMENT.situation]: /^0?[1-8]$/,
      [ESTABLISHMENT.situationSince]: DAY,
      [ESTABLISHMENT.opened]: DAY,
      [ESTABLISHMENT.activity]: /^\d{7}$/,
      [ESTABLISHMENT.streetKind]: /^[^\d]*$/,
      [ESTABLISHMENT.number]: /^(\d.*|\D{0,5}|SEM.*)$/,
      [ESTABLISHMENT.cep]: /^\d{0,8}$/,
      [ESTABLISHMENT.state]: /^[A-Z]{2}$/,
      [ESTABLISHMENT.city]: /^\d{1,4}$/,
      [ESTABLISHMENT.areaCode]: /^\d{0,4}$/,
      [ESTABLISHMENT.phone]: /^\d{0,9}$/,
    },
    filled: [
      ESTABLISHMENT.tradeName,
      ESTABLISHMENT.situationSince,
      ESTABLISHMENT.opened,
      ESTABLISHMENT.street,
      ESTABLISHMENT.cep,
    ],
  },
  companies: {
    name: 'Empresas',
    fields: 7,
    read: 6,
    looks: {
      [COMPANY.root]: ROOT,
      [COMPANY.name]: NAME,
      [COMPANY.nature]: /^\d{4}$/,
      [COMPANY.size]: /^(\d{2})?$/,
    },
    filled: [COMPANY.size],
  },
  simples: {
    name: 'Simples',
    fields: 7,
    read: 5,
    looks: { [SIMPLES.root]: ROOT, [SIMPLES.isMei]: /^[SN]?$/ },
  },
  cities: {
    name: 'Municipios',
    fields: 2,
    read: 2,
    looks: { [TABLE.code]: CODE, [TABLE.text]: NAME },
  },
  activities: {
    name: 'Cnaes',
    fields: 2,
    read: 2,
    looks: { [TABLE.code]: CODE, [TABLE.text]: NAME },
  },
} as const satisfies Record<string, FileKind>
export type FileName = keyof typeof FILES

/** Archives of establishments, and as many of companies, that a whole month has. */
export const PARTS = 10
