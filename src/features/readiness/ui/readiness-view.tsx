import { Link } from '#/components/link.tsx'
import { SituationIcon } from '#/components/situation-icon.tsx'
import type { Lack, ReadinessView, ShownItem } from '../view.ts'
import styles from './readiness-view.module.css'

/** What a product is ready for, by groups: nothing to press but links. */
export function ReadinessTable({ view: { groups, unknown, lacks } }: { view: ReadinessView }) {
  return (
    <div className={styles.view}>
      {lacks.length > 0 && <Lacks lacks={lacks} />}
      <div className={styles.groups}>
        {groups.map(({ name, items }) => (
          <div key={name} className={styles.group}>
            <h3>{name}</h3>
            <ul>
              {items.map((item) => (
                <Item key={item.name} item={item} />
              ))}
            </ul>
          </div>
        ))}
      </div>
      {unknown.length > 0 && (
        <p className={styles.unknown}>
          <strong>Não informado:</strong> {unknown.join(', ')}.
        </p>
      )}
    </div>
  )
}

function Item({ item }: { item: ShownItem }) {
  const { name, means, situation, word, note, proof, said } = item
  return (
    <li className={styles[situation]}>
      <p className={styles.line}>
        <SituationIcon situation={situation} />
        <span>{name}</span> <strong>{word}</strong>
      </p>
      <p className={styles.means}>{means}</p>
      <p className={styles.note}>
        {note}
        {said && <span> {said}.</span>}
        {proof && (
          <>
            {' '}
            <a href={proof} target="_blank" rel="noopener nofollow">
              Ver comprovação<span className="visually-hidden"> de {name}</span>
            </a>
          </>
        )}
      </p>
    </li>
  )
}

function Lacks({ lacks }: { lacks: Lack[] }) {
  return (
    <div className={styles.lacks}>
      <h3>O que a lei pede</h3>
      <ul>
        {lacks.map(({ word, name, since, audience, source, more }) => (
          <li key={name}>
            <strong>{word}:</strong> {name}, {since}. {audience}.{' '}
            <a href={source} target="_blank" rel="noopener nofollow">
              Fonte<span className="visually-hidden"> de {name}</span>
            </a>
            {more > 0 && (
              <>
                {' '}
                <Link to="/calendario-fiscal">
                  {more === 1 ? 'Mais uma data' : `Mais ${more} datas`}
                  <span className="visually-hidden"> depois de {name}</span>
                </Link>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
