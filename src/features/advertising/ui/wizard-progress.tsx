import styles from './wizard.module.css'
import { STEP_TITLES, STEPS, type Step } from './wizard-steps.ts'

/** The steps, and which of them is shown. */
export const WizardProgress = ({ current }: { current: Step }) => (
  <ol className={styles.steps} aria-label="Etapas">
    {STEPS.map((step, index) => (
      <li key={step} className={styles.step} aria-current={step === current ? 'step' : undefined}>
        <span className={styles.number}>{index + 1}</span>
        {STEP_TITLES[step]}
      </li>
    ))}
  </ol>
)
