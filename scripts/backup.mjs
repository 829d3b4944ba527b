/**
 * `npm run backup -- FOLDER`: the database of DATABASE_URL and the files of DATA_DIR, into a new folder. The database
 * is as it was at one moment, whatever is written meanwhile; files are copied after it, so that none is missing that
 * it names, but those that were removed in between. Files of S3_BUCKET are up to the versions that their store keeps, and
 * the key of second factors is not with what it seals.
 */
import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { addressOfDatabase, fail, runTool } from './lib/backups.mjs'

const [, , target] = process.argv
if (!target) fail('Uso: npm run backup -- PASTA_NOVA')
const folder = path.resolve(process.env.INIT_CWD ?? '.', target)
if (existsSync(folder)) fail(`${folder} já existe: escolha outra pasta.`)
const url = addressOfDatabase()

// What is interrupted is not taken for a backup.
const unfinished = `${folder}.unfinished`
if (existsSync(unfinished))
  fail(
    `${unfinished} é de uma cópia interrompida ou em andamento: apague-a ou escolha outra pasta.`,
  )
mkdirSync(unfinished, { recursive: true, mode: 0o700 })
// Whatever ends this: what there is by now holds what people wrote, and is of no use.
process.on('exit', () => {
  if (!existsSync(unfinished)) return
  rmSync(unfinished, { recursive: true })
  console.error('A cópia não terminou: nada dela ficou.')
})
runTool('pg_dump', url, (address) => [
  '--format=custom',
  `--file=${path.join(unfinished, 'database.dump')}`,
  address,
])
const data = path.resolve(process.env.DATA_DIR || '.data')
for (const name of ['uploads', 'private'])
  if (!process.env.S3_BUCKET && existsSync(path.join(data, name)))
    cpSync(path.join(data, name), path.join(unfinished, name), { recursive: true })
writeFileSync(path.join(unfinished, 'made'), new Date().toISOString())
renameSync(unfinished, folder)
console.log(`Cópia completa em ${folder}`)
if (process.env.S3_BUCKET)
  console.log(
    'Sem os arquivos de S3_BUCKET e S3_PRIVATE_BUCKET: valem as versões que eles guardam.',
  )
// Together, whoever finds the copy could read second factors.
console.log(
  `Sem a chave dos segundos fatores: guarde à parte ${process.env.SECRETS_KEY ? 'SECRETS_KEY' : path.join(data, 'secrets.key')}.`,
)
