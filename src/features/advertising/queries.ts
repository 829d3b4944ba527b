import { infiniteQueryOptions } from '@tanstack/react-query'
import type { PaymentMethod } from '#/features/payments/schema.ts'
import { type Answer, callApi } from '#/platform/browser/api-client.ts'
import { whileLoggedIn } from '#/platform/browser/while-logged-in.ts'
import type { AdvertisementFields, AdvertisementsWire, AdvertisementWire } from './schema.ts'

/** The advertisements of a page, for who manages it, a page of the list at a time. */
export const advertisementsOf = (vendorId: string) =>
  infiniteQueryOptions({
    queryKey: ['advertisements', vendorId],
    queryFn: ({ pageParam, signal }) =>
      callApi<AdvertisementsWire>(`/v1/vendor/${vendorId}/publicidades?page=${pageParam}`, {
        signal,
        quiet: true,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ page, totalPages }) => (page < totalPages ? page + 1 : undefined),
  })

/** What is sent of an advertisement beside its fields. */
const formOf = (values: Record<string, string>, picture: File | null) => {
  const body = new FormData()
  for (const [name, value] of Object.entries(values)) body.set(name, value)
  if (picture) body.set('logotipo', picture)
  return body
}

/**
 * @param id random: what is sent again with it is not added again
 * @throws ApiError by its field; its form says so
 */
export const createAdvertisement = (
  vendorId: string,
  { id, fields, picture }: { id: string; fields: AdvertisementFields; picture: File },
) =>
  whileLoggedIn(
    callApi<Answer<AdvertisementWire>>(`/v1/vendor/${vendorId}/publicidades`, {
      method: 'POST',
      body: formOf({ ...fields, id }, picture),
      quiet: true,
    }),
  )

/**
 * @param picture null leaves the one that it has
 * @throws ApiError by its field, or about the whole; its form says so
 */
export const saveAdvertisement = (
  { _id, version }: AdvertisementWire,
  fields: AdvertisementFields,
  picture: File | null,
) =>
  whileLoggedIn(
    callApi<Answer<AdvertisementWire>>(`/v1/publicidades/${_id}`, {
      method: 'PUT',
      body: formOf({ ...fields, version }, picture),
      quiet: true,
    }),
  )

/** @throws ApiError, which an alert shows */
export const deleteAdvertisement = (id: string) =>
  whileLoggedIn(callApi<Answer<null>>(`/v1/publicidades/${id}`, { method: 'DELETE' }))

/**
 * Begins a payment. @returns where the browser goes to pay
 * @throws ApiError where nobody takes payments now; its form says so
 */
export const beginPayment = async (id: string, metodo: PaymentMethod): Promise<string> => {
  const { data } = await whileLoggedIn(
    callApi<Answer<{ url: string }>>(`/v1/publicidades/${id}/pagamento`, {
      method: 'POST',
      body: { metodo },
      quiet: true,
    }),
  )
  return data.url
}
