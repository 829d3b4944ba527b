/** Body of a form: of a list each entry; what is not chosen is left out. */
export function bodyOf(values: Record<string, string | string[]>): FormData {
  const body = new FormData()
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'string') body.set(name, value)
    else for (const entry of value) body.append(`${name}[]`, entry)
  }
  return body
}

/** Adds a file to it: a new one, or that the one so far goes. @param removal as `removerLogotipo` */
export function addFile(
  body: FormData,
  name: string,
  { file, isRemoved }: { file: File | null; isRemoved: boolean },
  removal: string,
) {
  if (file) body.set(name, file)
  else if (isRemoved) body.set(removal, 'true')
}

/**
 * Whether every file that was chosen can be sent; the first that cannot gets focus, and its field
 * goes on saying why.
 * @param files by the names of their fields
 */
export function areSendable(
  form: { getInputNode(path: string): HTMLElement | null | undefined },
  files: Record<string, { refusal: string | null }>,
): boolean {
  const refused = Object.entries(files).find(([, { refusal }]) => refusal)
  if (refused) form.getInputNode(refused[0])?.focus()
  return !refused
}
