import type { ReactNode } from 'react'
import { Tabs } from '#/components/tabs.tsx'
import type { OwnProfile, PublicProfile } from '../schema.ts'
import { CertificatesSection } from './certificates-section.tsx'
import { EducationSection } from './education-section.tsx'
import { ExperienceSection } from './experience-section.tsx'
import { ManagedVendors } from './managed-vendors.tsx'
import { PersonCard } from './person-card.tsx'
import styles from './profile-screen.module.css'
import { SoftwareSection } from './software-section.tsx'

interface ProfileScreenProps {
  profile: PublicProfile
  /** The same, whole, for the person themselves: brings the controls. */
  own?: OwnProfile
  /** Index of the tab shown; one that does not exist means the first. */
  tab: number
  onTab(index: number): void
  /** The tab 'Conta', only for the person themselves. */
  accountTab?: ReactNode
}

/** A professional profile, as everyone sees it and as its owner keeps it. */
export function ProfileScreen({ profile, own, tab, onTab, accountTab }: ProfileScreenProps) {
  const owner = own !== undefined
  const about = {
    title: 'Sobre',
    content: (
      <div className={styles.sections}>
        <ExperienceSection profile={profile} owner={owner} />
        <EducationSection profile={profile} owner={owner} />
        <CertificatesSection profile={profile} owner={owner} />
        <SoftwareSection profile={profile} owner={owner} />
      </div>
    ),
  }
  const account = owner && accountTab ? [{ title: 'Conta', content: accountTab }] : []
  return (
    <div className={`container ${styles.screen}`}>
      <div className={styles.side}>
        <PersonCard profile={profile} own={own} />
        <ManagedVendors profile={profile} owner={owner} />
      </div>
      <div className={styles.main}>
        <Tabs label="Perfil" tabs={[about, ...account]} index={tab} onChange={onTab} />
      </div>
    </div>
  )
}
