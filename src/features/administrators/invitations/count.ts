import { callData } from '#/platform/browser/api-client.ts'

/** How many invitations wait for the answer of the person who is logged in. */
export const countInvitations = async () =>
  (await callData<unknown[]>('/v1/convites', { quiet: true })).length
