import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { and, eq, sql } from 'drizzle-orm'
import { sanctions, sourceRuns, vendors } from '#/db/schema/index.ts'
import { cnpjCheckDigits } from '#/domain/cnpj.ts'
import { TECHNOLOGY } from '#/domain/register.ts'
import { bringInContracts } from '#/features/contracts/service.server.ts'
import {
  establishmentFields,
  quoted,
  writeArchive,
} from '#/features/register/files/writing.server.ts'
import { bringInRegister } from '#/features/register/service.server.ts'
import { readSanctions } from '#/features/sanctions/file.server.ts'
import { bringInSanctions } from '#/features/sanctions/service.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { cnpjNumber, type NewVendor } from '../factories/vendors.ts'
import { ACTIVITIES, BODIES, BOUGHT, KINDS, NAMES, PLACES, SANCTIONED } from './data/register.ts'
import { integer, pick, type Random, randomFrom } from './random.ts'
import { daysBefore } from './rows/time.ts'

/** Roots of CNPJs that nobody has: those of real companies are not so high yet. */
const FIRST_ROOT = 93_000_000
/** Of so many companies one is a person in business, and one closes in the latest month. */
const PERSON_EVERY = 24
const CLOSED_EVERY = 11
/** Of so many companies one has another name, and another place, from the latest month on. */
const CHANGED_EVERY = 8

interface Registered {
  root: string
  order: string
  checkDigits: string
  name: string
  tradeName: string
  nature: string
  size: string
  activity: string
  opened: string
  isClosing: boolean
  /** What another month said; null where it said the same. */
  before: Pick<Registered, 'name' | 'city' | 'state'> | null
  city: string
  state: string
  place: Partial<Pick<NewVendor, 'cep' | 'street' | 'streetNumber' | 'bairro'>>
}

/** As the register writes: capitals, no accents. */
const capitals = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()

const firstOfMonth = (now: Date, back: number) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString().slice(0, 10)

/** Younger companies are more than older ones. */
function openedBy(random: Random, now: Date): string {
  const years = Math.floor(28 * random() * random())
  const month = String(integer(random, 1, 9)).padStart(2, '0')
  return `${now.getUTCFullYear() - 1 - years}${month}${integer(random, 10, 28)}`
}

function madeUp(random: Random, now: Date) {
  const codes = Object.keys(ACTIVITIES)
  return {
    size: pick(random, ['01', '01', '03', '05']),
    activity: pick(random, codes),
    opened: openedBy(random, now),
  }
}

/** The suppliers of the demonstration, and companies that nobody claimed. */
function companies(known: NewVendor[], now: Date): Registered[] {
  const random = randomFrom('register')
  const suppliers = known.map(({ cnpj, razaoSocial, nomeFantasia, city, state, ...place }) => ({
    root: cnpj.slice(0, 8),
    order: cnpj.slice(8, 12),
    checkDigits: cnpj.slice(12),
    name: capitals(razaoSocial.replace(/\.$/, '')),
    tradeName: capitals(nomeFantasia ?? ''),
    nature: '2062',
    ...madeUp(random, now),
    isClosing: false,
    before: null,
    city: capitals(city ?? ''),
    state: state ?? '',
    place,
  }))
  const others = NAMES.flatMap((name) => KINDS.map((kind) => `${name} ${kind}`)).map(
    (full, index) => {
      const root = String(FIRST_ROOT + index * 97)
      const [city, state] = pick(random, PLACES)
      const isPerson = index % PERSON_EVERY === 5
      return {
        root,
        order: '0001',
        checkDigits: cnpjCheckDigits(`${root}0001`),
        name: isPerson ? `${root} PESSOA FICTICIA ${index}` : `${capitals(full)} LTDA`,
        tradeName: !isPerson && index % 2 === 0 ? capitals(full) : '',
        nature: isPerson ? '2135' : '2062',
        ...madeUp(random, now),
        isClosing: index % CLOSED_EVERY === 7,
        before:
          !isPerson && index % CHANGED_EVERY === 2
            ? { name: `${capitals(full)} SERVICOS LTDA`, city: 'CURITIBA', state: 'PR' }
            : null,
        city: capitals(city),
        state,
        place: {},
      }
    },
  )
  return [...suppliers, ...others]
}

