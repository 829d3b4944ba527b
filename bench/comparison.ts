import type { RunningServer } from './server.ts'

/** What people ask of the largest categories and of one of middle size, of every sort. */
const SEARCHES = [
  // The largest, with nothing chosen: the counts of all that is in it.
  '',
  'categoria=CRM',
  'categoria=BI',
  'page=40',
  'ordem=nome',
  'ordem=avaliacoes&categoria=CRM',
  // Stars, of which 'none' is most of a category.
  'nota=4&nota=5',
  'nota=0',
  'categoria=CRM&nota=0&ordem=nome',
  // Categories, alone and with the rest.
  'subcategoria=CRM',
  'subcategoria=CRM&subcategoria=BI&nota=0',
]

/** The comparison with no filter and with many, those too that the list itself offers first. */
export async function comparisonPaths({ url }: RunningServer): Promise<string[]> {
  const html = await (await fetch(`${url}/erp`)).text()
  const first = (name: string) => {
    const [, value = ''] = new RegExp(`name="${name}" value="([^"]+)"`).exec(html) ?? []
    if (!value) throw new Error(`/erp offers no ${name}.`)
    return new URLSearchParams({ [name]: value }).toString()
  }
  const [company, vendor] = [first('empresa'), first('fornecedor')]
  const found = [company, vendor, `${company}&nota=0`, `${vendor}&nota=0&subcategoria=CRM`]
  return [...SEARCHES, ...found].map((search) => `/erp?${search}`)
}
