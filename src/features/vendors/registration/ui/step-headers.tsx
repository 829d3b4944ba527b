import { Check } from 'lucide-react'
import styles from './step-headers.module.css'
import { isDone, isReachable, type Saved, STEP_TITLES, STEPS, type Step } from './steps.ts'

/** Where the screen is scrolled to as another step is shown. */
export const STEPS_ID = 'etapas'

interface StepHeadersProps {
  current: Step
  saved: Saved
  onChoose(step: Step): void
}

/** The steps, of which those that can be shown can be pressed. */
export function StepHeaders({ current, saved, onChoose }: StepHeadersProps) {
  return (
    <nav id={STEPS_ID} className={styles.nav} aria-label="Etapas do cadastro">
      <ol className={styles.steps}>
        {STEPS.map((step, index) => {
          const { title, short } = STEP_TITLES[step]
          const done = isDone(step, saved)
          return (
            <li key={step}>
              <button
                type="button"
                className={styles.step}
                aria-current={step === current ? 'step' : undefined}
                data-done={done || undefined}
                disabled={step !== current && !isReachable(step, saved)}
                onClick={() => onChoose(step)}
              >
                <span className={styles.number}>
                  {done && step !== current ? (
                    <Check aria-hidden="true" strokeWidth={2.6} />
                  ) : (
                    index + 1
                  )}
                </span>
                <span className={styles.long}>{title}</span>
                <span className={styles.short}>{short}</span>
                {done && <span className="visually-hidden">, concluída</span>}
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
