import { describe, expect, it } from 'vitest'
import type { FileKind } from './layout.ts'
import { codeOf, LayoutChanged, readRows } from './rows.server.ts'

const KIND: FileKind = { name: 'Municipios', fields: 2, read: 2, looks: { 0: /^\d+$/ } }

/** The rows of a text that comes in pieces of a size, as texts. */
async function read(text: string, size = 7, encoding: 'latin1' | 'utf8' = 'latin1') {
  const bytes = Buffer.from(text, encoding)
  async function* pieces() {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
  }
  const rows: string[][] = []
  const counts = await readRows(pieces(), KIND, (row) => void rows.push([row.text(0), row.text(1)]))
  return { rows, counts }
}

const many = (extra: string) =>
  `${Array.from({ length: 30 }, (_, n) => `"${n}";"CIDADE ${n}"`).join('\n')}\n${extra}`

describe('rows of the register', () => {
  it('are read however they are cut, quoted and ended', async () => {
    const text = '"9701";"BRASILIA"\r\n"1";"A;B ""C"""\n\n2;sem aspas\n"3";"São \0José"'
    for (const size of [1, 2, 3, 5, 1000]) {
      const { rows } = await read(text, size)
      expect(rows).toEqual([
        ['9701', 'BRASILIA'],
        ['1', 'A;B "C"'],
        ['2', 'sem aspas'],
        ['3', 'São José'],
      ])
    }
  })

  it('lose no field to NUL bytes, wherever those are', async () => {
    for (const size of [1, 4, 1000])
      expect((await read('\0"1"\0;"A\0"\0\n"2";"B"\0\r\n', size)).rows).toEqual([
        ['1', 'A'],
        ['2', 'B'],
      ])
  })

  it('are found behind very many NUL bytes before anybody gives up', async () => {
    const nothing = Buffer.alloc(256 * 1024)
    async function* pieces() {
      for (let piece = 0; piece < 1000; piece++) yield nothing
      yield Buffer.from('"1";"A"\n')
    }
    expect((await readRows(pieces(), KIND, () => {})).read).toBe(1)
  })

  it('are read in UTF-8 where they are written so, with its mark or without', async () => {
    for (const mark of ['', '\ufeff'])
      for (const size of [1, 1000])
        expect((await read(`${mark}"1";"SÃO JOSÉ"\r\n"2";"B"\r\n`, size, 'utf8')).rows).toEqual([
          ['1', 'SÃO JOSÉ'],
          ['2', 'B'],
        ])
    expect((await read('\xef\xbb\xbf"1";"JOSÉ"\n')).rows).toEqual([['1', 'JOSÉ']])
  })

  it('are known by their codes, whatever their case and however they are padded', async () => {
    const rows = Buffer.from(
      '"12AbC3Z9";"a"\n" 1 ";"b"\n01;"c"\n"123456789";"d"\n"";"e"\n"1-2";"f"\n',
    )
    const codes: number[] = []
    const kind: FileKind = { ...KIND, looks: {} }
    await readRows([rows] as never, kind, (row) => void codes.push(row.code(0)))
    expect(codes).toEqual([codeOf('12abc3z9'), codeOf('1'), codeOf('01'), -1, -1, -1])
    expect(new Set(codes).size).toBe(4)
  })

  it('are another layout where all of many leave a field empty that some always have', async () => {
    const kind: FileKind = { ...KIND, filled: [1] }
    const rows = (of: number, written = '') =>
      readRows(
        [
          Buffer.from(
            Array.from({ length: of }, (_, n) => `"${n}";"${n === 7 ? written : '00000000'}"`).join(
              '\n',
            ),
          ),
        ] as never,
        kind,
        () => {},
      )
    await expect(rows(100)).rejects.toThrow('campo 2 vazio em todas as 100 primeiras linhas')
    expect((await rows(99)).read).toBe(99)
    expect((await rows(100, '20260101')).read).toBe(100)
  })

  it('may have a line break inside of a field', async () => {
    expect((await read('"1";"A\nB"\n"2";"C"\n')).rows).toEqual([
      ['1', 'A B'],
      ['2', 'C'],
    ])
    // Also as the last of it, before the quote that ends it.
    for (const size of [1, 2, 3, 5, 1000]) {
      const text = many('"2";"A\r\n"\r\n"3";"C\n"\n"4";"D"\n')
      const { rows, counts } = await read(text, size)
      expect(rows.slice(-3)).toEqual([
        ['2', 'A'],
        ['3', 'C'],
        ['4', 'D'],
      ])
      expect(counts.refused).toEqual({})
    }
  })

  it('are texts of one line, in either encoding, wherever in the file each is', async () => {
    const utf8 = Buffer.from('JOSÉ', 'utf8').toString('latin1')
    const plain = many('').replaceAll('\n', '\r\n')
    const { rows, counts } = await read(`${plain}"1";"${utf8}"\n"2";"JOSÉ"\r\n"3";"D\x92A\tGUA"\r`)
    expect(rows.slice(-3)).toEqual([
      ['1', 'JOSÉ'],
      ['2', 'JOSÉ'],
      ['3', 'D A GUA'],
    ])
    expect(counts.refused).toEqual({})
  })

  it('are missed where there are none', async () => {
    for (const text of ['', '\n\r\n', '\ufeff'])
      await expect(read(text, 7, 'utf8')).rejects.toThrow('não há nenhuma linha nele')
  })

  it('keep a quote that ends nothing, and a broken one takes no other row along', async () => {
    expect((await read('"1";"BAR "DO ZÉ" LTDA"\n"2";"C\\"\n')).rows).toEqual([
      ['1', 'BAR "DO ZÉ" LTDA'],
      ['2', 'C\\'],
    ])
    expect((await read('"1 "";"FIM"\n"2";"A "";"" B"\n"3";""\n')).rows).toEqual([
      ['1 "', 'FIM'],
      ['2', 'A ";" B'],
      ['3', ''],
    ])
    for (const size of [1, 4, 9, 1000]) {
      const { rows, counts } = await read(many('"3";"ABERTA\n"4";"D"\n'), size)
      expect(rows.at(-1)).toEqual(['4', 'D'])
      expect(counts.refused).toEqual({ 'aspas abertas': 1 })
    }
  })

  it('that are none are counted by their reason, and the others are read', async () => {
    const { rows, counts } = await read(many('"1"\n"2";"B";"C"\n"3";"C"\n'))
    expect(rows).toHaveLength(31)
    expect(counts).toEqual({
      read: 33,
      refused: { '1 campo em vez de 2': 1, 'mais de 2 campos': 1 },
    })
  })

  it('of another layout are refused before any is given', async () => {
    await expect(read('"1","A"\n"2","B"\n')).rejects.toThrow(LayoutChanged)
    await expect(read('"A";"1"\n"B";"2"\n')).rejects.toThrow('campo 1 diferente do esperado')
    const given: string[] = []
    const other = Buffer.from('"1";"A";"x"\n'.repeat(3))
    await readRows([other] as never, KIND, (row) => void given.push(row.text(0))).catch(() => {})
    expect(given).toEqual([])
  })

  it('that never end do not fill memory', async () => {
    await expect(read(`"1";"${'x'.repeat(200_000)}`, 50_000)).rejects.toThrow(LayoutChanged)
  })
})
