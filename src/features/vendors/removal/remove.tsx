import type { NavigateFunction } from 'react-router'
import { Button } from '#/components/button.tsx'
import { Link } from '#/components/link.tsx'
import { vendorPath } from '#/features/companies/links.ts'
import { deleteVendorPage } from '#/features/profile/queries.ts'
import { refreshUser } from '#/features/profile/refresh-user.ts'
import { dismissAlert, showAlert } from '#/platform/browser/alerts.ts'
import { ApiError } from '#/platform/browser/api-client.ts'
import { REMOVAL_UNDO_HOURS } from './limits.ts'
import { restorePage } from './queries.ts'

/** A page, and who wants it gone. */
export interface Removal {
  vendorId: string
  name: string
  userId: string
}

/**
 * Removes a page at once, and offers to undo it until that is done or closed.
 * @throws ApiError, with the reason `proof` for who has to prove first that the company is theirs
 */
export async function removePage(removal: Removal, navigate: NavigateFunction) {
  const { vendorId, name, userId } = removal
  const { desfazer } = await deleteVendorPage(vendorId, userId)
  await refreshUser(null, userId)
  await navigate('/suppliers')
  const done = `A página de ${name} saiu do ar.`
  if (!desfazer) {
    showAlert('success', done)
    return
  }
  const id = showAlert(
    'success',
    <>
      {done} Você pode desfazer por {REMOVAL_UNDO_HOURS} horas, também no{' '}
      <Link to={vendorPath(vendorId)} onClick={() => dismissAlert(id)}>
        endereço dela
      </Link>
      .{' '}
      <Button
        look="quiet"
        onClick={() => {
          dismissAlert(id)
          void undo(removal, navigate)
        }}
      >
        Desfazer
      </Button>
    </>,
    true,
  )
}

async function undo({ vendorId, userId }: Removal, navigate: NavigateFunction) {
  try {
    await restorePage(vendorId, userId)
  } catch (error) {
    // An alert says why.
    if (error instanceof ApiError) return
    throw error
  }
  await refreshUser(null, userId)
  await navigate(vendorPath(vendorId))
  showAlert('success', 'A página está no ar de novo.')
}
