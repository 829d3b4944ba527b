import { beforeAll, expect, it } from 'vitest'
import { testApi } from './testing/api.server.ts'
import { getRaw, statusOf } from './testing/raw-request.server.ts'

const api = testApi()
const CONTENT = 'conteudo-do-arquivo'

beforeAll(async () => {
  const { files, privateFiles } = api.platform
  await files.put('logos/a.csv', Buffer.from(CONTENT))
  await privateFiles.put('imports/a.csv', Buffer.from(CONTENT))
  await api.app.listen({ host: '127.0.0.1', port: 0 })
})

/** Addresses that normalise to that of a key, or try to lead to it from a file beside it. */
const spellingsOf = (folder: string, name: string) => {
  const key = `${folder}/${name}`
  return [
    `/uploads/./${key}`,
    `/uploads//${key}`,
    `/uploads///${key}`,
    `/uploads/${folder}//${name}`,
    `/uploads/${folder}/./${name}`,
    `/uploads/${folder}/x/../${name}`,
    `/uploads/x/../${key}`,
    `/uploads/../uploads/${key}`,
    `/uploads/%2e/${key}`,
    `/uploads/%2E/${key}`,
    `/uploads/%2e%2e/uploads/${key}`,
    `/uploads/x/%2e%2e/${key}`,
    `/uploads/x/.%2e/${key}`,
    `/uploads/x/%2e./${key}`,
    `/uploads/x%2f..%2f${key}`,
    `/uploads/${folder}%2f${name}`,
    `/uploads/${folder}%2F${name}`,
    `/uploads/%2f${key}`,
    `/uploads/${folder}%5c${name}`,
    `/uploads/${folder}\\${name}`,
    `/uploads/x\\..\\${key}`,
    `/uploads/.\\${key}`,
    `/uploads/${key}/`,
    `/uploads/${key}/.`,
    `/uploads/${key}/..`,
    `/uploads/${key}%20`,
    `/uploads/${key}.`,
    `/uploads/${key};a=b`,
    `/uploads/${key}#a`,
    `/uploads/%${folder.charCodeAt(0).toString(16)}${key.slice(1)}`,
    `/uploads/%25${folder.charCodeAt(0).toString(16)}${key.slice(1)}`,
    `/uploads/${folder}/%61.csv`,
    `/uploads/${folder}/a%2ecsv`,
    `/uploads/${folder.toUpperCase()}/${name}`,
    `/%75ploads/${key}`,
    `/UPLOADS/${key}`,
    `//uploads/${key}`,
    `/./uploads/${key}`,
    `/x/../uploads/${key}`,
    `/uploads%2f${key}`,
    `/uploads/%c0%ae%c0%ae/${key}`,
    `/uploads/%e0%80%af${key}`,
    `/uploads/..;/${key}`,
    `http://localhost/uploads/./${key}`,
    `http://a../uploads/%2e/${key}`,
    `http://localhost//uploads/${key}`,
  ]
}

it.each([
  ...spellingsOf('logos', 'a.csv'),
  ...spellingsOf('imports', 'a.csv'),
  '/uploads/imports/a.csv',
  '/uploads/../private/imports/a.csv',
  '/uploads/private/imports/a.csv',
  '/private/imports/a.csv',
])('finds no file by another spelling than its own: %s', async (target) => {
  const answer = await getRaw(api.app, target)
  expect(statusOf(answer)).toBe(404)
  expect(answer).not.toContain(CONTENT)
})

it('finds a public file by its own address', async () => {
  for (const target of ['/uploads/logos/a.csv', 'http://localhost/uploads/logos/a.csv?v=1'])
    expect(await getRaw(api.app, target)).toContain(CONTENT)
})
