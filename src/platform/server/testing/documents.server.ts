/** A PDF of one empty page. @param size at least so many bytes */
export function makePdf({ size = 0 } = {}): Buffer {
  const head = '%PDF-1.4\n'
  const objects = [
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj',
  ].join('\n')
  const tail = '\ntrailer<</Size 4/Root 1 0 R>>\n%%EOF\n'
  const filling = `\n%${'x'.repeat(Math.max(0, size - head.length - objects.length - tail.length))}`
  return Buffer.from(head + objects + filling + tail, 'latin1')
}
