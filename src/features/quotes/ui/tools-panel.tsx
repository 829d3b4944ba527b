import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useId } from 'react'
import { Button, ButtonLink } from '#/components/button.tsx'
import { Mantine } from '#/components/mantine.tsx'
import { useSending } from '#/components/use-sending.ts'
import { supplierAreaPath } from '#/platform/links.ts'
import { FILE_MAX } from '../limits.ts'
import { downloadRequests, templatesOf } from '../queries.ts'
import styles from './quotes.module.css'
import { Templates } from './templates.tsx'
import { Tool } from './tool.tsx'

/** What helps a supplier to work off its requests. It comes whole: nothing in it moves as templates are known. */
export default function ToolsPanel({ vendorId }: { vendorId: string }) {
  const heading = useId()
  const [sending, send] = useSending()
  const { isPending } = useQuery(templatesOf(vendorId))
  if (isPending) return null
  return (
    <Mantine>
      <section className={styles.tools} aria-labelledby={heading}>
        <h3 id={heading}>Ferramentas</h3>
        <ul>
          <li>
            <Templates vendorId={vendorId} />
          </li>
          <li>
            <Tool
              name="Baixar os pedidos"
              act={
                <Button
                  look="secondary"
                  disabled={sending}
                  onClick={() => send(() => downloadRequests(vendorId))}
                >
                  <Download size={18} aria-hidden="true" /> Baixar CSV
                </Button>
              }
            >
              Um arquivo com os últimos {FILE_MAX.toLocaleString('pt-BR')}. O contato só aparece nos
              pedidos em que o comprador o mostrou.
            </Tool>
          </li>
          <li>
            <Tool
              name="Avisar outro sistema"
              act={
                <ButtonLink look="secondary" to={supplierAreaPath(vendorId, 'webhook')}>
                  Configurar webhook
                </ButtonLink>
              }
            >
              Um sistema da empresa pode ser avisado de cada pedido.
            </Tool>
          </li>
        </ul>
      </section>
    </Mantine>
  )
}
