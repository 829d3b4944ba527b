import { mkdir } from 'node:fs/promises'
import { cnpjCheckDigits } from '#/domain/cnpj.ts'
import { establishmentFields, quoted, writeArchive } from '../files/writing.server.ts'

/** A made-up month of the register, in the layout and with the dirt of the real ones. */
export interface MadeMonth {
  /** How many establishments. */
  establishments: number
  /** 0 for the first month, 1 for the next: what of it has changed follows from that. */
  month: number
  /** Archives of each numbered kind. */
  parts?: number
  /** Of so many establishments one is of technology. */
  technologyOneIn?: number
}

const ACTIVITIES = ['4711302', '5611203', '4781400', '9602501', '8599699', '4520001', '6822600']
const CITIES: [code: string, name: string, state: string][] = [
  ['7107', 'SAO PAULO', 'SP'],
  ['6001', 'RIO DE JANEIRO', 'RJ'],
  ['4123', 'BELO HORIZONTE', 'MG'],
  ['8105', 'FLORIANÓPOLIS', 'SC'],
  ['9701', 'BRASILIA', 'DF'],
  ['9707', 'EXTERIOR', 'EX'],
]
const NAMES = ['PRUMO', 'NÍVEL', 'ESQUADRO', 'COMPASSO', 'RÉGUA', 'TRENA', 'MARTELO', 'AÇO & FIO']
const KINDS = ['SISTEMAS', 'TECNOLOGIA', 'INFORMATICA', 'DADOS', 'SOLUCOES', 'CONSULTORIA']

/** Of two whole numbers, another that looks like chance, from 0 up to 2³² − 1. */
function chance(seed: number, salt: number): number {
  let value = Math.imul(seed ^ (salt * 0x9e3779b9), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}

/** Some companies have letters in their CNPJ, as since July 2026. */
const rootOf = (index: number) =>
  index % 97 === 5
    ? `${index.toString(36).toUpperCase().padStart(7, '0')}Z`
    : String(10_000_000 + index).padStart(8, '0')

const TECHNOLOGY_ONE_IN = 6
const isSoleTrader = (index: number) => chance(index, 2) % 3 === 0

/** What changes between months: of a hundred companies one moves, one closes, one is renamed, one opens again. */
const deedOf = (index: number, month: number) =>
  month === 0 ? -1 : chance(index, 100 + month) % 100

/** A row of ESTABELECIMENTOS. */
export function establishmentRow(
  index: number,
  month: number,
  technologyOneIn = TECHNOLOGY_ONE_IN,
): string {
  const root = rootOf(index)
  const order = '0001'
  const deed = deedOf(index, month)
  const base = chance(index, 3) % 5 === 0 ? 8 : 2
  const situation = deed === 1 ? 8 : deed === 3 ? 2 : base
  const since = deed === 1 || deed === 3 ? '20261103' : base === 8 ? '20190228' : '20150601'
  const [city, , state] = CITIES[(chance(index, 4) + (deed === 0 ? 1 : 0)) % CITIES.length] ?? [
    '',
    '',
    '',
  ]
  const activity =
    chance(index, 1) % technologyOneIn === 0
      ? (['6201501', '6202300', '6203100', '6204000'][chance(index, 5) % 4] ?? '')
      : (ACTIVITIES[chance(index, 5) % ACTIVITIES.length] ?? '')
  const dirt = chance(index, 6) % 200
  const digits = dirt === 0 ? '00' : cnpjCheckDigits(root + order)
  const opened =
    dirt === 1
      ? '00000000'
      : dirt === 2
        ? '41001301'
        : `20${10 + (index % 15)}0${1 + (index % 9)}15`
  const name = chance(index, 7) % 3 === 0 ? `${NAMES[index % NAMES.length]} ""${index}""` : ''
  const row = quoted(
    establishmentFields({
      root,
      order,
      checkDigits: digits,
      kind: 1,
      tradeName: dirt === 3 ? `${name}\0` : name,
      situation: `0${situation}`,
      situationSince: since,
      opened,
      activity,
      streetKind: 'RUA',
      street: `DAS FLORES; LOTE ${index % 900}`,
      number: index % 5000,
      district: 'CENTRO',
      cep: dirt === 4 ? '1310100' : '01310100',
      state,
      city,
      areaCode: '11',
      phone: dirt === 5 ? '00000000' : `3${String(index % 10_000_000).padStart(7, '0')}`,
      email: `PESSOA${index}@CORREIO.EXAMPLE`,
    }),
  )
  if (dirt === 6) return `${row};"a mais"`
  return dirt === 7 ? `\n${row}` : row
}

/** A row of EMPRESAS; of some companies there is none. */
export function companyRow(index: number, month: number): string | null {
  if (chance(index, 8) % 60 === 0) return null
  const root = rootOf(index)
  const renamed = deedOf(index, month) === 2 ? ' BRASIL' : ''
  const name = isSoleTrader(index)
    ? `${root} FULANO DE TAL ${index} 12345678909`
    : `${NAMES[index % NAMES.length]} ${KINDS[index % KINDS.length]} ${index}${renamed} LTDA`
  const nature = isSoleTrader(index) ? '2135' : '2062'
  return quoted([root, name, nature, '49', '10000,00', ['01', '03', '05'][index % 3] ?? '', ''])
}

/**
 * Writes the archives of a made-up month, as they are published.
 * @returns the folder
 */
export async function writeMonth(folder: string, made: MadeMonth): Promise<string> {
  const { establishments: total, month, parts = 2, technologyOneIn } = made
  await mkdir(folder, { recursive: true })
  const each = Math.ceil(total / parts)
  for (let part = 0; part < parts; part++) {
    const [from, to] = [part * each, Math.min(total, (part + 1) * each)]
    await writeArchive(
      folder,
      `Estabelecimentos${part}`,
      'ESTABELE',
      range(from, to, (index) => establishmentRow(index, month, technologyOneIn)),
    )
    await writeArchive(
      folder,
      `Empresas${part}`,
      'EMPRECSV',
      range(from, to, (index) => companyRow(index, month)),
    )
  }
  const simples = (index: number) =>
    index % 50 === 0
      ? quoted([
          rootOf(index),
          'S',
          '20140101',
          '00000000',
          isSoleTrader(index) ? 'S' : 'N',
          '00000000',
          '00000000',
        ])
      : null
  await writeArchive(folder, 'Simples', 'SIMPLES', range(0, total, simples))
  await writeArchive(
    folder,
    'Municipios',
    'MUNICCSV',
    CITIES.map(([code, name]) => quoted([code, name])),
  )
  await writeArchive(folder, 'Cnaes', 'CNAECSV', [
    quoted(['6201501', 'Desenvolvimento de programas de computador sob encomenda']),
    quoted(['6202300', 'Desenvolvimento e licenciamento de programas de computador customizáveis']),
    quoted([
      '6203100',
      'Desenvolvimento e licenciamento de programas de computador não-customizáveis',
    ]),
    quoted(['6204000', 'Consultoria em tecnologia da informação']),
  ])
  return folder
}

function* range(from: number, to: number, row: (index: number) => string | null) {
  for (let index = from; index < to; index++) {
    const line = row(index)
    if (line !== null) yield line
  }
}
