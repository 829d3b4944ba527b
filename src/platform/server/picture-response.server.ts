/** Others keep it no longer than they would its page: what it shows may be hidden. @param png a picture */
export const pictureResponse = (png: Buffer) =>
  new Response(new Uint8Array(png), {
    headers: { 'content-type': 'image/png' },
  })
