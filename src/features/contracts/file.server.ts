import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { z } from 'zod'
import { isCnpj, normaliseCnpj } from '#/domain/cnpj.ts'
import { isDay } from '#/domain/dates.ts'
import { oneLine } from '#/domain/text.ts'
import { withoutCpfs } from '#/features/companies/cpfs.server.ts'
import { SourceError } from '#/platform/server/source-error.server.ts'
import { SourceFields } from '#/platform/server/source-fields.server.ts'
import { TEXT_MAX } from './limits.ts'
import { CONTRACT_NUMBER } from './links.ts'
import type { NewContract } from './repository.server.ts'

/** A source that is no list of contracts; its message is for whoever runs the command. */
export class ContractsError extends SourceError {}

/** What a contract of PNCP's API has, of what is read. Who signed it, and subcontractors, are not. */
export const FIELDS = [
  'numeroControlePNCP',
  'niFornecedor',
  'tipoPessoa',
  'objetoContrato',
  'valorGlobal',
  'orgaoEntidade',
  'dataAssinatura',
  'dataVigenciaInicio',
  'dataVigenciaFim',
  'dataPublicacaoPncp',
] as const

type Field = (typeof FIELDS)[number]

/** Not every contract says these. */
const OPTIONAL = new Set<Field>(['valorGlobal', 'dataVigenciaInicio', 'dataVigenciaFim'])

export type RawContract = Record<string, unknown>

const count = z.number().int().nonnegative()
/** What was read beside the contracts that are kept of a page. */
const passedOver = z.object({
  read: count,
  persons: count,
  unknown: count,
  refused: z.record(z.string(), count),
})
export type PassedOver = z.infer<typeof passedOver>

/** Contracts that come at once. */
export interface Page {
  rows: RawContract[]
  /** Of a page that was fetched, of which not all is kept; else null. */
  passed: PassedOver | null
}

/** Bytes of a file that is read at once, and of one line of a file that is read by lines. */
const WHOLE_MAX = 64 * 1024 * 1024
const LINE_MAX = 8 * 1024 * 1024
/** More than any contract is worth, in reais: a slip of who typed it. */
const VALUE_MAX = 100_000_000_000

/**
 * The contracts of a file, some at a time: an answer of PNCP's API, a list of contracts, or (.jsonl) one of these
 * in each line.
 * @throws ContractsError where it is neither, or of another layout
 */
export async function* contractsIn(file: string): AsyncGenerator<Page> {
  if (/\.(jsonl|ndjson)(\.part)?$/i.test(file)) {
    for await (const line of linesOf(file)) yield pageOf(line)
    return
  }
  if ((await stat(file)).size > WHOLE_MAX)
    throw new ContractsError('O arquivo é grande demais. Envie um contrato por linha, em .jsonl.')
  yield pageOf(await readFile(file, 'utf8'))
}

/** Lines with something in them. */
async function* linesOf(file: string): AsyncGenerator<string> {
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    let bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk
    for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10)) {
      const line = bytes.toString('utf8', 0, end).trim()
      if (line) yield line
      bytes = bytes.subarray(end + 1)
    }
    if (bytes.length > LINE_MAX) throw new ContractsError('Uma linha do arquivo não termina.')
    rest = bytes
  }
  const line = rest.toString('utf8').trim()
  if (line) yield line
}

/**
 * The contracts of an answer, a list or one contract.
 * @throws ContractsError where it is none, or of another layout
 */
export function pageOf(json: string): Page {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    throw new ContractsError('O arquivo não é um JSON inteiro. Nada foi alterado.')
  }
  const list = listIn(value)
  const rows = list.filter((row): row is RawContract => typeof row === 'object' && row !== null)
  if (rows.length < list.length)
    throw new ContractsError('O arquivo não é uma lista de contratos. Nada foi alterado.')
  const { data: passed = null } = passedOver.safeParse((value as { passed?: unknown })?.passed)
  // A page that was fetched was looked at whole: the few contracts that are kept of it may well all lack a field.
  if (!passed) {
    const layout = new Layout()
    layout.add(rows)
    layout.require()
  }
  return { rows, passed }
}

function listIn(value: unknown): unknown[] {
  if (Array.isArray(value)) return value
  if (typeof value !== 'object' || value === null) return [value]
  return 'data' in value && Array.isArray(value.data) ? value.data : [value]
}

