import screenStyles from './profile-screen.module.css'
import styles from './profile-skeleton.module.css'

const CARDS = [2, 2, 1, 1]

/** Stands where a profile will be, in its shape. */
export function ProfileSkeleton() {
  return (
    <div
      className={`container ${screenStyles.screen} ${styles.skeleton}`}
      role="status"
      aria-label="Carregando perfil"
    >
      <div className={screenStyles.side}>
        <div className={styles.person}>
          <i className={styles.photo} />
          <i className={styles.name} />
          <i className={styles.line} />
          <i className={styles.text} />
        </div>
      </div>
      <div className={screenStyles.main}>
        <div className={styles.tabs} />
        <div className={screenStyles.sections}>
          {CARDS.map((rows, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they never change
            <div key={index} className={styles.card} style={{ height: 96 + rows * 88 }}>
              <i className={styles.line} />
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}
