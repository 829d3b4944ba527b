import { pathSegment } from '#/domain/path.ts'

/** Where a browser on this machine reads the mail that was not sent. */
export const OUTBOX_PATH = '/dev/outbox'

/** Where a company looks for itself. */
export const SUPPLIER_LANDING = '/supplier'

/** The companies that a text names, for those who register one; the listing is another screen. */
export const registrationSearchPath = (text: string) => `/suppliers/${pathSegment(text)}`

export const supplierNotFoundPath = (text: string) => `/supplier-not-found/${pathSegment(text)}`

/** Where a page is looked after. @param tab as the address has it; '' for the first */
export function supplierAreaPath(vendorId: string, tab = '') {
  const parameters = new URLSearchParams({ pagina: vendorId, ...(tab && { aba: tab }) })
  return `/supplier/profile?${parameters}`
}

/** Where a person answers an invitation to administer a page. */
export const invitationPath = (id: string) => `/convites/${id}`

/** @param start the CNPJ or the name of a company, or the id of a request or page to complete */
export const newSupplierPath = (start = '') =>
  start ? `/supplier/new/${pathSegment(start)}` : '/supplier/new'

/** Address of the results of a search for jobs. */
export const careerSearchPath = (text: string) =>
  `/careers/results/all/${encodeURIComponent(text)}/search`

/** Address of one job. */
export const careerPath = (id: string) => `/careers/results/all/get/${id}`

/** A blank stands for no text: the route's parts are all required. */
export const ALL_CAREERS_PATH = '/careers/results/all/%20/%20'
export const FEATURED_CAREERS_PATH = '/careers/results/imperdiveis/%20/%20'
export const MATCHING_CAREERS_PATH = '/careers/results/combinam/%20/%20'
