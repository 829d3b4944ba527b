import path from 'node:path'
import { STATES } from '#/addresses/facets.ts'
import { TECHNOLOGY } from '#/domain/register.ts'
import { countMarket } from '#/features/market/service.server.ts'
import { bringInPublished, newestMonth } from '#/features/register/published.server.ts'
import {
  bringInRegister,
  type Progress,
  RegisterError,
  type RegisterOptions,
  type RegisterReport,
  undoLatestMonth,
} from '#/features/register/service.server.ts'
import { monthSaid } from '#/features/sources/adapters.server.ts'
import { followCommand } from '#/features/sources/following.server.ts'
import { openDatabase } from '#/platform/server/database/index.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { readEnv } from '#/platform/server/env.server.ts'
import { failureOf } from './failure.ts'
import { INTERRUPTED, sayStopped, untilInterrupted } from './interruption.ts'
import { readOptions } from './options.ts'

const HELP = `Uso: npm run register -- PASTA|ENDEREÇO [opções]
     npm run register -- --undo [--dry-run]

Traz as empresas de um mês do cadastro do CNPJ, da Receita Federal. A pasta tem os arquivos como são
publicados: Estabelecimentos0.zip a 9, Empresas0.zip a 9, Municipios.zip e, se houver, Simples.zip e
Cnaes.zip. De um endereço, eles são baixados antes, de onde a última tentativa parou; nele, {mes} vale
o mês mais novo que houver.

Entram os estabelecimentos ativos, e os que estavam ativos no mês anterior, cuja atividade principal é
de tecnologia. Sócios nunca são lidos. Empresários individuais são achados só pelo CNPJ e não têm
página. Nada é alterado antes de tudo ser lido. Interrompida, a leitura continua de onde parou com o
mesmo comando; lido de novo, o mesmo mês não muda nada.

Opções:
  --cnae CÓDIGOS   atividades principais, de 7 dígitos, separadas por vírgula
                   (padrão: ${TECHNOLOGY.join(', ')})
  --uf UF          só um estado
  --city CIDADE    só uma cidade, pelo nome ou pelo código da Receita
  --month AAAA-MM  o mês, quando nem a pasta nem os arquivos o dizem
  --force          aceita um mês em que faltam partes, ou muitas das empresas, ou com partes
                   de outro mês
  --dry-run        lê e conta, sem gravar; com --undo, diz o que seria desfeito
  --undo           desfaz o último mês começado, também um que falhou no meio
  --help           mostra este texto

Sem PASTA, vale REGISTER_URL. Grava em DATABASE_URL; sem ela, no banco embutido em DATA_DIR, com o
servidor parado.

Código de saída:
  0    tudo foi lido
  1    não foi possível: arquivos, formato, configuração ou banco de dados
  130  interrompido por Ctrl+C`

/** @throws RegisterError when the arguments are wrong */
function readCommand() {
  const { values, positionals } = readOptions('register', {
    help: { type: 'boolean', short: 'h' },
    cnae: { type: 'string' },
    uf: { type: 'string' },
    city: { type: 'string' },
    month: { type: 'string' },
    force: { type: 'boolean' },
    'dry-run': { type: 'boolean' },
    undo: { type: 'boolean' },
  })
  const activities = values.cnae?.split(',').map((code) => code.replace(/\D/g, '')) ?? TECHNOLOGY
  if (activities.some((code) => code.length !== 7))
    throw new RegisterError('Em --cnae, escreva códigos de 7 dígitos, separados por vírgula.')
  const state = values.uf?.toUpperCase() ?? null
  if (state !== null && !Object.hasOwn(STATES, state))
    throw new RegisterError('Em --uf, escreva as duas letras de um estado, como SC.')
  if (values.month !== undefined && !/^20\d{2}-(0[1-9]|1[0-2])$/.test(values.month))
    throw new RegisterError('Em --month, escreva o mês como 2026-10.')
  const { help, undo, month } = values
  if (undo && (positionals.length > 0 || month))
    throw new RegisterError('--undo desfaz o último mês, sem PASTA e sem --month.')
  const selection = { activities, state, city: values.city ?? null }
  const { force: isMeant, 'dry-run': isDry } = values
  return { help, undo, month, isMeant, isDry, selection, positionals }
}
type Command = ReturnType<typeof readCommand>

const STEPS: Record<Progress['step'], string> = {
  establishments: 'estabelecimentos',
  companies: 'empresas',
  simples: 'Simples',
  apply: 'gravando',
}

/** A line that is written over itself, four times a second at most; in a file, a line more every ten seconds. */
function progressLine() {
  const { isTTY } = process.stderr
  const every = isTTY ? 250 : 10_000
  let shown = performance.now()
  // Companies are counted, and timed, apart from the bytes that were read before.
  let phase = { isApplying: false, started: shown, from: 0 }
  return ({ step, rows, done, total }: Progress) => {
    const now = performance.now()
    const isApplying = step === 'apply'
    if (isApplying !== phase.isApplying) {
      phase = { isApplying, started: now, from: done }
      shown = now
    }
    if (now - shown < every) return
    shown = now
    const seconds = (now - phase.started) / 1000
    const counted = isApplying ? done : rows
    const speed = Math.round((isApplying ? done - phase.from : rows) / seconds)
    const left = done > phase.from ? (seconds * (total - done)) / (done - phase.from) : 0
    const share = total > 0 ? Math.floor((done * 100) / total) : 100
    const line = `${STEPS[step]}: ${share}%, ${number(counted)} ${isApplying ? 'empresas' : 'linhas'}, ${number(speed)} por segundo, faltam ${duration(Math.round(left))}`
    process.stderr.write(isTTY ? `\r${line}\x1b[K` : `${line}\n`)
  }
}

