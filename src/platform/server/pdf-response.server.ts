/** Opens in the browser; saved, it has the name of its address. */
export const pdfResponse = (pdf: Uint8Array<ArrayBuffer>) =>
  new Response(pdf, { headers: { 'content-type': 'application/pdf' } })
