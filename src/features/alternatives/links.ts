export const alternativesPath = (id: string) => `/software/alternativas/${id}`
