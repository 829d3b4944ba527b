import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makePdf } from '#/platform/server/testing/documents.server.ts'
import { makePicture } from '#/platform/server/testing/pictures.server.ts'
import { requirePdf } from './documents.server.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'praca-pdf-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

function judged(content: Buffer | string) {
  const file = path.join(folder, 'arquivo.pdf')
  writeFileSync(file, content)
  return requirePdf(file, 'arquivo')
}

it('takes whole documents, small and large', async () => {
  await judged(makePdf())
  await judged(makePdf({ size: 3_000_000 }))
})

it('judges by content, whatever a file is called', async () => {
  const others = [
    await makePicture({ width: 20, height: 20 }),
    '<html><script>alert(1)</script></html>',
    ' %PDF-1.4\n%%EOF',
    'PK\u0003\u0004',
    '',
  ]
  for (const content of others)
    await expect(judged(content)).rejects.toMatchObject({
      status: 415,
      fields: { arquivo: 'Por favor, envie um arquivo .pdf.' },
    })
})

it('refuses what was cut short', async () => {
  const whole = makePdf({ size: 50_000 })
  await expect(judged(whole.subarray(0, 30_000))).rejects.toMatchObject({ status: 400 })
})
