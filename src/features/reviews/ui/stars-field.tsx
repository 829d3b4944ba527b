import { Radio } from '@mantine/core'
import { clsx } from 'clsx'
import { Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { useAutofocus } from '#/components/forms/use-autofocus.ts'
import { MAX_STARS } from '#/domain/rating.ts'
import styles from './stars-field.module.css'

interface StarsFieldProps {
  /** Of the field in its form. */
  name: string
  label: string
  /** 0 until stars are chosen. */
  rating: number
  error: ReactNode
  onChange(rating: number): void
  /** Missing where stars cannot be taken back. */
  onClear?(): void
  /** Focus goes there when the form appears. */
  isFirst?: boolean
  className?: string
}

const STARS = Array.from({ length: MAX_STARS }, (_, index) => index + 1)

/** Radio buttons that look like stars: what a keyboard and a screen reader find are the buttons. */
export function StarsField(props: StarsFieldProps) {
  const { name, label, rating, error, onChange, onClear, isFirst = false, className } = props
  const first = useAutofocus(isFirst)
  return (
    <Radio.Group className={className} label={label} error={error}>
      <div className={clsx(styles.stars, onClear && styles.small)}>
        {STARS.map((star) => (
          <label key={star} className={styles.star} data-filled={star <= rating}>
            <input
              type="radio"
              name={name}
              value={star}
              checked={star === rating}
              onChange={() => onChange(star)}
              aria-label={star === 1 ? '1 estrela' : `${star} estrelas`}
              // Where focus goes: to what is chosen, else to the first.
              {...(star === Math.max(1, rating) && { ...first, 'data-path': name })}
            />
            <Star aria-hidden="true" />
          </label>
        ))}
        <span className={styles.chosen} aria-hidden="true">
          {rating > 0 && `${rating} de ${MAX_STARS}`}
        </span>
        {onClear && rating > 0 && (
          <button type="button" className={styles.clear} onClick={onClear}>
            Limpar<span className="visually-hidden"> {label}</span>
          </button>
        )}
      </div>
    </Radio.Group>
  )
}
