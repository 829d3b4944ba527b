import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { whoServes } from './serving.mjs'

const MODULE = pathToFileURL(path.resolve('scripts/lib/serving.mjs')).href

function newFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'praca-serving-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

/** What serves, until it is ended. */
async function serve(folder: string) {
  const script = `import { noteServing } from '${MODULE}'
    noteServing(${JSON.stringify(folder)})
    process.on('SIGTERM', () => process.exit(0))
    setInterval(() => {}, 1000)
    console.log('noted')`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script])
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(child.stdout, 'data')
  return child
}

it.each(['SIGTERM', 'SIGKILL'] as const)('knows who serves, until a %s', async (signal) => {
  const folder = newFolder()
  expect(whoServes(folder)).toEqual([])
  const child = await serve(folder)
  expect(whoServes(folder)).toEqual([String(child.pid)])
  child.kill(signal)
  await once(child, 'exit')
  expect(whoServes(folder)).toEqual([])
  const next = await serve(folder)
  expect(readdirSync(folder)).toEqual([String(next.pid)])
})

it('takes no other process for a server that was killed', () => {
  const folder = newFolder()
  const { pid } = spawnSync(process.execPath, ['--version'])
  writeFileSync(path.join(folder, String(pid)), '')
  expect(whoServes(folder)).toEqual([])
})
