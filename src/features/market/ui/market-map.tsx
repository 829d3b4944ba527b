import styles from './market-map.module.css'

/** Brazil by states, drawn on the server; the table of states says the same. @param svg what `mapOf` made */
export const MarketMap = ({ svg }: { svg: string }) => (
  <figure className={styles.figure}>
    <div
      className={styles.map}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made of shapes and counts
      dangerouslySetInnerHTML={{ __html: svg }}
    />
    <figcaption>
      <span className={styles.key} aria-hidden="true">
        Menos
        <i data-shade="1" />
        <i data-shade="2" />
        <i data-shade="3" />
        <i data-shade="4" />
        <i data-shade="5" />
        Mais empresas
      </span>
      <span>
        Contornos:{' '}
        <a href="https://mapsvg.com/maps/brazil" target="_blank" rel="noopener nofollow">
          MapSVG
        </a>{' '}
        (CC BY 4.0), simplificados.
      </span>
    </figcaption>
  </figure>
)
