import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { makePicture, pngClaiming } from '#/platform/server/testing/pictures.server.ts'
import { squareWebp } from './images.server.ts'

const SIDE = 512
const square = (file: Buffer) => squareWebp(file, SIDE, 'foto')
const refusal = (status: number, message: RegExp) =>
  expect.objectContaining({
    status,
    message: expect.stringMatching(message),
    fields: { foto: expect.stringMatching(message) },
  })

describe('a photo becomes a square WebP', () => {
  it.each([
    { width: 1200, height: 800, format: 'jpeg', side: 512 },
    { width: 700, height: 1900, format: 'png', side: 512 },
    { width: 300, height: 200, format: 'png', side: 200 },
    { width: 1, height: 1, format: 'jpeg', side: 1 },
  ] as const)(
    'of side $side when it is a $format of $width × $height',
    async ({ side, ...shape }) => {
      const { format, width, height } = await sharp(
        await square(await makePicture(shape)),
      ).metadata()
      expect({ format, width, height }).toEqual({ format: 'webp', width: side, height: side })
    },
  )

  it('from its middle', async () => {
    const stripe = {
      create: { width: 100, height: 100, channels: 3, background: '#00ff00' },
    } as const
    const file = await sharp({
      create: { width: 300, height: 100, channels: 3, background: '#ff0000' },
    })
      .composite([{ input: stripe, left: 100, top: 0 }])
      .png()
      .toBuffer()
    const { channels } = await sharp(await square(file)).stats()
    expect(channels[0]?.mean).toBeLessThan(20)
    expect(channels[1]?.mean).toBeGreaterThan(235)
  })

  it('upright, and without what the camera wrote', async () => {
    // Turned on its side: the upper half of what is seen is the left half of what is stored.
    const left = {
      create: { width: 100, height: 200, channels: 3, background: '#0000ff' },
    } as const
    const file = await sharp({
      create: { width: 200, height: 200, channels: 3, background: '#ff0000' },
    })
      .composite([{ input: left, left: 0, top: 0 }])
      .withExif({ IFD0: { Artist: 'Ana' }, IFD3: { GPSLatitude: '23/1 33/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect((await sharp(file).metadata()).exif).toBeDefined()

    const photo = await square(file)
    const { exif, orientation, icc, xmp } = await sharp(photo).metadata()
    expect({ exif, orientation, icc, xmp }).toEqual({})
    const top = await sharp(photo).extract({ left: 0, top: 0, width: 200, height: 80 }).toBuffer()
    expect((await sharp(top).stats()).channels[2]?.mean).toBeGreaterThan(200)
  })
})

describe('what is no photo is refused', () => {
  it.each([
    ['a text', Buffer.from('isto não é uma imagem')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['nothing', Buffer.alloc(0)],
  ])('as %s', async (_what, file) => {
    await expect(square(file)).rejects.toEqual(refusal(415, /envie uma foto \.png ou \.jpg/))
  })

  it.each(['gif', 'webp'] as const)('as a %s', async (format) => {
    const file = await makePicture({ width: 20, height: 20, format })
    await expect(square(file)).rejects.toEqual(refusal(415, /envie uma foto \.png ou \.jpg/))
  })

  it.each(['jpeg', 'png'] as const)('as a %s that is cut short', async (format) => {
    const file = await makePicture({ width: 400, height: 300, format })
    for (const length of [8, 30, file.length >> 1, file.length - 40]) {
      await expect(square(file.subarray(0, length))).rejects.toEqual(
        refusal(400, /incompleto ou corrompido/),
      )
    }
  })

  it.each([
    [30_000, 30_000],
    [5001, 5000],
    [20_000, 10],
    [3600, 3600, 16],
  ])('as one that says to have %i × %i pixels', async (width, height, bits = 8) => {
    await expect(square(pngClaiming(width, height, bits))).rejects.toEqual(
      refusal(400, /pixels demais/),
    )
  })
})

it('of many pictures at once those without a place in the queue are refused, and later are not', async () => {
  const file = await makePicture({ width: 9, height: 9 })
  const outcomes = await Promise.allSettled(Array.from({ length: 30 }, () => square(file)))
  const refusals = outcomes.filter(({ status }) => status === 'rejected')
  expect(refusals).toHaveLength(6)
  expect(refusals).toContainEqual({
    status: 'rejected',
    reason: expect.objectContaining({ status: 503, retryAfterSeconds: expect.any(Number) }),
  })
  await expect(square(file)).resolves.toBeInstanceOf(Buffer)
})

it('of a JPEG that goes over its pixels again and again no pixel is decoded', async () => {
  const picture = await sharp({
    create: { width: 64, height: 64, channels: 3, background: '#123456' },
  })
    .jpeg({ progressive: true })
    .toBuffer()
  const end = picture.length - 2
  const scan = picture.subarray(picture.lastIndexOf(Buffer.from([0xff, 0xda])), end)
  const again = (times: number) =>
    Buffer.concat([picture.subarray(0, end), ...Array(times).fill(scan), picture.subarray(end)])
  await expect(square(picture)).resolves.toBeDefined()
  await expect(square(again(80))).rejects.toEqual(refusal(400, /incompleto ou corrompido/))
})