/** Writes the archives of a month. @param closedOn day on which some companies closed; null before they did */
async function writeMonth(folder: string, told: Registered[], closedOn: string | null) {
  await mkdir(folder)
  const all = closedOn ? told : told.map((company) => ({ ...company, ...company.before }))
  const cities = [...new Set(told.flatMap(({ city, before }) => [city, before?.city ?? city]))]
  const codeOf = (city: string) => String(cities.indexOf(city) + 1).padStart(4, '0')
  const establishments = all.map((company) =>
    quoted(
      establishmentFields({
        root: company.root,
        order: company.order,
        checkDigits: company.checkDigits,
        kind: 1,
        tradeName: company.tradeName,
        situation: company.isClosing && closedOn ? '08' : '02',
        situationSince: (company.isClosing && closedOn) || company.opened,
        opened: company.opened,
        activity: company.activity,
        street: capitals(company.place.street ?? ''),
        number: company.place.streetNumber ?? '',
        district: capitals(company.place.bairro ?? ''),
        cep: company.place.cep ?? '',
        state: company.state,
        city: codeOf(company.city),
      }),
    ),
  )
  const named = all.map(({ root, name, nature, size }) =>
    quoted([root, name, nature, '49', '10000,00', size, '']),
  )
  await writeArchive(folder, 'Estabelecimentos0', 'ESTABELE', establishments)
  await writeArchive(folder, 'Empresas0', 'EMPRECSV', named)
  await writeArchive(
    folder,
    'Municipios',
    'MUNICCSV',
    cities.map((city) => quoted([codeOf(city), city])),
  )
  await writeArchive(
    folder,
    'Cnaes',
    'CNAECSV',
    Object.entries(ACTIVITIES).map((activity) => quoted(activity)),
  )
}

/** A list as Portal da Transparência publishes it, of two companies. */
function sanctionsFile(cnpjs: string[], now: Date): string {
  const day = (date: Date) => date.toISOString().slice(0, 10).split('-').reverse().join('/')
  const rows = cnpjs.map((cnpj, index) => [
    'CEIS',
    String(index + 1),
    'J',
    cnpj,
    `${index + 1}/${now.getUTCFullYear()}`,
    'Impedimento de licitar e contratar',
    day(daysBefore(now, 200 + index * 90)),
    day(daysBefore(now, index * 90 - 500)),
    BODIES[index] ?? '',
    'Lei 14.133/2021, art. 156, inciso III',
  ])
  return [
    'CADASTRO;CÓDIGO DA SANÇÃO;TIPO DE PESSOA;CPF OU CNPJ DO SANCIONADO;NÚMERO DO PROCESSO;CATEGORIA DA SANÇÃO;DATA INÍCIO SANÇÃO;DATA FINAL SANÇÃO;ÓRGÃO SANCIONADOR;FUNDAMENTAÇÃO LEGAL',
    ...rows.map(quoted),
  ].join('\r\n')
}

