/** Leads to a field, and opens what it is folded in. */
export function focusField(field: HTMLElement | null) {
  const fold = field?.closest('details')
  if (fold) fold.open = true
  field?.focus()
}
