import { formatPeriod } from '../period.ts'
import styles from './advertisement-preview.module.css'

interface AdvertisementPreviewProps {
  name: string
  /** Address of the picture. */
  picture: string
  start: string
  end: string
}

/** An advertisement as readers see it, and when. */
export const AdvertisementPreview = ({ name, picture, start, end }: AdvertisementPreviewProps) => (
  <figure className={styles.preview}>
    <p className={styles.label}>Publicidade</p>
    {picture && <img className={styles.picture} src={picture} alt={name} />}
    <figcaption>
      <strong>{name}</strong>
      <span>{formatPeriod(start, end)}</span>
    </figcaption>
  </figure>
)
