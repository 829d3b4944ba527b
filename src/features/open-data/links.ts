/** Screen of the open data, and where their files are below it. */
export const OPEN_DATA_PATH = '/dados-abertos'
export const MANIFEST_NAME = 'manifesto.json'
export const MANIFEST_PATH = `${OPEN_DATA_PATH}/${MANIFEST_NAME}`

export const dumpFilePath = (day: string, file: string) => `${OPEN_DATA_PATH}/${day}/${file}`
