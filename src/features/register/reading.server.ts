import { STATES } from '#/addresses/facets.ts'
import type { RecordedRow } from '#/db/schema/register.ts'
import { isCnpj } from '#/domain/cnpj.ts'
import {
  isPersonsNature,
  registeredCep,
  registeredDay,
  registeredPhone,
  withoutPersonalNumbers,
} from '#/domain/register.ts'
import { oneLine } from '#/domain/text.ts'
import { cityAsWritten } from './cities.server.ts'
import { COMPANY, ESTABLISHMENT } from './files/layout.ts'
import { codeOf, type Row } from './files/rows.server.ts'
import { isCity, type Selection } from './selection.ts'

/** Characters of a text that is kept, as a form takes them: indexes take no row without end. */
export const TEXT_MAX = 200

/** What a row of ESTABELECIMENTOS says; its company's name comes from another file. */
export type Establishment = Omit<
  RecordedRow,
  'legalName' | 'nature' | 'size' | 'isSoleTrader' | 'absentSince'
>

/** What a row of EMPRESAS says. */
export type Company = Pick<RecordedRow, 'legalName' | 'nature' | 'size' | 'isSoleTrader'> & {
  /** The first eight characters of its establishments' CNPJs. */
  root: string
}

const SITUATIONS: Partial<Record<number, RecordedRow['situation']>> = {
  1: 'nula',
  2: 'ativa',
  3: 'suspensa',
  4: 'inapta',
  8: 'baixada',
}

/** As the register numbers sizes; '00' and '05' say little. */
const SIZES: Record<string, string> = { '01': 'ME', '03': 'EPP', '05': 'DEMAIS' }

export interface Choice extends Selection {
  /** First day of the month that is read. */
  month: string
  /** CNPJs that are known already: what becomes of them is read whatever they do now. */
  known: ReadonlySet<string>
  /** Names of cities by their codes. */
  cities: ReadonlyMap<string, string>
}

/** The code of a city, which some months have without zeros before it; '' for none, and for what is no code. */
export const cityCodeOf = (written: string) =>
  /^\d{1,4}$/.test(written) ? written.padStart(4, '0') : ''

/** The first day of the month before. */
const monthBefore = (month: string) => {
  const date = new Date(`${month}T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() - 1)
  return date.toISOString().slice(0, 10)
}

/** No day of a month's register is later: it is made in the month, or in the first days after it. */
const latestDay = (month: string) => {
  const date = new Date(`${month}T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + 2)
  return date.toISOString().slice(0, 10)
}

/** Roots of CNPJs, as rows are asked whether they have one of them. */
const rootsOf = (cnpjs: Iterable<string>) =>
  new Set(Array.from(cnpjs, (cnpj) => codeOf(cnpj.slice(0, 8))))

/** What one row is: an establishment to keep, null for one that is passed over, or why it is no use. */
export type Read<T> = T | null | { refused: string }

/**
 * Reads rows of ESTABELECIMENTOS: of the chosen activities and place those that are active, or were in the
 * month before, and all that are known already.
 */
export function establishmentReader(choice: Choice): (row: Row) => Read<Establishment> {
  const activities = new Set(choice.activities.map(codeOf))
  const knownRoots = rootsOf(choice.known)
  const since = monthBefore(choice.month)
  const latest = latestDay(choice.month)

  return (row) => {
    const isChosen =
      activities.has(row.code(ESTABLISHMENT.activity)) &&
      (!choice.state || row.is(ESTABLISHMENT.state, choice.state))
    if (!isChosen && !knownRoots.has(row.code(ESTABLISHMENT.root))) return null
    const cnpj =
      `${row.text(ESTABLISHMENT.root)}${row.text(ESTABLISHMENT.order)}${row.text(ESTABLISHMENT.checkDigits)}`.toUpperCase()
    const isKnown = choice.known.has(cnpj)
    if (!isChosen && !isKnown) return null
    if (!isCnpj(cnpj)) return { refused: 'CNPJ inválido' }
    if (!isChosen && !/^\d{7}$/.test(row.text(ESTABLISHMENT.activity)))
      return { refused: 'atividade inválida' }
    const situation = SITUATIONS[Number(row.text(ESTABLISHMENT.situation))]
    if (!situation) return { refused: 'situação desconhecida' }
    const situationSince = registeredDay(row.text(ESTABLISHMENT.situationSince), latest) || null
    if (!isKnown && situation !== 'ativa' && (situationSince ?? '') < since) return null
    const cityCode = cityCodeOf(row.text(ESTABLISHMENT.city))
    const city = choice.cities.get(cityCode)
    if (!isKnown && choice.city && !isCity(choice.city, cityCode, city ?? '')) return null
    return {
      cnpj,
      situation,
      situationSince,
      cityCode: cityCode || null,
      city: city ? cityAsWritten(city, row.text(ESTABLISHMENT.state)) : null,
      ...details(row, cnpj, latest),
    }
  }
}

function details(row: Row, cnpj: string, latest: string) {
  const text = (field: number) => oneLine(row.text(field), TEXT_MAX) || null
  const state = row.text(ESTABLISHMENT.state)
  const street = [row.text(ESTABLISHMENT.streetKind), row.text(ESTABLISHMENT.street)]
  return {
    tradeName:
      oneLine(withoutPersonalNumbers(row.text(ESTABLISHMENT.tradeName), cnpj), TEXT_MAX) || null,
    isHeadquarters: row.is(ESTABLISHMENT.kind, '1'),
    openedOn: registeredDay(row.text(ESTABLISHMENT.opened), latest) || null,
    activity: row.text(ESTABLISHMENT.activity),
    // 'EX' is abroad.
    state: Object.hasOwn(STATES, state) ? state : null,
    cep: registeredCep(row.text(ESTABLISHMENT.cep)) || null,
    street: oneLine(street.join(' '), TEXT_MAX) || null,
    streetNumber: text(ESTABLISHMENT.number),
    complement: text(ESTABLISHMENT.complement),
    district: text(ESTABLISHMENT.district),
    phone:
      registeredPhone(`${row.text(ESTABLISHMENT.areaCode)}${row.text(ESTABLISHMENT.phone)}`) ||
      null,
  }
}

/** Reads rows of EMPRESAS, of those whose establishments were chosen. */
export function companyReader(roots: ReadonlySet<string>): (row: Row) => Read<Company> {
  const wanted = rootsOf(roots)
  return (row) => {
    if (!wanted.has(row.code(COMPANY.root))) return null
    const root = row.text(COMPANY.root).toUpperCase()
    const legalName = oneLine(withoutPersonalNumbers(row.text(COMPANY.name), root), TEXT_MAX)
    if (!legalName) return { refused: 'empresa sem nome' }
    const nature = row.text(COMPANY.nature)
    // Without it, which '0000' says as well, nobody knows whether it is a person.
    if (!/^\d{4}$/.test(nature) || nature === '0000')
      return { refused: 'natureza jurídica inválida' }
    return {
      root,
      legalName,
      nature,
      size: SIZES[row.text(COMPANY.size)] ?? null,
      isSoleTrader: isPersonsNature(nature),
    }
  }
}