const duration = (seconds: number) =>
  seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`

const number = (value: number) => value.toLocaleString('pt-BR')

/** The database gives counts back in an order of its own, so that a run that went on would list them otherwise. */
const inOneOrder = (counts: Record<string, number>) =>
  Object.entries(counts).sort(([a], [b]) => a.localeCompare(b, 'pt-BR'))

/** What became of a month that is taken back, or what would. */
function undoneLine({ month, companies }: { month: string; companies: number }, isDry = false) {
  const begin = `${isDry ? 'Seria desfeito' : 'Desfeito'}: ${month.slice(0, 7)}.`
  if (companies === 0) return `${begin} Nada dele foi gravado.`
  const what = companies === 1 ? '1 empresa' : `${number(companies)} empresas`
  const [goes, went] = companies === 1 ? ['voltaria', 'voltou'] : ['voltariam', 'voltaram']
  return `${begin} ${what} ${isDry ? goes : went} ao que era${companies === 1 ? '' : 'm'}.`
}

function sourceOf({ positionals }: Command): string {
  const [given = readEnv().REGISTER_URL, ...others] = positionals
  if (!given || others.length > 0)
    throw new RegisterError(`Informe uma pasta ou um endereço.\n\n${HELP}`)
  return given
}

/** Brings the month in from a folder, or from an address by way of one. */
async function bringIn(db: Database, given: string, options: RegisterOptions) {
  if (!/^https?:/.test(given))
    return bringInRegister(db, path.resolve(process.env.INIT_CWD ?? '', given), options)
  const published = await newestMonth(given, options.signal)
  const last = new URL(published.address).pathname.split('/').filter(Boolean).at(-1) ?? 'mes'
  const onFile = (name: string) => console.error(`Baixando ${name}…`)
  const { month = published.month, ...rest } = options
  const folder = path.join(readEnv().DATA_DIR, 'register', last)
  return bringInPublished(db, published, folder, { month, ...rest, onFile })
}

async function run(command: Command, signal: AbortSignal): Promise<number> {
  const given = command.undo ? '' : sourceOf(command)
  const database = await openDatabase(readEnv())
  const started = performance.now()
  const { selection, month, isMeant, isDry } = command
  try {
    if (command.undo) {
      const { background } = database
      const outcome = await followCommand(
        background,
        { source: 'register', interrupted: signal, isDry },
        async () => {
          const undone = await undoLatestMonth(background, isDry)
          if (!isDry) await countMarket(background)
          const said = undone ? undoneLine(undone, isDry) : 'Não há mês a desfazer.'
          return { rows: 0, refused: 0, said }
        },
      )
      if (outcome) console.log(outcome.said)
      return outcome ? 0 : INTERRUPTED
    }
    const db = database.background
    const got: { report?: RegisterReport } = {}
    const show = progressLine()
    const interrupted = signal
    await followCommand(db, { source: 'register', interrupted, isDry }, async (reading) => {
      got.report = await bringIn(db, given, {
        selection,
        month,
        isMeant,
        isDry,
        onProgress(progress) {
          reading.onRows(progress.rows)
          show(progress)
        },
        signal: reading.signal,
      })
      return isDry ? null : monthSaid(db, got.report)
    })
    const { report } = got
    if (process.stderr.isTTY) process.stderr.write('\r\x1b[K')
    if (!report?.isWhole) sayStopped(signal)
    if (!report) return INTERRUPTED
    const { counts } = report
    console.log(`Mês: ${report.month.slice(0, 7)}`)
    if (report.sample) console.log(`  Amostra: ${report.sample}.`)
    if (report.older)
      console.log(`  Atenção: ${report.older}. Se o mês está errado, desfaça-o com --undo.`)
    for (const [file, total] of inOneOrder(counts.read))
      console.log(`  ${file}: ${total === 1 ? '1 linha lida' : `${number(total)} linhas lidas`}`)
    console.log(`  Escolhidas: ${number(counts.chosen)}`)
    for (const [reason, total] of inOneOrder(counts.refused))
      console.log(`  Recusadas, ${reason}: ${number(total)}`)
    if (counts.absent > 0) console.log(`  Conhecidas que faltam no mês: ${number(counts.absent)}`)
    if (isDry) console.log('Nada foi gravado.')
    else
      console.log(
        `  Novas: ${number(counts.created)}, alteradas: ${number(counts.changed)}, iguais: ${number(counts.unchanged)}, fecharam: ${number(counts.closed)}, reabriram: ${number(counts.reopened)}`,
      )
    console.log(`Tempo: ${duration(Math.round((performance.now() - started) / 1000))}`)
    return report.isWhole ? 0 : INTERRUPTED
  } finally {
    await database.close()
  }
}

const signal = untilInterrupted('Interrompendo: o mesmo comando continua daqui…')
try {
  const command = readCommand()
  if (command.help) console.log(HELP)
  else process.exitCode = await run(command, signal)
} catch (error) {
  if (!signal.aborted) console.error(failureOf((error as Error).cause ?? error))
  process.exitCode = signal.aborted ? INTERRUPTED : 1
}
