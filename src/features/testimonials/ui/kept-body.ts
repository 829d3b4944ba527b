import type { FileChange } from './use-file-change.ts'

/**
 * Body of a form: of a list each entry, of files those that are new or go; what is not chosen is left
 * out.
 * @param files by the names of their fields
 */
export function bodyOf(
  values: Record<string, string | string[]>,
  files: Record<string, FileChange>,
): FormData {
  const body = new FormData()
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'string') body.set(name, value)
    else for (const entry of value) body.append(`${name}[]`, entry)
  }
  for (const [name, { file, isRemoved, removal }] of Object.entries(files)) {
    if (file) body.set(name, file)
    else if (isRemoved) body.set(removal, 'true')
  }
  return body
}

/**
 * Whether every file that was chosen can be sent; the first that cannot gets focus, and its field
 * goes on saying why.
 * @param files by the names of their fields
 */
export function areSendable(
  form: { getInputNode(path: string): HTMLElement | null | undefined },
  files: Record<string, FileChange>,
): boolean {
  const refused = Object.entries(files).find(([, { refusal }]) => refusal)
  if (refused) form.getInputNode(refused[0])?.focus()
  return !refused
}
