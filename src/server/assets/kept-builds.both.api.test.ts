import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import Fastify from 'fastify'
import { afterEach, expect, it } from 'vitest'
import { testApi } from '../testing/api.server.ts'
import { registerAssets } from './assets.server.ts'

const api = testApi()
const folders: string[] = []

afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true })
})

/** A process of a build with one script of its own. */
async function running(version: string, pluginTimeout?: number) {
  const folder = await mkdtemp(path.join(tmpdir(), 'praca-build-'))
  folders.push(folder)
  await mkdir(path.join(folder, 'assets'))
  await writeFile(
    path.join(folder, 'assets', `page-${version}.js`),
    `export const of = '${version}'`,
  )
  await writeFile(path.join(folder, 'assets', 'same.css'), 'a{}')
  await writeFile(path.join(folder, 'favicon.svg'), '<svg/>')
  const app = Fastify({ pluginTimeout })
  await registerAssets(app, api.platform, version, folder)
  return (name: string) => app.inject(`/assets/${name}`)
}

it('answers for the build before and for the one that comes, and lets go of older ones', async () => {
  const first = await running('one')
  const second = await running('two')
  const former = await second('page-one.js')
  expect(former.statusCode).toBe(200)
  expect(former.body).toBe("export const of = 'one'")
  expect(former.headers['content-type']).toContain('text/javascript')
  expect(former.headers['cache-control']).toContain('immutable')
  expect((await first('page-two.js')).body).toBe("export const of = 'two'")
  expect((await second('page-two.js')).body).toBe("export const of = 'two'")

  const third = await running('three')
  expect((await third('page-two.js')).statusCode).toBe(200)
  expect((await third('page-one.js')).statusCode).toBe(404)
})

it('answers for a build that comes back, and knows no other names', async () => {
  await running('five')
  await running('six')
  const back = await running('five')
  expect((await back('page-six.js')).statusCode).toBe(200)
  expect((await back('same.css')).body).toBe('a{}')
  for (const name of ['page-seven.js', 'page-six.js.map', '..%2Fpage-six.js', '__proto__'])
    expect((await back(name)).statusCode, name).toBe(404)
})

it('serves its own assets where those of others cannot be kept', async () => {
  const { privateFiles } = api.platform
  const put = privateFiles.put
  privateFiles.put = () => Promise.reject(new Error('The disk is full.'))
  try {
    const alone = await running('eight')
    expect((await alone('page-eight.js')).statusCode).toBe(200)
    expect((await alone('page-nine.js')).statusCode).toBe(404)
  } finally {
    privateFiles.put = put
  }
})

it('starts however long it takes to keep its assets', async () => {
  const { privateFiles } = api.platform
  const open = privateFiles.open
  privateFiles.open = async (key) => {
    await delay(150)
    return open.call(privateFiles, key)
  }
  try {
    const slow = await running('ten', 100)
    expect((await slow('page-ten.js')).statusCode).toBe(200)
  } finally {
    privateFiles.open = open
  }
})
