import { pathSegment } from '#/domain/path.ts'

/** Where a company looks for itself. */
export const SUPPLIER_LANDING = '/supplier'

/** The companies that a text names, for whoever registers one; the listing is another screen. */
export const registrationSearchPath = (text: string) => `/suppliers/${pathSegment(text)}`

export const supplierNotFoundPath = (text: string) => `/supplier-not-found/${pathSegment(text)}`

/** Where a page is looked after. @param tab as the address has it; '' for the first */
export function supplierAreaPath(vendorId: string, tab = '') {
  const parameters = new URLSearchParams({ pagina: vendorId, ...(tab && { aba: tab }) })
  return `/supplier/profile?${parameters}`
}

/** @param start the CNPJ or the name of a company, or the id of a request or page to complete */
export const newSupplierPath = (start = '') =>
  start ? `/supplier/new/${pathSegment(start)}` : '/supplier/new'
