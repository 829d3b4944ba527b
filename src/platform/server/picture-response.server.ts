/** Those who collect previews may keep one for an hour: what it shows changes slowly. */
const CACHE_CONTROL = 'public, max-age=3600'

/** @param png a picture */
export const pictureResponse = (png: Buffer) =>
  new Response(new Uint8Array(png), {
    headers: { 'content-type': 'image/png', 'cache-control': CACHE_CONTROL },
  })
