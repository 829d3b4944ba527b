import styles from './product-video.module.css'

interface ProductVideoProps {
  url: string
  /** What stands there before it plays; none shows nothing but its frame. */
  poster?: string
  /** Of the product. */
  name: string
}

/** A product's video, of which nothing is fetched before somebody plays it. */
export const ProductVideo = ({ url, poster, name }: ProductVideoProps) => (
  // biome-ignore lint/a11y/useMediaCaption: suppliers send their videos without captions
  <video
    key={url}
    className={styles.video}
    src={url}
    poster={poster}
    controls
    preload="none"
    playsInline
    aria-label={`Vídeo de ${name}`}
    data-of-screen
  />
)
