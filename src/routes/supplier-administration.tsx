import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { AdministratorsSection } from '#/features/administrators/ui/administrators-section.tsx'
import { NotificationsSection } from '#/features/notifications/ui/notifications-section.tsx'
import { useReloadProfile } from '#/features/profile/ui/use-own-profile.ts'
import { companyName } from '#/features/vendors/names.ts'
import type { OwnVendor } from '#/features/vendors/schema.ts'
import { VisitsSection } from '#/features/visits/ui/visits-section.tsx'
import styles from './supplier-administration.module.css'

export interface SupplierAdministrationProps {
  vendor: OwnVendor
  /** Who looks. */
  userId: string
}

/** The tab 'Administração da página' of the supplier's area. */
export default function SupplierAdministration({ vendor, userId }: SupplierAdministrationProps) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const reload = useReloadProfile(userId)

  async function onLeft() {
    await reload()
    await navigate('/supplier/profile', { replace: true })
    queries.removeQueries({ queryKey: ['supplier-area', vendor._id] })
  }

  return (
    <div className={styles.sections}>
      <VisitsSection vendorId={vendor._id} />
      <NotificationsSection vendorId={vendor._id} />
      <AdministratorsSection
        vendorId={vendor._id}
        name={companyName(vendor)}
        userId={userId}
        onLeft={onLeft}
      />
    </div>
  )
}
