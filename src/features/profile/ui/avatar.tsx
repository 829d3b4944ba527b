import { clsx } from 'clsx'
import styles from './avatar.module.css'

interface AvatarProps {
  person: { firstName: string; lastName: string }
  /** '' shows the person's initials. */
  photo: string
  className?: string
}

/** A person's photo, square under its rounded frame; decorative, since the name stands beside it. */
export function Avatar({ person, photo, className }: AvatarProps) {
  const initials = person.firstName.charAt(0) + person.lastName.charAt(0)
  return (
    <span className={clsx(styles.avatar, className)} aria-hidden="true">
      {photo ? <img src={photo} alt="" width={128} height={128} /> : initials.toUpperCase() || '@'}
    </span>
  )
}
