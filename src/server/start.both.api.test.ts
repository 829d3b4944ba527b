import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { ServerBuild } from 'react-router'
import { expect, it, onTestFinished, vi } from 'vitest'
import { startServer } from './start.server.ts'

const shared = globalThis as { pracaDatabase?: unknown }

/** Starts on a folder. @returns what a person at the terminal reads of why it does not */
async function startOn(folder: string, env: Record<string, string> = {}): Promise<string> {
  onTestFinished(() => {
    vi.restoreAllMocks()
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true })
    delete shared.pracaDatabase
  })
  for (const [name, value] of Object.entries({ DATA_DIR: folder, ...env })) vi.stubEnv(name, value)
  vi.stubEnv('DATABASE_URL', undefined)
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never)
  const shown = vi.spyOn(console, 'error').mockImplementation(() => {})
  await startServer({} as ServerBuild)
  expect(exit).toHaveBeenCalledWith(1)
  return shown.mock.calls.flat().join()
}

it('ends with one sentence and exit code 1 on a data folder of an earlier version', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'praca-start-'))
  mkdirSync(path.join(folder, 'pg'))
  expect(await startOn(folder)).toBe(
    `A pasta de dados ${folder} é da Praça 0.1, e esta versão não a abre nem a altera: ` +
      'guarde-a para a versão 0.1 e escolha outra pasta com DATA_DIR.',
  )
  expect(readdirSync(folder)).toEqual(['pg'])
})
