/** Those of some words, in the order of their signs, that begin with something. */
export function beginningWith(sorted: string[], start: string): string[] {
  let low = 0
  for (let high = sorted.length; low < high; ) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? '') < start) low = middle + 1
    else high = middle
  }
  let end = low
  while (sorted[end]?.startsWith(start)) end++
  return sorted.slice(low, end)
}
