import { offerPath } from '#/features/catalogue/links.ts'
import { vendorPath } from '#/features/companies/links.ts'
import type { NamedTarget } from './schema.ts'

/** The page of a product or supplier. */
export const pageOf = (tipo: NamedTarget['tipo'], id: string) =>
  tipo === 'software' ? offerPath(id) : vendorPath(id)

/** What was decided about its reviews. */
export const logPath = (id: string) => `/transparencia/${id}`
