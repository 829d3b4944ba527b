import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { emptyDatabase } from '#/platform/server/testing/empty-database.server.ts'
import { administer, databaseUrl } from '#/platform/server/testing/server-databases.server.ts'

const server = process.env.TEST_DATABASE_URL ?? ''

const newUrl = async () => databaseUrl(server, await emptyDatabase(server))

/** Runs a command as its operator does. @returns its code, and all that it says */
function run(name: 'backup' | 'restore', folder: string, env: Record<string, string>) {
  const { status, stdout, stderr } = spawnSync('node', [`scripts/${name}.mjs`, folder], {
    env: { PATH: process.env.PATH, ...env },
    encoding: 'utf8',
  })
  return { status, said: stdout + stderr }
}

it.runIf(server)('brings back the database and the files of a backup, over nothing', async () => {
  const [lost, found] = [await newUrl(), await newUrl()]
  await administer(lost, "CREATE TABLE praises (text text); INSERT INTO praises VALUES ('Boa.')")
  const folder = mkdtempSync(path.join(tmpdir(), 'praca-backup-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const before = path.join(folder, 'before')
  mkdirSync(path.join(before, 'uploads'), { recursive: true })
  writeFileSync(path.join(before, 'uploads/a.webp'), 'foto')
  writeFileSync(path.join(before, 'secrets.key'), 'chave')
  const copy = path.join(folder, 'copy')

  const made = run('backup', copy, { DATABASE_URL: lost, DATA_DIR: before })
  expect(made).toMatchObject({ status: 0, said: expect.stringContaining('secrets.key') })
  expect(run('backup', copy, { DATABASE_URL: lost }).said).toContain('já existe')

  const after = path.join(folder, 'after')
  const restore = () => run('restore', copy, { DATABASE_URL: found, DATA_DIR: after })
  expect(restore()).toMatchObject({ status: 0 })
  expect(readFileSync(path.join(after, 'uploads/a.webp'), 'utf8')).toBe('foto')
  expect(() => readFileSync(path.join(after, 'secrets.key'))).toThrow()
  await administer(
    found,
    "DELETE FROM praises WHERE text = 'Boa.'; INSERT INTO praises VALUES ('')",
  )
  expect(restore()).toMatchObject({ status: 1, said: expect.stringContaining('não está vazio') })
})

it('leaves nothing of a backup that fails, and says so', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'praca-backup-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const copy = () =>
    run('backup', path.join(folder, 'copy'), { DATABASE_URL: 'postgres://praca@127.0.0.1:9/praca' })
  expect(copy()).toMatchObject({
    status: 1,
    said: expect.stringContaining('A cópia não terminou: nada dela ficou.'),
  })
  expect(readdirSync(folder)).toEqual([])
  mkdirSync(path.join(folder, 'copy.unfinished'))
  expect(copy().said).toContain('é de uma cópia interrompida ou em andamento')
  expect(readdirSync(folder)).toEqual(['copy.unfinished'])
})

it.runIf(server)('says that files of a store are not in a backup', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'praca-backup-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const env = { DATABASE_URL: await newUrl(), S3_BUCKET: 'praca-files' }
  const { said } = run('backup', path.join(folder, 'copy'), env)
  expect(said).toContain('Sem os arquivos de S3_BUCKET')
})
