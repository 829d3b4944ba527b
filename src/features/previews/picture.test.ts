import sharp, { type Region } from 'sharp'
import { describe, expect, it } from 'vitest'
import { fitted, widthOf } from './lettering.server.ts'
import { HEIGHT, WIDTH } from './limits.ts'
import { drawComparison, drawPreview, type Preview } from './picture.server.ts'

const preview: Preview = {
  kind: 'Software · ERP',
  name: 'Lince ERP',
  note: 'Gestão para a indústria.',
  rated: { rating: 4.7, ratingCount: 128 },
}

/** What most networks take. */
const BYTES_MAX = 300_000

async function shapeOf(png: Buffer) {
  const { format, width, height } = await sharp(png).metadata()
  return { format, width, height }
}
const SHAPE = { format: 'png', width: WIDTH, height: HEIGHT }

/** Whether two pictures differ in a part of them. */
async function differ(one: Buffer, other: Buffer, part: Region) {
  const [first, second] = await Promise.all(
    [one, other].map((png) => sharp(png).extract(part).raw().toBuffer()),
  )
  return !first?.equals(second ?? Buffer.alloc(0))
}

describe('the picture of a page', () => {
  it.each([
    ['plain', preview],
    ['without a note and stars', { ...preview, note: '', rated: undefined }],
    ['of a name without end', { ...preview, name: 'Plataforma'.repeat(60) }],
    ['of many words', { ...preview, name: 'gestão de tudo '.repeat(40) }],
    ['of letters that the faces lack', { ...preview, name: '🚀 漢字 Ştefan' }],
    ['of markup', { ...preview, name: '<image href="file:///etc/passwd"/>&"' }],
    ['of nothing', { ...preview, name: '' }],
  ])('is a PNG that networks show whole: %s', async (_case, given) => {
    const png = await drawPreview(given)
    expect(await shapeOf(png)).toEqual(SHAPE)
    expect(png.length).toBeLessThan(BYTES_MAX)
  })

  it('shows letters, whatever fonts the machine has', async () => {
    const nameless = await drawPreview({ ...preview, name: '' })
    const title = { left: 72, top: 100, width: 600, height: 100 }
    expect(await differ(await drawPreview(preview), nameless, title)).toBe(true)
  })

  it('has tiles of its own for each name, or the picture of an article', async () => {
    const wall = { left: 900, top: 0, width: 300, height: 630 }
    const one = await drawPreview(preview)
    expect(await differ(one, await drawPreview({ ...preview, name: 'Tarumã' }), wall)).toBe(true)
    const cover = await sharp({
      create: { width: 378, height: HEIGHT, channels: 3, background: 'red' },
    })
      .png()
      .toBuffer()
    expect(await differ(one, await drawPreview({ ...preview, cover }), wall)).toBe(true)
  })

  it('is of as many as are compared, or of none', async () => {
    const compared = { name: 'Lince ERP '.repeat(9), rating: 0, ratingCount: 0, logo: null }
    for (const count of [0, 1, 2, 4])
      expect(await shapeOf(await drawComparison(Array(count).fill(compared)))).toEqual(SHAPE)
  })
})

describe('a name', () => {
  const room = { face: 'heading', sizes: [84, 52], width: 500, lines: 2 } as const

  it('is as large as it fits', () => {
    expect(fitted(room, 'Lince')).toMatchObject({ size: 84, lines: ['Lince'] })
    expect(fitted(room, 'Gestão completa da indústria')).toMatchObject({
      size: 52,
      lines: ['Gestão completa', 'da indústria'],
    })
  })

  it('is smaller where its lines would be too high', () => {
    const name = 'Ação e Órbita'
    expect(fitted({ ...room, width: 300 }, name)).toMatchObject({ size: 84 })
    expect(fitted({ ...room, width: 300, height: 160 }, name)).toMatchObject({ size: 52 })
  })

  it.each(['Plataforma de interoperabilidade entre órgãos públicos', 'x'.repeat(5000)])(
    'stays within its room: %.20s',
    (name) => {
      const { size, lines } = fitted(room, name)
      expect(lines).toHaveLength(2)
      expect(lines.at(-1)).toMatch(/\S…$/)
      for (const line of lines)
        expect(widthOf({ face: 'heading', size }, line)).toBeLessThanOrEqual(500)
    },
  )

  it('ends with a whole word where it is too long', () => {
    const name = 'Plataforma de gestão completa entre órgãos públicos'
    const words = fitted(room, name).lines.join(' ').replace('…', '').split(' ')
    expect(name.split(' ').slice(0, words.length)).toEqual(words)
  })

  it('loses what no face can draw', () => {
    expect(fitted(room, 'Ação\u202e 🚀 Şef').lines).toEqual(['Ação Şef'])
  })
})
