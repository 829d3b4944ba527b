import { NeedsScript } from '#/components/needs-script.tsx'
import screenStyles from './profile-screen.module.css'
import styles from './profile-skeleton.module.css'

/** Sections, as many as a profile has, each with its usual entries. */
const SECTIONS = [['first job', 'second job'], ['study'], ['certificate'], ['software']]

/** Stands where a profile will be, in its shape. */
export function ProfileSkeleton() {
  return (
    <div className={`container ${screenStyles.screen}`}>
      <div className={screenStyles.side}>
        <div className={styles.person}>
          <i className={styles.photo} />
          <i className={styles.name} />
          <i className={styles.line} />
          <i className={styles.text} />
        </div>
      </div>
      <div className={screenStyles.main}>
        <NeedsScript />
        <div className={styles.tabs} />
        <SectionsSkeleton />
      </div>
    </div>
  )
}

/** Stands where the sections of one of its tabs will be. */
export const SectionsSkeleton = () => (
  <div
    className={`${screenStyles.sections} ${styles.sections}`}
    role="status"
    aria-label="Carregando"
  >
    {SECTIONS.map((entries) => (
      <div key={entries[0]} className={styles.card}>
        <div className={styles.head}>
          <i />
          <i />
        </div>
        {entries.map((entry) => (
          <div key={entry} className={styles.entry}>
            <i />
            <i />
          </div>
        ))}
      </div>
    ))}
  </div>
)
