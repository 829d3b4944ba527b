/** Hands a file to the browser, as a link to it would: a link cannot say who asks, nor have what was made here. */
export function saveFile(file: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // Only once the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** A text as a file. @param type as 'text/csv' */
export const textFile = (text: string, type: string) => new Blob([text], { type })
