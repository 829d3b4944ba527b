import { Settings } from 'lucide-react'
import { Button } from '#/components/button.tsx'
import { Switch } from '#/components/switch.tsx'
import { useDismissable } from '#/components/use-dismissable.ts'
import { showAlert } from '#/platform/browser/alerts.ts'
import type { OwnVendor } from '../../schema.ts'
import { showPart } from '../queries.ts'
import styles from './page-settings.module.css'
import { PARTS, type Part, shows } from './parts.ts'

interface PageSettingsProps {
  vendor: OwnVendor
  onSaved(vendor: OwnVendor): Promise<void>
}

/** A menu of what visitors see: the page, and its sections. */
export function PageSettings({ vendor, onSaved }: PageSettingsProps) {
  const { ref, open, setOpen } = useDismissable<HTMLDivElement>()

  async function show(categoria: Part, visivel: boolean) {
    await onSaved(await showPart(vendor._id, { categoria, visivel }))
    if (categoria === 'pagina')
      showAlert('success', visivel ? 'A página está no ar.' : 'A página está oculta.')
  }

  return (
    <div className={styles.settings} ref={ref}>
      <Button
        look="secondary"
        className={styles.toggle}
        aria-expanded={open}
        aria-label="Configurações da página"
        onClick={() => setOpen(!open)}
      >
        <Settings aria-hidden="true" />
      </Button>
      {open && (
        <fieldset className={styles.panel}>
          <legend>O que os visitantes veem</legend>
          {PARTS.map(({ categoria, name }) => (
            <Switch
              key={categoria}
              label={name}
              checked={shows(vendor, categoria)}
              onChange={(visivel) => show(categoria, visivel)}
            />
          ))}
        </fieldset>
      )}
    </div>
  )
}
