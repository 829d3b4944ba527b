import { expect, it } from 'vitest'
import { compare, fileOf } from './compare.ts'
import { compressedSize } from './size.ts'

const about = { sql: 1, html: 9000, look: 2000, js: 130_000, components: 80 }

it('says what grew and what shrank', () => {
  const { grown, shrunk } = compare(
    { '/about': about },
    { '/about': { ...about, sql: 2, html: 8999 } },
  )
  expect(grown).toEqual(['/about: 2 SQL statements, 1 in the file.'])
  expect(shrunk).toEqual(['/about: 8999 bytes of HTML, gzipped, 9000 in the file.'])
})

it('takes a page that only one of the two has for grown', () => {
  expect(compare({}, { '/about': about }).grown).toEqual(['/about: not in the file.'])
  expect(compare({ '/about': about }, {}).grown).toEqual(['/about: in the file, and not counted.'])
})

it('reads what it wrote, sorted by page', () => {
  const counts = { '/news': about, '/about': about }
  expect(JSON.parse(fileOf(counts))).toEqual(counts)
  expect(Object.keys(JSON.parse(fileOf(counts)))).toEqual(['/about', '/news'])
})

it('finds the same size whatever the ids and the hashes in names of files', () => {
  const page = (id: string, hash: string) =>
    `<a href="/x/${id}">${id}</a><script src="/a-${hash}.js">`
  expect(compressedSize(page('0197a3c0-0000-7000-8000-000000000001', 'AAAAAAAA'))).toBe(
    compressedSize(page('83f1e9d2-57ab-4c1e-9b60-5d0f7a2c4e18', 'x_9-Qz7k')),
  )
})
