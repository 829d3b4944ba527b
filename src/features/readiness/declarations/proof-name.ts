/** The host in one spelling, the parts that lead elsewhere in one order, nothing that leads nowhere. */
function addressName(address: string): string {
  const { host, pathname, searchParams } = new URL(address)
  const asked = [...searchParams].filter(([name, value]) => name || value).sort()
  const query = asked.map((pair) => pair.join('=')).join('&')
  return `${host.replace(/^www\./, '')}${readable(pathname).replace(/\/+$/, '')}?${query}`.toLowerCase()
}

function readable(path: string) {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/**
 * What stands for a proof where two are compared: the same for an address however it is written, and for a
 * file however often it is sent.
 * @param fileDigest of the file, where the proof is one
 */
export function proofName(proofUrl: string | null, fileDigest?: string): string | null {
  if (fileDigest) return `sha256:${fileDigest}`
  if (!proofUrl) return null
  return URL.canParse(proofUrl) ? addressName(proofUrl) : proofUrl
}
