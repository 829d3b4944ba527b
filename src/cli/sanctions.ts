import { stat } from 'node:fs/promises'
import path from 'node:path'
import { listDay, readSanctions, SanctionsFileError } from '#/features/sanctions/file.server.ts'
import { bringInSanctions } from '#/features/sanctions/service.server.ts'
import { listSaid } from '#/features/sources/adapters.server.ts'
import { followCommand } from '#/features/sources/following.server.ts'
import { openDatabase } from '#/platform/server/database/index.server.ts'
import { readEnv } from '#/platform/server/env.server.ts'
import { failureOf } from './failure.ts'
import { INTERRUPTED, sayStopped, untilInterrupted } from './interruption.ts'
import { readOptions } from './options.ts'

const HELP = `Uso: npm run sanctions -- ARQUIVO.csv [opções]

Traz as sanções de empresas de uma lista do Portal da Transparência: CEIS (impedidas de contratar com
o governo) ou CNEP (punidas pela lei anticorrupção). O arquivo é o que o Portal publica a cada dia:
CSV em ISO-8859-1, com ponto e vírgula. Pessoas físicas são puladas. O que saiu da lista sai daqui.

Opções:
  --list CEIS|CNEP  a lista, quando o nome do arquivo não a diz
  --date AAAA-MM-DD o dia da lista, quando o nome do arquivo não o diz (AAAAMMDD)
  --force           aceita um arquivo com menos da metade do que havia, ou mais antigo que o último
  --dry-run         lê e conta, sem gravar
  --help            mostra este texto

Grava em DATABASE_URL; sem ela, no banco embutido em DATA_DIR, com o servidor parado.

Código de saída:
  0    tudo foi lido
  1    não foi possível: arquivo, colunas, configuração ou banco de dados
  130  interrompido por Ctrl+C: nada foi gravado`

/** @throws SanctionsFileError when the arguments are wrong */
async function readCommand() {
  const { values, positionals } = readOptions('sanctions', {
    help: { type: 'boolean', short: 'h' },
    list: { type: 'string' },
    date: { type: 'string' },
    force: { type: 'boolean' },
    'dry-run': { type: 'boolean' },
  })
  if (values.help) return 'help'
  const [given, ...others] = positionals
  if (!given || others.length > 0) throw new SanctionsFileError(`Informe um arquivo.\n\n${HELP}`)
  const file = path.resolve(process.env.INIT_CWD ?? '', given)
  const found = await stat(file).catch(() => null)
  if (!found?.isFile()) throw new SanctionsFileError(`Arquivo não encontrado: ${file}`)
  const name = path.basename(file)
  const list = (values.list ?? /CEIS|CNEP/i.exec(name)?.[0] ?? '').toUpperCase()
  if (list !== 'CEIS' && list !== 'CNEP')
    throw new SanctionsFileError('Diga a lista: --list CEIS ou --list CNEP.')
  const date = listDay(values.date, name, found.mtime)
  return { file, list, date, isMeant: values.force, isDry: values['dry-run'] } as const
}

const number = (value: number) => value.toLocaleString('pt-BR')

type Command = Exclude<Awaited<ReturnType<typeof readCommand>>, 'help'>

/** @returns whether it came to its end */
async function run({ file, list, date, isMeant, isDry }: Command, signal: AbortSignal) {
  const database = await openDatabase(readEnv())
  const source = list === 'CEIS' ? 'ceis' : 'cnep'
  try {
    const db = database.background
    const ended = await followCommand(
      db,
      { source, interrupted: signal, isDry },
      async (reading) => {
        const read = await readSanctions(file, list, date, reading.signal)
        reading.onRows(read.read)
        console.log(
          `${list} de ${date}: ${read.read === 1 ? '1 linha lida' : `${number(read.read)} linhas lidas`}`,
        )
        console.log(
          `  De empresas: ${number(read.sanctions.length)}, de pessoas (puladas): ${number(read.persons)}`,
        )
        for (const [reason, total] of Object.entries(read.refused))
          console.log(`  Recusadas, ${reason}: ${number(total)}`)
        const options = { isMeant, isDry, signal: reading.signal }
        const report = await bringInSanctions(db, list, read, options)
        console.log(`  Na lista: ${number(report.written)}, saíram dela: ${number(report.gone)}`)
        return listSaid(date, read, report)
      },
    )
    if (isDry) console.log('Nada foi gravado.')
    return ended !== null
  } finally {
    await database.close()
  }
}

const signal = untilInterrupted('Interrompendo: nada é gravado…')
try {
  const command = await readCommand()
  if (command === 'help') console.log(HELP)
  else if (!(await run(command, signal))) {
    sayStopped(signal)
    process.exitCode = INTERRUPTED
  }
} catch (error) {
  if (!signal.aborted) console.error(failureOf(error))
  process.exitCode = signal.aborted ? INTERRUPTED : 1
}
