import cards from '#/components/card.module.css'
import { CompareTick } from '#/components/compare-tick.tsx'
import { Link } from '#/components/link.tsx'
import { LogoTile } from '#/components/logo-tile.tsx'
import { Rating } from '#/components/rating.tsx'
import { SaveTick } from '#/components/save-tick.tsx'
import { Unbroken } from '#/components/unbroken.tsx'
import type { Alternative } from '../schema.ts'
import styles from './alternative-card.module.css'

/** A product that may take the place of another, with why. */
export function AlternativeCard({ id, titulo, logo, ...alternative }: Alternative) {
  const { descricao, avaliacao, avaliacoes, preco, motivos } = alternative
  return (
    <article className={cards.entry}>
      <div className={cards.head}>
        <LogoTile src={logo} kind="Software" prints />
        <div className={cards.names}>
          <h3 className={cards.title}>
            <Link to={`/software/details/${id}`} prefetch="intent" className={cards.cover}>
              {titulo}
            </Link>
          </h3>
          <Rating rating={avaliacao} count={avaliacoes} />
        </div>
      </div>
      <p className={cards.text}>
        <Unbroken>{descricao || 'Descrição não informada'}</Unbroken>
      </p>
      <ul className={styles.reasons} aria-label="Por que é uma alternativa">
        {motivos.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      {preco && <p className={cards.price}>{preco}</p>}
      <div className={cards.foot}>
        <span className={cards.ticks}>
          <SaveTick id={id} name={titulo} />
          <CompareTick id={id} name={titulo} />
        </span>
      </div>
    </article>
  )
}