/** Whether a contract says a field as PNCP always wrote it. */
const SAYS: Record<Field, (raw: RawContract) => boolean> = {
  numeroControlePNCP: (raw) => CONTRACT_NUMBER.test(textIn(raw.numeroControlePNCP)),
  niFornecedor: ({ tipoPessoa, niFornecedor }) =>
    tipoPessoa === 'PJ' ? isCnpj(normaliseCnpj(textIn(niFornecedor))) : textIn(niFornecedor) !== '',
  tipoPessoa: ({ tipoPessoa }) => PERSONS.has(tipoPessoa),
  objetoContrato: (raw) => textIn(raw.objetoContrato) !== '',
  valorGlobal: ({ valorGlobal }) => typeof valorGlobal === 'number' && valorGlobal >= 0,
  orgaoEntidade: (raw) => bodyIn(raw) !== '',
  dataAssinatura: (raw) => dayIn(raw.dataAssinatura) !== null,
  dataVigenciaInicio: (raw) => dayIn(raw.dataVigenciaInicio) !== null,
  dataVigenciaFim: (raw) => dayIn(raw.dataVigenciaFim) !== null,
  dataPublicacaoPncp: (raw) => dayIn(raw.dataPublicacaoPncp) !== null,
}

/** A company, a person, or one of either kind abroad. */
const PERSONS = new Set<unknown>(['PJ', 'PF', 'PE'])

const PROBLEMS = {
  missing: (field: Field) => `falta o campo '${field}'`,
  strange: (field: Field) => `o campo '${field}' está escrito de outro jeito`,
  empty: (field: Field) => `o campo '${field}' está vazio em todos os contratos`,
}

/** Whether contracts are of the layout that PNCP has always had, as far as so many of them tell. */
export class Layout {
  private readonly fields = new SourceFields<Field>()

  add(rows: RawContract[]): void {
    for (const raw of rows)
      this.fields.add(FIELDS, (field) => ({
        isThere: field in raw,
        isWritten: field in raw && raw[field] !== null && raw[field] !== '',
        isRead: SAYS[field](raw),
      }))
  }

  /** @throws ContractsError */
  require(): void {
    const found = this.fields.problem(OPTIONAL)
    if (!found) return
    const [field, problem] = found
    throw new ContractsError(`O formato mudou: ${PROBLEMS[problem](field)}. Nada foi alterado.`)
  }
}

/** What one contract is: one to keep, a person's, or why it is no use. */
export type Read = { contract: NewContract } | { person: true } | { refused: string }

/** Reads a contract of PNCP. Of those with persons nothing is kept. */
export function readContract(raw: RawContract): Read {
  if (raw.tipoPessoa !== 'PJ') return { person: true }
  const cnpj = normaliseCnpj(textIn(raw.niFornecedor))
  if (!isCnpj(cnpj)) return { refused: 'CNPJ inválido' }
  const number = textIn(raw.numeroControlePNCP)
  if (!CONTRACT_NUMBER.test(number)) return { refused: 'número de controle inválido' }
  // Cut only once no CPF is in it: half of one would be left.
  const object = oneLine(withoutCpfs(writtenIn(raw.objetoContrato)), TEXT_MAX)
  const body = bodyIn(raw)
  if (!object || !body) return { refused: 'sem objeto ou órgão' }
  const publishedOn = dayIn(raw.dataPublicacaoPncp)
  if (!publishedOn) return { refused: 'sem data de publicação' }
  const valueCents = centsIn(raw.valorGlobal)
  if (valueCents === undefined) return { refused: 'valor inválido' }
  return {
    contract: {
      number,
      cnpj,
      object,
      valueCents,
      body,
      signedOn: dayIn(raw.dataAssinatura),
      startsOn: dayIn(raw.dataVigenciaInicio),
      endsOn: dayIn(raw.dataVigenciaFim),
      publishedOn,
    },
  }
}

const bodyIn = (raw: RawContract) =>
  textIn((raw.orgaoEntidade as RawContract | null | undefined)?.razaoSocial)

const writtenIn = (value: unknown) =>
  typeof value === 'string' ? value.slice(0, 4 * TEXT_MAX) : ''

const textIn = (value: unknown) => oneLine(writtenIn(value), TEXT_MAX)

/** 'YYYY-MM-DD', of a moment or a day; null for none, and for what is no day. */
function dayIn(value: unknown): string | null {
  const day = /^(\d{4}-\d{2}-\d{2})(T|$)/.exec(textIn(value))?.[1]
  if (!day || day < '1990' || day > '2100') return null
  return isDay(day) ? day : null
}

/** Centavos; null where there is none; undefined for what is no price. */
function centsIn(value: unknown): number | null | undefined {
  if (value === null || value === undefined) return null
  if (typeof value !== 'number' || value < 0 || value > VALUE_MAX) return undefined
  return Math.round(value * 100) || null
}
