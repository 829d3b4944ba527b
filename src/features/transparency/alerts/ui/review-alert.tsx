import { TriangleAlert } from 'lucide-react'
import callouts from '#/components/callout.module.css'
import { Link } from '#/components/link.tsx'
import { formatDay } from '#/domain/dates.ts'
import { logPath } from '../../links.ts'
import type { AlertWire } from '../schema.ts'

interface ReviewAlertProps {
  /** Of the product or supplier. */
  id: string
  alert: AlertWire
}

/** What was seen of attempts to bend the reviews of a page. */
export const ReviewAlert = ({ id, alert: { visto, desde, ate } }: ReviewAlertProps) => (
  <aside className={callouts.callout} aria-label="Alerta sobre as avaliações">
    <TriangleAlert aria-hidden="true" strokeWidth={1.7} />
    <p>
      <strong>Houve tentativa de manipular as avaliações desta página</strong>
      {visto} Visto em {formatDay(desde)}. Este alerta fica até {formatDay(ate)}.{' '}
      <Link to={logPath(id)}>Decisões sobre as avaliações desta página</Link>
    </p>
  </aside>
)
