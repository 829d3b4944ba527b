import { execFile, execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { ROOT } from '../../scripts/lib/install.mjs'
import { ask } from './client.ts'
import type { Row } from './report.ts'
import { addressesOf, type Site, startProcess } from './site.ts'

/** What an image of 350 MB may hold beside the system and Node: those take some 200. */
const MOST_MB = 150

/** This process goes on meanwhile: the ways of others to the database go through it. */
const run = promisify(execFile)

/** Packages and files as the last stages of `Dockerfile` have them, in a folder. */
async function assemble(folder: string) {
  const stages = readFileSync(path.join(ROOT, 'Dockerfile'), 'utf8').split(/^FROM /m)
  const copy = (stage: string) => {
    for (const [, given = ''] of stage.matchAll(/^COPY (?:--from=build )?([^-].*)$/gm)) {
      const parts = given.split(' ').map((part) => part.replace(/^\/praca\//, ''))
      const target = path.join(folder, parts.pop() ?? '')
      for (const part of parts.filter((one) => !path.isAbsolute(one))) {
        // A folder's content, or a file into a folder.
        const isFile = path.extname(part) !== ''
        const own = isFile ? path.join(target, path.basename(part)) : target
        mkdirSync(path.dirname(own), { recursive: true })
        cpSync(path.join(ROOT, part), own, { recursive: true })
      }
    }
  }
  const [packages = '', last = ''] = stages.slice(-2)
  copy(packages)
  const [, command = ''] = /^RUN (.*)$/m.exec(packages) ?? []
  await run('sh', ['-c', command], { cwd: folder })
  copy(last)
}

const megabytesOf = (folder: string) =>
  Number.parseInt(execFileSync('du', ['-sm', folder], { encoding: 'utf8' }), 10)

/** What the image holds is enough to answer, to draw and to migrate. */
export async function image(site: Site): Promise<Row> {
  const folder = path.join(site.folder, 'image')
  mkdirSync(folder)
  await assemble(folder)
  const size = megabytesOf(folder)
  await run(process.execPath, ['scripts/command.mjs', 'migrate'], {
    cwd: folder,
    env: { ...process.env, ...addressesOf(site.servers) },
  })
  const server = await startProcess(site.servers, path.join(site.folder, 'data'), {}, folder)
  const [id = ''] = site.products
  const paths = [
    '/',
    `/software/details/${id}`,
    `/software/details/${id}/previa.png`,
    '/docs/',
    '/v1/openapi.json',
    '/v1/software/search',
    '/icon.svg',
  ]
  const failed: string[] = []
  for (const one of paths) {
    const { status } = await ask(server.url + one)
    if (status !== 200) failed.push(`${one} ${status}`)
  }
  await server.stop()
  return {
    fault: 'what the image holds, beside the system and Node',
    must: `it answers, draws and migrates; under ${MOST_MB} MB`,
    seen: `${size} MB; ${paths.length} addresses, not answered: ${failed.join(', ') || 'none'}`,
    isMet: failed.length === 0 && size < MOST_MB,
  }
}
