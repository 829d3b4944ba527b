/** Where something stands in some bytes, from the beginning on. */
export function* placesOf(what: string, bytes: Buffer): Generator<number> {
  for (let at = bytes.indexOf(what); at >= 0; at = bytes.indexOf(what, at + what.length)) yield at
}

/** Whether something stands in some bytes more often than so many times: asked before each time costs something. */
export function occursMoreThan(max: number, what: string, bytes: Buffer): boolean {
  let count = 0
  for (const _place of placesOf(what, bytes)) if (++count > max) return true
  return false
}
