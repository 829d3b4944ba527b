import { useNavigate } from 'react-router'
import { trackRequest } from '#/platform/browser/pending-requests.ts'
import type { Removal } from './remove.tsx'

/** What removes a page at once; its code comes once it is wanted. */
export function useRemoval() {
  const navigate = useNavigate()
  /** @throws ApiError, with the reason `proof` for who has to prove first that the company is theirs */
  return async (removal: Removal) => {
    const { removePage } = await trackRequest(import('./remove.tsx'))
    await removePage(removal, navigate)
  }
}
