import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { type AuthorKnown, ratingIndex, weigh } from '#/features/reviews/rating-index/formula.ts'
import { AUTHORS } from '#/features/reviews/rating-index/schema.ts'
import { INDEX_TOLERANCE } from './limits.ts'
import { MANIFEST_NAME } from './links.ts'
import type { DumpName, DumpRow } from './rows.ts'
import { type Manifest, manifest } from './schema.ts'

/** What came of computing the Índice Praça again. */
export interface Recomputed {
  day: string
  reviews: number
  /** What has reviews, and an index. */
  compared: number
  /** The largest difference. */
  most: number
  /** Ids of what differs by more than dates of days explain. */
  differing: string[]
}

const KNOWN = new Map(
  Object.entries(AUTHORS).map(([known, wire]) => [wire, known as AuthorKnown] as const),
)

/**
 * Computes the Índice Praça of all that a dump has, from its reviews alone, and compares it with what the dump says.
 * @param folder with the manifest and the files that it names
 * @throws Error where a file is missing, or not the one of the manifest
 */
export async function recomputeIndex(folder: string): Promise<Recomputed> {
  const told = manifest.parse(JSON.parse(await readFile(path.join(folder, MANIFEST_NAME), 'utf8')))
  const now = new Date(told.geradoEm)
  const sums = new Map<string, { weight: number; weightedSum: number }>()
  let reviews = 0
  for await (const { alvo, nota, autor, incentivado, data } of linesOf(
    folder,
    told,
    'avaliacoes',
  )) {
    const authorKnown = KNOWN.get(autor)
    if (!authorKnown) throw new Error(`Não há peso para o autor ${autor}.`)
    // Its hour is not told: noon is nearest.
    const createdAt = new Date(`${data}T12:00:00Z`)
    const one = weigh({ rating: nota, createdAt, authorKnown, incentivized: incentivado })
    const sum = sums.get(alvo) ?? { weight: 0, weightedSum: 0 }
    sums.set(alvo, {
      weight: sum.weight + one.weight,
      weightedSum: sum.weightedSum + one.weightedSum,
    })
    reviews++
  }
  let compared = 0
  let most = 0
  const differing: string[] = []
  for (const name of ['software', 'servicos', 'fornecedores'] as const)
    for await (const { id, indice } of linesOf(folder, told, name)) {
      const sum = sums.get(id)
      sums.delete(id)
      if (indice === null && !sum) continue
      const difference =
        indice === null || !sum
          ? Number.POSITIVE_INFINITY
          : Math.abs(ratingIndex(sum, now) - indice)
      compared++
      most = Math.max(most, difference)
      if (difference > INDEX_TOLERANCE) differing.push(id)
    }
  // Reviews of what the dump does not have.
  differing.push(...sums.keys())
  return { day: told.dia, reviews, compared, most, differing }
}

/** The rows of a file of a dump, once its content is known to be that of the manifest. */
async function* linesOf<Name extends DumpName>(
  folder: string,
  { arquivos }: Manifest,
  name: Name,
): AsyncGenerator<DumpRow<Name>> {
  const told = arquivos.find(({ nome }) => nome.startsWith(`${name}.`))
  if (!told) throw new Error(`O manifesto não tem o arquivo ${name}.`)
  const file = path.join(folder, path.basename(told.nome))
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  if (hash.digest('hex') !== told.sha256) throw new Error(`${told.nome} não é o do manifesto.`)
  const input = createReadStream(file).pipe(createGunzip())
  for await (const line of createInterface({ input })) yield JSON.parse(line)
}
