import { BANNERS_PER_BLOCK } from '../limits.ts'
import type { BannerWire } from '../schema.ts'
import styles from './banner-block.module.css'
import { BannerLink } from './banner-link.tsx'

/** A row of up to three banners; one on screens up to 1072 px. */
export function BannerBlock({ banners }: { banners: BannerWire[] }) {
  if (banners.length === 0) return null
  return (
    <aside className={styles.block} aria-label="Publicidade">
      <p className={styles.note}>Publicidade</p>
      {banners.slice(0, BANNERS_PER_BLOCK).map((banner) => (
        <BannerLink key={banner._id} banner={banner} className={styles.banner}>
          <img src={banner.url} alt={banner.description} width={373} height={207} loading="lazy" />
        </BannerLink>
      ))}
    </aside>
  )
}
