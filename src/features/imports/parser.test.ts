import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FACTS } from '#/features/facts/definition.ts'
import { type CsvRecord, openSoftwareCsv } from './parser.server.ts'
import { softwareRow } from './schema.ts'
import { importTemplate } from './template.ts'

const HEADER = 'name,fabricante,comercializadoPor,category,slogan,description'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'praca-csv-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

function open(content: string | Buffer) {
  const file = path.join(folder, 'software.csv')
  writeFileSync(file, content)
  return openSoftwareCsv(file)
}

async function read(content: string | Buffer): Promise<CsvRecord[]> {
  return collect((await open(content)).records)
}

async function collect(records: AsyncIterable<CsvRecord>): Promise<CsvRecord[]> {
  const all: CsvRecord[] = []
  for await (const record of records) all.push(record)
  return all
}

/** Lines and names, or lines and what is wrong. */
async function outline(content: string | Buffer) {
  return (await read(content)).map((record) =>
    'cells' in record
      ? `${record.line} ${record.cells.name}`
      : `${record.line}! ${record.unreadable}`,
  )
}

it('reads its own example, in every column', async () => {
  const [record] = await read(importTemplate())
  if (!record || !('cells' in record)) throw new Error('unreadable')
  expect(Object.values(record.cells).filter((text) => !text?.trim())).toEqual([])
  const row = softwareRow.parse(record.cells)
  expect(row).toMatchObject({ name: 'Exemplo Gestão', sheet: { diasGratis: 12 } })
  expect(Object.keys(row.sheet ?? {})).toEqual(Object.keys(FACTS))
})

describe('openSoftwareCsv', () => {
  it('reads columns by name, in any order and case', async () => {
    const [record] = await read(
      'site,Description,slogan,category,COMERCIALIZADOPOR,fabricante, name \nhttps://a.br,D,S,C,V,F,N\n',
    )
    expect(record).toEqual({
      line: 2,
      cells: {
        name: 'N',
        fabricante: 'F',
        comercializadoPor: 'V',
        category: 'C',
        slogan: 'S',
        description: 'D',
        site: 'https://a.br',
      },
    })
  })

  it('names the columns that it ignores', async () => {
    const { unknownColumns, records } = await open(`${HEADER},Preço,__proto__\na,b,c,d,e,f,1,2\n`)
    expect(unknownColumns).toEqual(['Preço', '__proto__'])
    const [record] = await collect(records)
    expect(record).toMatchObject({ cells: { name: 'a', description: 'f' } })
  })

  it('says which required columns are missing', async () => {
    await expect(open('name,fabricante,category\na,b,c\n')).rejects.toThrow(
      'Faltam colunas no arquivo: comercializadoPor, slogan, description.',
    )
  })

  it('refuses a column that appears twice', async () => {
    await expect(open(`${HEADER},Name\n`)).rejects.toThrow('A coluna name aparece mais de uma vez.')
  })

  it.each(['', '\n \n'])('refuses a file without a line of columns: %j', async (content) => {
    await expect(open(content)).rejects.toThrow('O arquivo está vazio')
  })

  it('refuses what is no file', async () => {
    await expect(openSoftwareCsv(folder)).rejects.toThrow('Não é um arquivo')
    await expect(openSoftwareCsv(path.join(folder, 'none'))).rejects.toThrow('não encontrado')
  })

  it.each([
    ['LF', '\n'],
    ['CRLF', '\r\n'],
    ['CR', '\r'],
  ])('gives the line on which a record starts, with %s', async (_, end) => {
    const lines = [
      HEADER,
      'A,b,c,d,e,"one',
      'two',
      '',
      'three"',
      '',
      'B,b,c,d,e,f',
      ',,,,,',
      'C,b,c,d,e,f',
    ]
    const records = await read(lines.join(end))
    expect(records.map(({ line }) => line)).toEqual([2, 7, 9])
    expect(records[0]).toMatchObject({ cells: { description: 'one\ntwo\n\nthree' } })
  })

  it('reads quoted delimiters and doubled quotes, also after a blank', async () => {
    const [record] = await read(`${HEADER}\n"Acme, Inc.",b,c,d, "a ""fast"" one",f`)
    expect(record).toMatchObject({ cells: { name: 'Acme, Inc.', slogan: 'a "fast" one' } })
  })

  it('loses only the line that has a misplaced quote', async () => {
    const content = [
      HEADER,
      'A,b,c,d,e,f',
      'never closed,b,c,d,e,"f',
      'B,b,c,d,e,"quoted"',
      'C,b,c,d,e,f',
      '"D" Ltda,b,c,d,e,f',
      'E,b,c,d,e,f',
      'at the end,b,c,d,e,"f',
    ]
    expect(await outline(content.join('\n'))).toEqual([
      '2 A',
      '3! aspas fora do lugar',
      '4 B',
      '5 C',
      '6! aspas fora do lugar',
      '7 E',
      '8! aspas abertas e não fechadas',
    ])
  })

  it('finds the rest of a long file after a quote that nobody closed', async () => {
    const rows = Array.from({ length: 500 }, (_, index) => `n${index},b,c,d,e,f`)
    const records = await outline([HEADER, 'lost,b,c,d,e,"f', ...rows].join('\n'))
    expect(records).toHaveLength(501)
    expect(records[0]).toBe('2! aspas abertas e não fechadas')
    expect(records.at(-1)).toBe('502 n499')
  })

  it('does not read megabytes again with each line after such a quote', async () => {
    const long = Array.from({ length: 99 }, () => `n,b,c,d,e,${'f'.repeat(60_000)}`)
    const content = [HEADER, 'lost,b,c,d,e,"f', ...long].join('\n')
    const begun = performance.now()
    const records = await outline(content)
    expect(records[0]).toBe('2! aspas abertas e não fechadas')
    expect(records).toHaveLength(100)
    // With all of them it takes twenty seconds.
    expect(performance.now() - begun).toBeLessThan(8_000)
  })

  it('tells rows with too few or too many columns', async () => {
    expect(await outline(`${HEADER}\na,b\nA,b,c,d,e,f\na,b,c,d,e,f,g\n`)).toEqual([
      '2! tem 2 colunas; a primeira linha tem 6',
      '3 A',
      '4! tem 7 colunas; a primeira linha tem 6',
    ])
  })

  it('detects ; and reads Windows-1252 where the bytes are not UTF-8', async () => {
    const text = `${HEADER.replaceAll(',', ';')}\r\nGestão, já;b;c;d;e;\x80 5 \x96 \x93ok\x94\r\n`
    const [record] = await read(Buffer.from(text, 'latin1'))
    expect(record).toMatchObject({ cells: { name: 'Gestão, já', description: '€ 5 – “ok”' } })
  })

  it('skips the mark at the beginning of UTF-8', async () => {
    expect(await outline(`\ufeff${HEADER}\nAção 🚀,b,c,d,e,f`)).toEqual(['2 Ação 🚀'])
  })

  it('reads characters that fall between two chunks of the file', async () => {
    const names = Array.from({ length: 20_000 }, (_, index) => `${index} ação 🚀`)
    const records = await outline(
      [HEADER, ...names.map((name) => `${name},b,c,d,e,f`)].join('\r\n'),
    )
    expect(records).toEqual(names.map((name, index) => `${index + 2} ${name}`))
  })

  it('gives up on a line that no CSV has', async () => {
    await expect(read(`${HEADER}\n${'x'.repeat(2_000_000)}`)).rejects.toThrow(
      'A linha 2 é longa demais',
    )
  })
})
