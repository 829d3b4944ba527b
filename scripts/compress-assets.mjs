import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { ROOT } from './lib/install.mjs'

// Built files never change: they are compressed once, as well as can be, beside the originals.
const folder = path.join(ROOT, 'build/client/assets')
for (const name of readdirSync(folder)) {
  if (!/\.(js|css|svg)$/.test(name)) continue
  const file = path.join(folder, name)
  const content = readFileSync(file)
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params: quality }))
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
}
