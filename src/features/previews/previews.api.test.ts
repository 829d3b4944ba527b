import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeArticle, makeOffer, makeVendor } from '#/db/factories/index.ts'
import { makePicture } from '#/platform/server/testing/pictures.server.ts'
import { type TestPlatform, testPlatform } from '#/platform/server/testing/platform.server.ts'
import { articlePreview, comparisonPreview, offerPreview, vendorPreview } from './service.server.ts'

let opened: TestPlatform
beforeAll(async () => {
  opened = await testPlatform()
})
afterAll(() => opened.close())

const sizeOf = async (png: Buffer) => {
  const { width, height } = await sharp(png).metadata()
  return [width, height]
}
const SIZE = [1200, 630]
const UNKNOWN = '0198c0de-0000-7000-8000-000000000000'

async function storedPicture() {
  const key = 'logos/0198c0de-0000-7000-8000-00000000000a.png'
  await opened.platform.files.put(key, await makePicture({ width: 90, height: 50, format: 'png' }))
  return key
}

describe('a preview', () => {
  it('is drawn of a software, a supplier and an article', async () => {
    const { platform } = opened
    const logoKey = await storedPicture()
    const [offer, vendor, article] = await Promise.all([
      makeOffer(platform.db, { logoKey }),
      makeVendor(platform.db, { logoKey }),
      makeArticle(platform.db, { bannerKey: logoKey }),
    ])
    expect(await sizeOf(await offerPreview(platform, offer.id))).toEqual(SIZE)
    expect(await sizeOf(await vendorPreview(platform, vendor.id))).toEqual(SIZE)
    expect(await sizeOf(await articlePreview(platform, article.id))).toEqual(SIZE)
  })

  it('is the same without a logo whose file is gone', async () => {
    const { platform } = opened
    const gone = await makeOffer(platform.db, { name: 'Tarumã', logoKey: 'logos/gone.webp' })
    const without = await makeOffer(platform.db, {
      name: 'Tarumã',
      manufacturer: 'Serra',
      logoKey: null,
    })
    const [one, other] = [
      await offerPreview(platform, gone.id),
      await offerPreview(platform, without.id),
    ]
    expect(one.equals(other)).toBe(true)
  })

  it('is not there for what is not seen', async () => {
    const { platform } = opened
    const hidden = await makeVendor(platform.db, { isVisible: false })
    await expect(offerPreview(platform, UNKNOWN)).rejects.toMatchObject({ status: 404 })
    await expect(vendorPreview(platform, hidden.id)).rejects.toMatchObject({ status: 404 })
    await expect(articlePreview(platform, UNKNOWN)).rejects.toMatchObject({ status: 404 })
    await expect(comparisonPreview(platform, [UNKNOWN])).rejects.toMatchObject({ status: 404 })
  })

  it('of a comparison leaves out what is gone', async () => {
    const { platform } = opened
    const offer = await makeOffer(platform.db, { name: 'Lince' })
    const alone = await comparisonPreview(platform, [offer.id])
    expect(await sizeOf(alone)).toEqual(SIZE)
    expect((await comparisonPreview(platform, [offer.id, UNKNOWN])).equals(alone)).toBe(true)
  })
})
