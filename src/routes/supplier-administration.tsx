import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { AdministratorsSection } from '#/features/administrators/ui/administrators-section.tsx'
import type { AreaWire } from '#/features/area/schema.ts'
import { AreaSummary } from '#/features/area/ui/area-summary.tsx'
import { AreaWaiting } from '#/features/area/ui/area-waiting.tsx'
import { StarsSection } from '#/features/area/ui/stars-section.tsx'
import { NotificationsSection } from '#/features/notifications/ui/notifications-section.tsx'
import { useReloadProfile } from '#/features/profile/ui/use-own-profile.ts'
import { RegisterRow } from '#/features/register/disagreement/ui/register-row.tsx'
import { companyName } from '#/features/vendors/names.ts'
import { VisitsSection } from '#/features/visits/ui/visits-section.tsx'
import styles from './supplier-administration.module.css'

export interface SupplierAdministrationProps {
  area: AreaWire
  /** Who looks. */
  userId: string
}

/** The screen 'Administração da página' of the supplier's area: what there is to do, how the page does, and what happened. */
export default function SupplierAdministration({ area, userId }: SupplierAdministrationProps) {
  const { vendor, publicidades } = area
  const navigate = useNavigate()
  const queries = useQueryClient()
  const reload = useReloadProfile(userId)
  const hasLeft = useRef(false)

  // Forgotten once it is off the screen: what is still on it would be asked for again, and refused.
  useEffect(
    () => () => {
      if (hasLeft.current) queries.removeQueries({ queryKey: ['supplier-area', vendor._id] })
    },
    [queries, vendor._id],
  )

  async function onRegister() {
    await Promise.all(
      ['supplier-area', 'supplier-waiting', 'notifications'].map((key) =>
        queries.invalidateQueries({ queryKey: [key, vendor._id] }),
      ),
    )
  }

  async function onLeft() {
    await reload()
    hasLeft.current = true
    await navigate('/supplier/profile', { replace: true })
  }

  return (
    <div className={styles.sections}>
      <AreaWaiting
        vendorId={vendor._id}
        askRegister={(question, className, onGone) => (
          <RegisterRow
            vendorId={vendor._id}
            question={question}
            className={className}
            onChosen={onRegister}
            onGone={onGone}
          />
        )}
      />
      <AreaSummary vendorId={vendor._id} advertisements={publicidades} />
      <div className={styles.charts}>
        <VisitsSection vendorId={vendor._id} />
        <StarsSection vendorId={vendor._id} />
      </div>
      <NotificationsSection vendorId={vendor._id} />
      <AdministratorsSection
        vendorId={vendor._id}
        name={companyName(vendor)}
        mayInvite={vendor.confirmado}
        userId={userId}
        onLeft={onLeft}
      />
    </div>
  )
}
