import path from 'node:path'
import { cellGuide, FACT_COLUMNS } from '#/features/facts/columns.ts'
import { openSoftwareCsv } from '#/features/imports/parser.server.ts'
import { problemLine, totalsText, unknownColumnsLine } from '#/features/imports/report.ts'
import { openReport, runImport } from '#/features/imports/runs/service.server.ts'
import { emptyTotals, type ImportTotals } from '#/features/imports/service.server.ts'
import { openDatabase } from '#/platform/server/database/index.server.ts'
import { gatherStatistics } from '#/platform/server/database/statistics.server.ts'
import { readEnv } from '#/platform/server/env.server.ts'
import { INTERRUPTED, untilInterrupted } from './interruption.ts'
import { readOptions } from './options.ts'

const HELP = `Uso: npm run import -- ARQUIVO.csv [--strict]

Traz software para o catálogo. A primeira linha do arquivo nomeia as colunas, em qualquer ordem:
  name, fabricante, comercializadoPor, category (até 3, separadas por |), slogan,
  description (até 400 caracteres) e, se houver, site e o que se sabe do software:
${FACT_COLUMNS.map(({ name, of }) => `    ${name}: ${cellGuide(of)}`).join('\n')}
  Em branco não muda nada.
  Exemplo de planos: Essencial = 99,00 / mensal / empresa / inclui: notas; estoque | Sob medida = consulta
Separador vírgula ou ponto e vírgula; UTF-8 ou Windows-1252.

Um software é reconhecido por nome e fabricante: importar o mesmo arquivo de novo não muda nada.
O relatório fica também na administração do site. De duas importações ao mesmo tempo, uma espera.
As linhas com problema são listadas com o motivo, e as outras entram. Ctrl+C termina o lote em
andamento e mostra o que entrou.

Grava em DATABASE_URL; sem ela, no banco embutido em DATA_DIR, com o servidor parado.

Código de saída:
  0    o arquivo foi processado até o fim, ainda que algumas linhas tenham sido recusadas
  1    não foi possível importar: arquivo, colunas, configuração ou banco de dados
  2    todas as linhas foram recusadas; com --strict, ao menos uma foi
  130  interrompido por Ctrl+C`

const ExitCode = { done: 0, failed: 1, refused: 2, interrupted: INTERRUPTED } as const

interface Command {
  file: string
  strict: boolean
}

/** @throws Error when the arguments are wrong */
function readCommand(): Command | 'help' {
  const { values, positionals } = readOptions('import', {
    help: { type: 'boolean', short: 'h' },
    strict: { type: 'boolean' },
  })
  if (values.help) return 'help'
  const [file, ...others] = positionals
  if (!file || others.length > 0) throw new Error(`Informe um arquivo.\n\n${HELP}`)
  // npm runs scripts in the project's folder, and says here where the person was.
  return { file: path.resolve(process.env.INIT_CWD ?? '', file), strict: values.strict ?? false }
}

function showProgress({ read }: ImportTotals) {
  if (process.stderr.isTTY) process.stderr.write(`\r${read.toLocaleString('pt-BR')} linhas…\x1b[K`)
}

function clearProgress() {
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K')
}

async function run({ file, strict }: Command): Promise<number> {
  const csv = await openSoftwareCsv(file)
  const database = await openDatabase(readEnv())
  const signal = untilInterrupted('Interrompendo ao fim deste lote…')
  const started = performance.now()
  let totals = emptyTotals()
  try {
    if (csv.unknownColumns.length > 0) console.log(unknownColumnsLine(csv.unknownColumns))
    const report = await openReport(database.background, path.basename(file), null)
    await runImport(database.background, report, csv, {
      onProblem: (problem) => {
        clearProgress()
        console.log(problemLine(problem))
      },
      onProgress: (current) => {
        totals = current
        showProgress(current)
      },
      signal,
    })
    if (database.kind === 'embedded') await gatherStatistics(database.background)
  } finally {
    clearProgress()
    console.log(totalsText(totals, performance.now() - started))
    await database.close()
  }
  if (signal.aborted) return ExitCode.interrupted
  const isRefused = strict
    ? totals.refused > 0
    : totals.refused > 0 && totals.refused === totals.read
  return isRefused ? ExitCode.refused : ExitCode.done
}

/** Drizzle's own message holds the whole statement: the driver's, under it, says what happened. */
function messageOf(error: unknown): string {
  // A refused connection is several errors, of no message, in one.
  const first = error instanceof AggregateError ? error.errors[0] : error
  if (!(first instanceof Error)) return String(first)
  return first.cause instanceof Error ? messageOf(first.cause) : first.message
}

// A reader that goes away early, as `| head`, ends the listing and not the import.
process.stdout.on('error', () => {})
try {
  const command = readCommand()
  if (command === 'help') console.log(HELP)
  else process.exitCode = await run(command)
} catch (error) {
  console.error(messageOf(error))
  process.exitCode = ExitCode.failed
}
