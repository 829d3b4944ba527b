import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { isCnpj, normaliseCnpj } from '#/domain/cnpj.ts'
import { isDay } from '#/domain/dates.ts'
import { oneLine } from '#/domain/text.ts'
import { withoutCpfs } from '#/features/companies/cpfs.server.ts'
import { SourceError } from '#/platform/server/source-error.server.ts'
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

/** Not every contract says these. */
const OPTIONAL = new Set<string>(['valorGlobal', 'dataVigenciaInicio', 'dataVigenciaFim'])

export type RawContract = Record<string, unknown>

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
export async function* contractsIn(file: string): AsyncGenerator<RawContract[]> {
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
 * @throws ContractsError where it is none, or lacks a field in all of them
 */
export function pageOf(json: string): RawContract[] {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    throw new ContractsError('O arquivo não é um JSON inteiro. Nada foi alterado.')
  }
  return requireLayout(listIn(value))
}

function listIn(value: unknown): unknown[] {
  if (Array.isArray(value)) return value
  if (typeof value !== 'object' || value === null) return [value]
  return 'data' in value && Array.isArray(value.data) ? value.data : [value]
}

function requireLayout(list: unknown[]): RawContract[] {
  const rows = list.filter((row): row is RawContract => typeof row === 'object' && row !== null)
  if (rows.length < list.length)
    throw new ContractsError('O arquivo não é uma lista de contratos. Nada foi alterado.')
  for (const field of FIELDS)
    if (!OPTIONAL.has(field) && rows.length > 0 && rows.every((row) => !(field in row)))
      throw new ContractsError(`O formato mudou: falta o campo '${field}'. Nada foi alterado.`)
  return rows
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
  const body = textIn((raw.orgaoEntidade as RawContract | null)?.razaoSocial)
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