/** Contracts as PNCP tells them. */
function contractsFile(cnpjOf: (name: string) => string, now: Date): string {
  const random = randomFrom('contracts')
  const day = (daysAgo: number) => daysBefore(now, daysAgo).toISOString().slice(0, 10)
  let sequence = 0
  const told = BOUGHT.flatMap(({ software, vendor, contracts, reais }) =>
    Array.from({ length: contracts }, (_, index) => {
      const body = integer(random, 0, BODIES.length - 1)
      const daysAgo = 20 + index * 41
      return {
        numeroControlePNCP: `${cnpjNumber(9000 + body)}-2-${String(++sequence).padStart(6, '0')}/${day(daysAgo).slice(0, 4)}`,
        niFornecedor: cnpjOf(vendor),
        tipoPessoa: 'PJ',
        objetoContrato: `Licença de uso do software ${software} por ${integer(random, 1, 3) * 12} meses, com implantação e suporte`,
        valorGlobal: Math.round(reais * (0.4 + random() * 1.8)),
        orgaoEntidade: { razaoSocial: BODIES[body] },
        dataAssinatura: day(daysAgo + 3),
        dataVigenciaInicio: day(daysAgo + 3),
        dataVigenciaFim: day(daysAgo - 362),
        dataPublicacaoPncp: day(daysAgo),
      }
    }),
  )
  return JSON.stringify(told)
}

/**
 * Brings invented registers in as real ones are: two months of companies, a list of sanctions, and contracts.
 * @param known suppliers that are there already
 */
export async function bringInDemoRegisters(
  db: Database,
  known: NewVendor[],
  now: Date,
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'praca-registers-'))
  try {
    const all = companies(known, now)
    for (const back of [2, 1]) {
      const month = firstOfMonth(now, back)
      const at = path.join(folder, month)
      await writeMonth(at, all, back === 1 ? month.replaceAll('-', '') : null)
      const selection = { activities: TECHNOLOGY, state: null, city: null }
      await bringInRegister(db, at, { selection, month: month.slice(0, 7), now })
    }
    await db.update(vendors).set({ isDemo: true }).where(eq(vendors.fromRegister, true))

    const cnpjOf = (name: string) => {
      const cnpj =
        known.find(({ nomeFantasia }) => nomeFantasia === name)?.cnpj ??
        all
          .filter(({ tradeName }) => tradeName === capitals(name))
          .map(({ root, order, checkDigits }) => root + order + checkDigits)[0]
      if (!cnpj) throw new Error(`The demonstration names an unknown '${name}'.`)
      return cnpj
    }
    const list = path.join(folder, 'ceis.csv')
    const sanctioned = [cnpjOf(SANCTIONED.unclaimed), cnpjOf(SANCTIONED.vendor)]
    await writeFile(list, sanctionsFile(sanctioned, now), 'latin1')
    const listedOn = now.toISOString().slice(0, 10)
    await bringInSanctions(db, 'CEIS', await readSanctions(list, 'CEIS', listedOn))
    await db
      .update(sanctions)
      .set({ note: SANCTIONED.note, notedAt: sql`now()` })
      .where(and(eq(sanctions.list, 'CEIS'), eq(sanctions.cnpj, cnpjOf(SANCTIONED.vendor))))

    const contracts = path.join(folder, 'contratos.json')
    await writeFile(contracts, contractsFile(cnpjOf, now))
    const { read } = await bringInContracts(db, contracts)
    await db.insert(sourceRuns).values(runRows(all.length, read, now))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Readings as Admins find them at their desk. */
function runRows(
  companies: number,
  contracts: number,
  now: Date,
): (typeof sourceRuns.$inferInsert)[] {
  const at = (daysAgo: number) => {
    const createdAt = daysBefore(now, daysAgo)
    return { createdAt, startedAt: createdAt, aliveAt: createdAt, finishedAt: createdAt }
  }
  return [
    {
      source: 'register',
      state: 'done',
      rows: 2 * companies,
      outcome: `Mês ${firstOfMonth(now, 1).slice(0, 7)}, da demonstração.`,
      ...at(6),
    },
    { source: 'ceis', state: 'done', rows: 2, outcome: 'Lista da demonstração.', ...at(1) },
    {
      source: 'contracts',
      state: 'done',
      rows: contracts,
      outcome: 'Contratos da demonstração.',
      ...at(4),
    },
    {
      source: 'cnep',
      state: 'failed',
      outcome: 'O arquivo mudou: falta a coluna “Código da sanção”. Nada foi alterado.',
      ...at(1),
    },
  ]
}
