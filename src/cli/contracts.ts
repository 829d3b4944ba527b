import { rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { fetchContracts } from '#/features/contracts/fetching.server.ts'
import { ContractsError } from '#/features/contracts/file.server.ts'
import { bringInContracts, type ContractsReport } from '#/features/contracts/service.server.ts'
import { contractsSaid } from '#/features/sources/adapters.server.ts'
import { followCommand } from '#/features/sources/following.server.ts'
import { openDatabase } from '#/platform/server/database/index.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { type Env, readEnv } from '#/platform/server/env.server.ts'
import { failureOf } from './failure.ts'
import { INTERRUPTED, sayStopped, untilInterrupted } from './interruption.ts'
import { readOptions } from './options.ts'

const HELP = `Uso: npm run contracts -- ARQUIVO|ENDEREÇO [opções]

Traz os contratos de órgãos públicos com as empresas que têm página: objeto, valor, órgão e datas, como o
PNCP publica. Vale só o CNPJ; contratos com pessoas são pulados. O arquivo é uma resposta da API de
consulta do PNCP ou uma lista de contratos, em JSON; ou um por linha, em .jsonl. De um endereço, como
https://pncp.gov.br/api/consulta/v1/contratos, vem o último ano, página por página, de onde a última
tentativa parou. Dos dias que a fonte cobre, o que saiu dela sai daqui.

Opções:
  --force    aceita uma fonte com menos da metade do que havia daqueles dias
  --dry-run  lê e conta, sem gravar
  --help     mostra este texto

Sem ARQUIVO, vale CONTRACTS_URL. Grava em DATABASE_URL; sem ela, no banco embutido em DATA_DIR, com o
servidor parado.

Código de saída:
  0    tudo foi lido
  1    não foi possível: arquivo, formato, configuração ou banco de dados
  130  interrompido por Ctrl+C`

const number = (value: number) => value.toLocaleString('pt-BR')

/** The file that is given, or what is fetched from an address. */
async function sourceOf(db: Database, given: string, { DATA_DIR }: Env, signal: AbortSignal) {
  if (/^https?:/.test(given))
    return fetchContracts(db, given, path.join(DATA_DIR, 'contracts'), {
      signal,
      onPage: (page, pages) => console.error(`Página ${number(page)} de ${number(pages)}…`),
    })
  const file = path.resolve(process.env.INIT_CWD ?? '', given)
  if (!(await stat(file).catch(() => null))?.isFile())
    throw new ContractsError(`Arquivo não encontrado: ${file}`)
  return { file, days: undefined }
}

async function run(given: string, isMeant: boolean, isDry: boolean) {
  const env = readEnv()
  const signal = untilInterrupted(
    'Interrompendo: nada é gravado, e o mesmo comando continua daqui…',
  )
  const database = await openDatabase(env)
  try {
    const db = database.background
    const got: { report?: ContractsReport } = {}
    await followCommand(
      db,
      { source: 'contracts', interrupted: signal, isDry },
      async (reading) => {
        const { file, days } = await sourceOf(db, given, env, reading.signal)
        got.report = await bringInContracts(db, file, { days, isMeant, isDry, ...reading })
        // It was fetched to be brought in, and after a try is there for the day.
        if (days && !isDry) await rm(file, { force: true })
        return contractsSaid(got.report)
      },
    )
    const { report } = got
    if (!report) {
      sayStopped(signal)
      process.exitCode = INTERRUPTED
      return
    }
    console.log(
      `${report.read === 1 ? '1 contrato lido' : `${number(report.read)} contratos lidos`}, de ${report.days?.first} a ${report.days?.last}`,
    )
    console.log(`  Com pessoas (pulados): ${number(report.persons)}`)
    console.log(`  De empresas sem página (pulados): ${number(report.unknown)}`)
    for (const [reason, total] of Object.entries(report.refused))
      console.log(`  Recusados, ${reason}: ${number(total)}`)
    console.log(
      `  De empresas com página: ${number(report.written)}, saíram da fonte: ${number(report.gone)}`,
    )
    if (isDry) console.log('Nada foi gravado.')
  } catch (error) {
    if (!signal.aborted) throw error
    process.exitCode = INTERRUPTED
  } finally {
    await database.close()
  }
}

try {
  const { values, positionals } = readOptions('contracts', {
    help: { type: 'boolean', short: 'h' },
    force: { type: 'boolean' },
    'dry-run': { type: 'boolean' },
  })
  const [given = values.help ? '' : readEnv().CONTRACTS_URL, ...others] = positionals
  if (values.help) console.log(HELP)
  else if (!given || others.length > 0)
    throw new ContractsError(`Informe um arquivo ou um endereço.\n\n${HELP}`)
  else await run(given, values.force ?? false, values['dry-run'] ?? false)
} catch (error) {
  console.error(failureOf(error))
  process.exitCode = 1
}
