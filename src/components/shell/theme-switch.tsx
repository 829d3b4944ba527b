import { chooseTheme, type Theme, useTheme } from '#/platform/browser/theme.ts'
import styles from './theme-switch.module.css'

const CHOICES: [Theme, string][] = [
  ['system', 'Sistema'],
  ['light', 'Claro'],
  ['dark', 'Escuro'],
]

/** The look of the site, in this browser. */
export function ThemeSwitch() {
  const theme = useTheme()
  return (
    <fieldset className={styles.switch}>
      <legend>Aparência</legend>
      {CHOICES.map(([choice, text]) => (
        <button
          key={choice}
          type="button"
          aria-pressed={theme === choice}
          onClick={() => chooseTheme(choice)}
        >
          {text}
        </button>
      ))}
    </fieldset>
  )
}
