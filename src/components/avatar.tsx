import { clsx } from 'clsx'
import { initials } from '#/domain/text.ts'
import styles from './avatar.module.css'

interface AvatarProps {
  person: { firstName: string; lastName: string }
  /** '' shows the person's initials. */
  photo: string
  className?: string
}

/** A person's photo, square under its rounded frame; decorative, since the name stands beside it. */
export function Avatar({ person, photo, className }: AvatarProps) {
  return (
    <span className={clsx(styles.avatar, className)} aria-hidden="true">
      {photo ? (
        <img src={photo} alt="" width={128} height={128} />
      ) : (
        initials(person.firstName, person.lastName) || '@'
      )}
    </span>
  )
}
