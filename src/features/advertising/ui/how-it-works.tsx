import { Fold } from '#/components/fold.tsx'
import { RUN_DAYS_MAX } from '../limits.ts'
import { SCHEDULED_NAME, STATE_WORDS } from '../state-names.ts'
import { STATES } from '../states.ts'
import styles from './advertisements-panel.module.css'

/** What an advertisement is, how it goes, and what its states mean. */
export const HowItWorks = () => (
  <Fold summary="Como funciona" isAlways>
    <div className={styles.help}>
      <p>
        Uma publicidade é uma imagem que leva à sua página. Depois de paga, a nossa equipe a
        confere; aprovada, ela aparece no início, nas notícias, nas vagas e em Sobre Nós, marcada
        como “Publicidade”, por até {RUN_DAYS_MAX} dias. Quem anuncia ao mesmo tempo aparece em
        turnos iguais. A ordem das buscas e das listas não muda.
      </p>
      <table className={styles.states}>
        <caption className="visually-hidden">Situações de uma publicidade</caption>
        <thead>
          <tr>
            <th scope="col">Situação</th>
            <th scope="col">O que significa</th>
          </tr>
        </thead>
        <tbody>
          {STATES.map((state) => (
            <tr key={state}>
              <th scope="row">
                {STATE_WORDS[state].name}
                {state === 'running' && ` ou ${SCHEDULED_NAME.toLowerCase()}`}
              </th>
              <td>{STATE_WORDS[state].meaning}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>Visualizações e cliques contam só quem aceitou a medição.</p>
    </div>
  </Fold>
)
