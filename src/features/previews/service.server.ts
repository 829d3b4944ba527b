import { getOffer, offersAmong } from '#/features/catalogue/service.server.ts'
import { getArticle } from '#/features/news/service.server.ts'
import { companyName, vendorDescription } from '#/features/vendors/names.ts'
import { getVendor } from '#/features/vendors/service.server.ts'
import { notFound } from '#/platform/server/errors.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { coverFile, logoFile } from './files.server.ts'

type Sources = Pick<Platform, 'db' | 'files'>

/** What reads fonts is large: it is loaded with the first picture. */
const pen = () => import('./picture.server.ts')

/** The picture of a software or a service, as a PNG. @throws AppError 404 */
export async function offerPreview({ db, files }: Sources, id: string): Promise<Buffer> {
  const { tipo, category, name, description, slogan, links, ...rated } = await getOffer(db, id)
  const { drawPreview } = await pen()
  return drawPreview({
    kind: [tipo, ...category.slice(0, 1)].join(' · '),
    name,
    note: slogan || description,
    rated,
    logo: await logoFile(files, links.logotipo_url),
  })
}

/** The picture of a supplier, as a PNG. @throws AppError 404 */
export async function vendorPreview({ db, files }: Sources, id: string): Promise<Buffer> {
  const vendor = await getVendor(db, id)
  const place = [vendor.cidade, vendor.estado].filter(Boolean).join(', ')
  const { drawPreview } = await pen()
  return drawPreview({
    kind: ['Fornecedor', place].filter(Boolean).join(' · '),
    name: companyName(vendor),
    note: vendorDescription(vendor),
    rated: vendor,
    logo: await logoFile(files, vendor.links.logotipo_url),
  })
}

const KINDS = { News: 'Notícia', Article: 'Artigo', Career: 'Vaga' }

/** The picture of an article, as a PNG. @throws AppError 404 */
export async function articlePreview({ db, files }: Sources, id: string): Promise<Buffer> {
  const { type, headline, company, banner } = await getArticle(db, id)
  const { drawPreview } = await pen()
  return drawPreview({
    kind: [KINDS[type], company].filter(Boolean).join(' · '),
    name: headline,
    note: '',
    cover: await coverFile(files, banner),
  })
}

/**
 * The picture of some software side by side, as a PNG; what is gone or hidden is left out.
 * @throws AppError 404 where none of it is there: what anybody invents is not kept
 */
export async function comparisonPreview({ db, files }: Sources, ids: string[]): Promise<Buffer> {
  const offers = await offersAmong(db, ids)
  const software = offers.filter(({ tipo }) => tipo === 'Software')
  if (ids.length > 0 && software.length === 0) throw notFound('Software não encontrado.')
  const compared = software.map(async ({ name, links, ...rated }) => ({
    name,
    ...rated,
    logo: await logoFile(files, links.logotipo_url),
  }))
  const { drawComparison } = await pen()
  return drawComparison(await Promise.all(compared))
}
