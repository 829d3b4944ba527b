import { EllipsisVertical } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { Link } from './link.tsx'
import styles from './options-menu.module.css'
import { useDismissable } from './use-dismissable.ts'

/** Leads somewhere, or does something. */
export type MenuOption = { text: string; icon: ReactNode; danger?: boolean } & (
  | { to: string }
  | { onChoose(): void }
)

interface OptionsMenuProps {
  /** What the options are of. */
  label: string
  options: MenuOption[]
}

/** Height in px of an option, and of the panel's edges. */
const OPTION_HEIGHT = 42
const PANEL_EDGES = 20

/** A quiet menu of what can be done with one thing. Only one is open at a time. */
export function OptionsMenu({ label, options }: OptionsMenuProps) {
  const { ref, open, setOpen } = useDismissable<HTMLDivElement>()
  const toggle = useRef<HTMLButtonElement>(null)
  const [upwards, setUpwards] = useState(false)
  // In a dialog, Escape closes the menu and not the dialog.
  const keys = { 'data-mantine-stop-propagation': open }

  /** To where there is room: a scroll towards it would close it. */
  function show() {
    const { bottom = 0 } = toggle.current?.getBoundingClientRect() ?? {}
    setUpwards(innerHeight - bottom < options.length * OPTION_HEIGHT + PANEL_EDGES)
    setOpen(true)
  }

  function choose(onChoose: () => void) {
    // Where focus returns to after what is opened.
    toggle.current?.focus()
    setOpen(false)
    onChoose()
  }

  return (
    <div className={styles.menu} ref={ref}>
      <button
        type="button"
        ref={toggle}
        className={styles.toggle}
        aria-expanded={open}
        aria-label={label}
        onClick={() => (open ? setOpen(false) : show())}
        {...keys}
      >
        <EllipsisVertical aria-hidden="true" />
      </button>
      {open && (
        <div className={styles.panel} data-upwards={upwards}>
          {options.map((option) =>
            'to' in option ? (
              <Link key={option.text} to={option.to} className={styles.item} {...keys}>
                {option.icon} {option.text}
              </Link>
            ) : (
              <button
                key={option.text}
                type="button"
                className={styles.item}
                data-danger={option.danger}
                onClick={() => choose(option.onChoose)}
                {...keys}
              >
                {option.icon} {option.text}
              </button>
            ),
          )}
        </div>
      )}
    </div>
  )
}
