import type { FindRecords } from '#/components/workspace/command.ts'
import { foldText } from '#/domain/text.ts'
import type { CatalogueCard, OfferType } from '#/features/catalogue/schema.ts'
import { callApi } from '#/platform/browser/api-client.ts'

/** Of the catalogue of each kind, what is looked through: most suppliers have less. */
const LOOKED_THROUGH = 100
const SHOWN = 6

const KINDS: OfferType[] = ['Software', 'Serviço']

/** What of a supplier's own catalogue a text names. @param vendorId undefined finds nothing */
export const findInCatalogue =
  (vendorId: string | undefined): FindRecords =>
  async (text, signal) => {
    if (!vendorId) return []
    const asked = foldText(text)
    const found = await Promise.all(
      KINDS.map(async (tipo) => {
        const parameters = new URLSearchParams({ tipo, limit: String(LOOKED_THROUGH) })
        const path = `/v1/vendor/${vendorId}/products?${parameters}`
        const { data } = await callApi<{ data: CatalogueCard[] }>(path, { signal, quiet: true })
        return data
          .filter(({ titulo }) => foldText(titulo).includes(asked))
          .slice(0, SHOWN)
          .map(({ id, titulo }) => ({
            group: tipo,
            text: titulo,
            to: `/software/details/${id}`,
          }))
      }),
    )
    return found.flat()
  }
