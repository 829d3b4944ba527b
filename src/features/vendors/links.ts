import { pathSegment } from '#/domain/path.ts'

/** Where a company looks for itself. */
export const SUPPLIER_LANDING = '/supplier'

/** The companies that a text names, for whoever registers one; the listing is another screen. */
export const registrationSearchPath = (text: string) => `/suppliers/${pathSegment(text)}`

export const supplierNotFoundPath = (text: string) => `/supplier-not-found/${pathSegment(text)}`

/** @param start the CNPJ or the name of a company, or the id of a request or page to complete */
export const newSupplierPath = (start = '') =>
  start ? `/supplier/new/${pathSegment(start)}` : '/supplier/new'
