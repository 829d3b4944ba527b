import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { startSmtpServer } from '#/platform/server/testing/smtp-server.server.ts'

// Each test starts a process, slowly on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

/** As `npm run mail:test -- …` does, on a data folder of its own. */
async function mailTest(args: string[], env: Record<string, string> = {}) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'praca-mail-test-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const outcome = await new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      ['scripts/run.mjs', 'src/cli/mail-test.ts', ...args],
      { env: { PATH: process.env.PATH, DATA_DIR: dataDir, ...env } },
      (_error, stdout, stderr) => resolve({ code: child.exitCode ?? -1, stdout, stderr }),
    )
  })
  return { ...outcome, dataDir }
}

it('says which file it wrote, and touches nothing else', async () => {
  const { code, stdout, dataDir } = await mailTest(['ana@empresa.example'])
  expect(code).toBe(0)
  const [file = ''] = /\/.+\.eml/.exec(stdout) ?? []
  expect(await readFile(file, 'utf8')).toContain('To: ana@empresa.example')
  expect(await readdir(dataDir)).toEqual(['outbox'])
})

it('says which server took it', async () => {
  const server = await startSmtpServer()
  onTestFinished(server.close)
  const { code, stdout, dataDir } = await mailTest(['ana@empresa.example'], {
    SMTP_URL: server.url,
  })
  expect({ code, stdout }).toEqual({
    code: 0,
    stdout: `O servidor ${new URL(server.url).host} aceitou a mensagem.\n`,
  })
  expect(server.captured[0]?.recipients).toEqual(['ana@empresa.example'])
  expect(await readdir(dataDir)).toEqual([])
})

it('says in one line why a server refused it, without the password', async () => {
  const server = await startSmtpServer({ password: 'certa' })
  onTestFinished(server.close)
  const url = server.url.replace('//', '//praca:errada@')
  const { code, stderr } = await mailTest(['ana@empresa.example'], { SMTP_URL: url })
  expect(code).toBe(1)
  expect(stderr).toMatch(/^O servidor 127\.0\.0\.1:\d+ recusou o usuário ou a senha: .+\n$/)
  expect(stderr).not.toContain('errada')
})

it.each([
  [[], 'Informe um endereço'],
  [['ana'], "'ana' não é um endereço de e-mail."],
  [['ana@empresa.example', 'rui@empresa.example'], 'Informe um endereço'],
])('takes one address: %j', async (args, problem) => {
  const { code, stderr, dataDir } = await mailTest(args)
  expect(code).toBe(1)
  expect(stderr).toMatch(new RegExp(`^${problem}.*\n$`))
  expect(await readdir(dataDir)).toEqual([])
})
