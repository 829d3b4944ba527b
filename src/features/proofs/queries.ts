import { queryOptions } from '@tanstack/react-query'
import { type Answer, callApi, callData } from '#/platform/browser/api-client.ts'
import { saveFile } from '#/platform/browser/save-file.ts'
import { whileLoggedIn } from '#/platform/browser/while-logged-in.ts'
import type { OwnProof } from './schema.ts'

const of = (reviewId: string) => `/v1/comment/${reviewId}/comprovacao`

/** How a review of the person who is logged in is proven. */
export const ownProofOf = (reviewId: string, userId: string) =>
  queryOptions({
    queryKey: ['own-proof', reviewId, userId],
    queryFn: ({ signal }) => callData<OwnProof>(of(reviewId), { signal, quiet: true }),
  })

// What follows answers how it is proven then. @throws ApiError

const change = (path: string, method: 'POST' | 'DELETE', body?: object) =>
  whileLoggedIn(callApi<Answer<OwnProof>>(path, { method, body, quiet: true }))

export function sendProof(reviewId: string, file: File, consent: string) {
  const body = new FormData()
  body.append('consentimento', consent)
  body.append('arquivo', file)
  return change(of(reviewId), 'POST', body)
}

export const showConversation = (reviewId: string) => change(`${of(reviewId)}/conversa`, 'POST')
export const showCompany = (reviewId: string, cnpj: string) =>
  change(`${of(reviewId)}/empresa`, 'POST', { cnpj })
export const withdrawProof = (reviewId: string) => change(of(reviewId), 'DELETE')

const ENDINGS: Record<string, string> = { 'application/pdf': 'pdf', 'image/webp': 'webp' }

/** Hands the file of a proof to the browser of who decides about it. */
export async function downloadProof(id: string) {
  const file = await whileLoggedIn(
    callApi<Blob>(`/v1/admin/proofs/${id}/arquivo`, {}, (answer) => answer.blob()),
  )
  saveFile(file, `comprovacao.${ENDINGS[file.type] ?? 'bin'}`)
}
