import type { RunningServer } from '../server.ts'

/** The first address of a page's links that begins so. */
async function firstLink({ url }: RunningServer, page: string, beginning: string): Promise<string> {
  const html = await (await fetch(url + page)).text()
  const [, link] = new RegExp(`href="(${beginning}[^"?]+)"`).exec(html) ?? []
  if (!link) throw new Error(`${page} has no link to ${beginning}….`)
  return link
}

/** The pages that are counted, each with an address of the demonstration. */
export async function findPages(server: RunningServer): Promise<[name: string, path: string][]> {
  const software = await firstLink(server, '/softwares', '/software/details/')
  const other = await firstLink(server, '/softwares?page=2', '/software/details/')
  const [one, two] = [software, other].map((link) => link.split('/').at(-1))
  return [
    ['/', '/'],
    ['/about', '/about'],
    ['/careers', '/careers'],
    ['/erp', '/erp'],
    ['/erp/comparar', `/erp/comparar?id=${one}&id=${two}`],
    ['/information/artigo/:id', await firstLink(server, '/news', '/information/artigo/')],
    ['/news', '/news'],
    ['/software/details/:id', software],
    ['/softwares', '/softwares'],
    ['/softwares/:search', '/softwares/gest%C3%A3o'],
    ['/supplier/details/:id', await firstLink(server, '/suppliers', '/supplier/details/')],
    ['/suppliers', '/suppliers'],
  ]
}
