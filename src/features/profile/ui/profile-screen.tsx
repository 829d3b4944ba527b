import { useEffect, useRef } from 'react'
import { type Tab, Tabs } from '#/components/tabs.tsx'
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
  /** Further tabs, only for the person themselves. */
  ownTabs?: Tab[]
}

/** A professional profile, as everyone sees it and as its owner keeps it. */
export function ProfileScreen({ profile, own, tab, onTab, ownTabs = [] }: ProfileScreenProps) {
  const owner = own !== undefined
  const main = useOpening(tab > 0 && tab <= ownTabs.length)
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
  return (
    <div className={`container ${styles.screen}`}>
      <div className={styles.side}>
        <PersonCard profile={profile} own={own} />
        <ManagedVendors profile={profile} owner={owner} />
      </div>
      <div ref={main} className={styles.main}>
        <Tabs
          label="Perfil"
          tabs={[about, ...(owner ? ownTabs : [])]}
          index={tab}
          onChange={onTab}
        />
      </div>
    </div>
  )
}

/** On a small screen the tabs begin below the first screen: where an address led to one of them, it is in sight. */
function useOpening(isNamed: boolean) {
  const main = useRef<HTMLDivElement>(null)
  const isLedTo = useRef(isNamed)

  useEffect(() => {
    const begins = main.current?.getBoundingClientRect().top ?? 0
    if (isLedTo.current && scrollY === 0 && begins > innerHeight / 2) main.current?.scrollIntoView()
  }, [])
  return main
}
