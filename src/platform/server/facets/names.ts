import { foldText } from '#/domain/text.ts'

/** Of a list of names, those of each folded text. */
interface Folded {
  names: Map<string, string[]>
  /** So many of the list were folded. */
  size: number
}

/** They go when their lists do. */
const foldedOf = new WeakMap<readonly string[], Folded>()

/**
 * The names of a list, which only grows, that are written as one but for case and accents. Each is folded once, as
 * soon as anybody writes one in another way: who asks for names that nobody has would else have all folded each time.
 */
export function namesAlike(list: readonly string[], name: string): string[] {
  const folded = foldedOf.get(list) ?? { names: new Map<string, string[]>(), size: 0 }
  foldedOf.set(list, folded)
  for (; folded.size < list.length; folded.size++) {
    const added = list[folded.size] ?? ''
    const key = foldText(added)
    folded.names.set(key, [...(folded.names.get(key) ?? []), added])
  }
  return folded.names.get(foldText(name)) ?? []
}
