import { COMPANY_SIZES, ROLES, SECTORS, USE_TIMES } from '#/domain/company-profile.ts'
import { formatRating, MAX_STARS } from '#/domain/rating.ts'
import { CRITERIA, CRITERION_NAMES } from '../criteria.ts'
import type { Said } from '../schema.ts'
import styles from './review-details.module.css'

const lowerFirst = (text: string) => text.charAt(0).toLocaleLowerCase('pt-BR') + text.slice(1)

/** Of which company it is, in one line. */
function profileOf({ porte, setor, funcao, tempoDeUso, produtoAnterior }: Said): string {
  return [
    porte && COMPANY_SIZES[porte],
    setor && SECTORS[setor],
    funcao && funcao !== 'outra' && ROLES[funcao],
    tempoDeUso && `usa há ${lowerFirst(USE_TIMES[tempoDeUso].replace(/^De /, ''))}`,
    produtoAnterior && `usava ${produtoAnterior}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

/** Whether a review says anything beside its words. */
export const hasDetails = (review: Said) =>
  review.recomendaria !== null ||
  profileOf(review) !== '' ||
  CRITERION_NAMES.some((name) => review.criterios[name] !== null)

/** What a review says beside its words: of whom it is, its criteria, whether they recommend it. */
export function ReviewDetails({ review }: { review: Said }) {
  const { criterios, recomendaria } = review
  const profile = profileOf(review)
  const rated = CRITERION_NAMES.flatMap((name) => {
    const stars = criterios[name]
    return stars === null ? [] : [{ name, stars }]
  })
  return (
    <>
      {(profile || recomendaria !== null) && (
        <div className={styles.who}>
          {profile && <p className={styles.profile}>{profile}</p>}
          {recomendaria !== null && (
            <p className={styles.recommends} data-yes={recomendaria || undefined}>
              {recomendaria ? 'Recomenda' : 'Não recomenda'}
            </p>
          )}
        </div>
      )}
      {rated.length > 0 && (
        <dl className={styles.criteria}>
          {rated.map(({ name, stars }) => (
            <div key={name}>
              <dt>{CRITERIA[name]}</dt>
              <dd>
                {formatRating(stars)}
                <span className="visually-hidden"> de {MAX_STARS}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}
