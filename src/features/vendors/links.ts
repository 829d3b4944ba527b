export const vendorPath = (id: string) => `/supplier/details/${id}`
