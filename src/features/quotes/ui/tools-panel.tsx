import { Download } from 'lucide-react'
import { Button } from '#/components/button.tsx'
import { Link } from '#/components/link.tsx'
import { Mantine } from '#/components/mantine.tsx'
import { useSending } from '#/components/use-sending.ts'
import { supplierAreaPath } from '#/platform/links.ts'
import { FILE_MAX } from '../limits.ts'
import { downloadRequests } from '../queries.ts'
import styles from './quotes.module.css'
import { Templates } from './templates.tsx'

/** What helps a supplier to work off its requests. */
export default function ToolsPanel({ vendorId }: { vendorId: string }) {
  const [sending, send] = useSending()
  return (
    <Mantine>
      <section className={styles.tools} aria-label="Ferramentas">
        <details className={styles.box}>
          <summary>Modelos de resposta</summary>
          <Templates vendorId={vendorId} />
        </details>
        <p className={styles.small}>
          Um sistema da empresa pode ser avisado de cada pedido:{' '}
          <Link to={supplierAreaPath(vendorId, 'webhook')}>configurar webhook</Link>.
        </p>
        <details className={styles.box}>
          <summary>Baixar os pedidos</summary>
          <div className={styles.stack}>
            <p>
              Um arquivo CSV com os últimos {FILE_MAX.toLocaleString('pt-BR')} pedidos. O contato só
              aparece nos pedidos em que o comprador o mostrou.
            </p>
            <div>
              <Button
                look="secondary"
                disabled={sending}
                onClick={() => send(() => downloadRequests(vendorId))}
              >
                <Download size={18} aria-hidden="true" /> Baixar CSV
              </Button>
            </div>
          </div>
        </details>
      </section>
    </Mantine>
  )
}
