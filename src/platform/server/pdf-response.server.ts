/** Opens in the browser, whose viewer needs styles and more; saved, it has the name of its address. */
export const pdfResponse = (pdf: Uint8Array<ArrayBuffer>) =>
  new Response(pdf, {
    headers: {
      'content-type': 'application/pdf',
      'content-security-policy': "frame-ancestors 'none'",
    },
  })
