import type { FindRecords } from '#/components/workspace/command.ts'
import { DESKS } from '#/features/desks.ts'
import { callApi } from '#/platform/browser/api-client.ts'
import type { AnyRow } from '#/platform/desk.ts'
import { definitionIn } from './desk-definitions.ts'

/** Rows of a desk that the search of commands shows. */
const SHOWN = 4

/** Rows that a text finds in the desks that say so, each with the way to it at its desk. */
export const findInDesks: FindRecords = async (text, signal) => {
  const desks = DESKS.filter(({ isFound }) => isFound)
  const found = await Promise.all(
    desks.map(async ({ path, title, room }) => {
      const definition = await definitionIn(room)?.()
      if (!definition) return []
      const { api, name } = definition.default
      const rows = await firstRows(api, text, signal)
      return rows.map((row) => {
        const called = name(row)
        const search = new URLSearchParams({ search: called })
        return { group: title, text: called, to: `/admin/${path}?${search}` }
      })
    }),
  )
  return found.flat()
}

async function firstRows(api: string, text: string, signal: AbortSignal): Promise<AnyRow[]> {
  const asked = new URLSearchParams({ search: text, limit: String(SHOWN) })
  const options = { signal, quiet: true }
  const { data } = await callApi<{ data: AnyRow[] }>(`/v1/admin/${api}?${asked}`, options)
  return data
}
