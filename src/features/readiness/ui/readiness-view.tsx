import { Fold } from '#/components/fold.tsx'
import { Link } from '#/components/link.tsx'
import { SituationIcon } from '#/components/situation-icon.tsx'
import type { Situation } from '../schema.ts'
import type { Lack, ReadinessView, ShownItem } from '../view.ts'
import styles from './readiness-view.module.css'
import { SITUATION_NAMES } from './situations.ts'

/** What a product is ready for, by groups: nothing to press but links. */
export function ReadinessTable({ view: { groups, unknown, lacks } }: { view: ReadinessView }) {
  const missing = lacks.filter(({ word }) => word === 'Falta')
  const untold = lacks.filter(({ word }) => word === 'Não informado')
  return (
    <>
      {missing.length > 0 && <Missing lacks={missing} />}
      <Tally groups={groups} unknown={unknown.length} />
      <Fold summary="Ver cada item" isAlways>
        <div className={styles.view}>
          <label className={styles.more}>
            <input type="checkbox" />
            Mostrar datas, confirmações e comprovações
          </label>
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
          {untold.length > 0 && <Untold lacks={untold} />}
          {unknown.length > 0 && (
            <p className={styles.unknown}>
              <strong>Não informado:</strong> {unknown.join(', ')}.
            </p>
          )}
        </div>
      </Fold>
    </>
  )
}

/** Before the items: of how many which is said. */
function Tally({ groups, unknown }: { groups: ReadinessView['groups']; unknown: number }) {
  const items = groups.flatMap((group) => group.items)
  const countOf = (situation: string) =>
    items.filter((item) => item.situation === situation).length +
    (situation === 'nao_informado' ? unknown : 0)
  return (
    <ul className={styles.tally}>
      {Object.entries(SITUATION_NAMES).map(
        ([situation, name]) =>
          countOf(situation) > 0 && (
            <li key={situation}>
              <SituationIcon situation={situation as Situation} />
              <span>
                {name}: <strong>{countOf(situation)}</strong>
              </span>
            </li>
          ),
      )}
    </ul>
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

/** What the law asks for, and a product does not have in time. */
function Missing({ lacks }: { lacks: Lack[] }) {
  return (
    <div className={styles.lacks}>
      <h3>O que a lei pede</h3>
      <ul>
        {lacks.map((lack) => (
          <li key={lack.name}>
            <strong>Falta:</strong> {lack.name}, {lack.since}. {lack.audience}.{' '}
            <Source of={lack}>Fonte</Source>
            {lack.more > 0 && (
              <>
                {' '}
                <Link to="/calendario-fiscal">
                  {lack.more === 1 ? 'Mais uma data' : `Mais ${lack.more} datas`}
                  <span className="visually-hidden"> depois de {lack.name}</span>
                </Link>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Of which nobody knows: it may not concern the product at all, so it does not warn. */
const Untold = ({ lacks }: { lacks: Lack[] }) => (
  <div className={styles.unknown}>
    <h3>A lei pede, e o fornecedor não informou</h3>
    <ul>
      {lacks.map((lack) => (
        <li key={lack.name}>
          {lack.name}, {lack.since}. <Source of={lack}>Fonte</Source>
        </li>
      ))}
    </ul>
  </div>
)

const Source = ({ of: { name, source }, children }: { of: Lack; children: string }) => (
  <a href={source} target="_blank" rel="noopener nofollow">
    {children}
    <span className="visually-hidden"> de {name}</span>
  </a>
)
