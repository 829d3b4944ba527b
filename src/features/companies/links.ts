/** The page of a supplier. */
export const vendorPath = (id: string) => `/supplier/details/${id}`
