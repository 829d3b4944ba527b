/** `npm run indice -- pasta`: computes the Índice Praça again, from the open data in a folder. */
import path from 'node:path'
import { INDEX_TOLERANCE } from '#/features/open-data/limits.ts'
import { recomputeIndex } from '#/features/open-data/recompute.server.ts'

const HELP = `npm run indice -- PASTA

  Refaz o Índice Praça com os dados abertos. Na PASTA ficam o manifesto.json e os arquivos que ele
  nomeia, de /dados-abertos.`

const number = (value: number) => value.toLocaleString('pt-BR', { maximumFractionDigits: 4 })

async function main(folder: string | undefined): Promise<string> {
  if (!folder || folder === '--help') {
    process.exitCode = folder ? 0 : 1
    return HELP
  }
  const { day, reviews, compared, most, differing } = await recomputeIndex(
    // As npm does: from where the person is.
    path.resolve(process.env.INIT_CWD ?? '', folder),
  )
  const read = `Dados de ${day}: ${number(reviews)} avaliações, ${number(compared)} índices.`
  if (differing.length === 0) return `${read}\nTodos conferem; a maior diferença é ${number(most)}.`
  process.exitCode = 1
  return `${read}\nDiferem em mais de ${number(INDEX_TOLERANCE)}: ${differing.length}\n${differing.join('\n')}`
}

try {
  console.log(await main(process.argv[2]))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
