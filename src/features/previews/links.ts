/** The picture of a page, by the page's path. @param search of its address, with its '?' */
export const previewPath = (path: string, search = '') => `${path}/previa.png${search}`
