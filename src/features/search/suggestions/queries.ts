import type { Suggestion } from './schema.ts'

/**
 * What somebody who types may mean. Asked as a visitor, and without a sign that the page is loading: nobody
 * waits for it.
 * @param tipo suggests nothing else, where it is given
 */
export async function suggestionsFor(
  query: string,
  tipo: string | undefined,
  signal: AbortSignal,
): Promise<Suggestion[]> {
  const parameters = new URLSearchParams({ query, ...(tipo && { tipo }) })
  const response = await fetch(`/v1/sugestoes?${parameters}`, { signal })
  if (!response.ok) throw new Error(`No suggestions: ${response.status}`)
  const { data }: { data: Suggestion[] } = await response.json()
  return data
}
