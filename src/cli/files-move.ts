/** `npm run files:move`: copies the files of DATA_DIR into the buckets of S3_BUCKET and S3_PRIVATE_BUCKET. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { readEnv } from '#/platform/server/env.server.ts'
import { openFiles } from '#/platform/server/files/index.server.ts'
import { copyFiles, keysBelow } from '#/platform/server/files/move.server.ts'
import { openLog } from '#/platform/server/log/log.server.ts'
import { reasonOf } from '#/platform/server/reasons.server.ts'

async function main() {
  const env = readEnv()
  openLog(env.LOG_LEVEL, process.stderr)
  if (!env.S3_BUCKET) throw new Error('Falta S3_BUCKET, com as outras variáveis S3_….')
  const data = path.resolve(env.DATA_DIR)
  if (!existsSync(data)) throw new Error(`A pasta ${data} não existe: veja DATA_DIR.`)
  const { files, privateFiles } = openFiles(env)
  for (const [name, to] of [
    ['uploads', files],
    ['private', privateFiles],
  ] as const) {
    const folder = path.join(data, name)
    const { copied, known } = await copyFiles(folder, keysBelow(folder), to)
    console.log(`${folder}: ${copied} copiados, ${known} já estavam lá.`)
  }
  console.log('Os arquivos de DATA_DIR continuam onde estavam.')
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Error && !('code' in error) ? error.message : reasonOf(error))
  process.exitCode = 1
}
