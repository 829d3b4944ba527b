import { openDatabase } from '#/platform/server/database/index.server.ts'
import { databaseSize } from '#/platform/server/database/sizes.server.ts'
import { readEnv } from '#/platform/server/env.server.ts'
import { readOptions } from './options.ts'

const HELP = `Uso: npm run sizes [-- opções]

Mostra quanto do disco ocupam o banco de dados, cada tabela e cada índice, do maior para o menor. As linhas
são uma estimativa do banco.

Opções:
  --all   mostra também as tabelas e os índices com menos de 1 MB
  --help  mostra este texto

Lê de DATABASE_URL; sem ela, do banco embutido em DATA_DIR, com o servidor parado.`

const MEGABYTE = 1024 * 1024

const megabytes = (bytes: number) =>
  `${(bytes / MEGABYTE).toLocaleString('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} MB`

const line = (name: string, bytes: number, more = '') =>
  `${megabytes(bytes).padStart(12)}  ${name}${more}`

async function run(isAll: boolean): Promise<string> {
  const database = await openDatabase(readEnv())
  try {
    const { bytes, tables } = await databaseSize(database.background)
    const isTold = (size: number) => isAll || size >= MEGABYTE
    return [
      line('banco de dados', bytes),
      ...tables.flatMap((table) => [
        ...(isTold(table.bytes)
          ? [line(table.name, table.bytes, `, ${table.rows.toLocaleString('pt-BR')} linhas`)]
          : []),
        ...table.indexes
          .filter((index) => isTold(index.bytes))
          .map((index) => line(`  ${index.name}`, index.bytes)),
      ]),
    ].join('\n')
  } finally {
    await database.close()
  }
}

try {
  const { values } = readOptions('sizes', {
    help: { type: 'boolean', short: 'h' },
    all: { type: 'boolean' },
  })
  console.log(values.help ? HELP : await run(values.all ?? false))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
