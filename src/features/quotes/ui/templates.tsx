import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#/components/button.tsx'
import { ConfirmDialog } from '#/components/confirm-dialog.tsx'
import { lazyPart } from '#/components/lazy-part.tsx'
import { LoadFailed } from '#/components/load-failed.tsx'
import { useDialog } from '#/components/use-dialog.ts'
import { showAlert } from '#/platform/browser/alerts.ts'
import type { Answer } from '#/platform/browser/api-client.ts'
import { deleteTemplate, templatesOf } from '../queries.ts'
import type { TemplateWire } from '../templates/schema.ts'
import styles from './quotes.module.css'
import { Tool } from './tool.tsx'

const TemplateForm = lazyPart(() => import('./template-form.tsx'))

/** The texts that a supplier answers with again and again: a list, and the form of one of them. */
export function Templates({ vendorId }: { vendorId: string }) {
  const queries = useQueryClient()
  const { data, isError, refetch } = useQuery(templatesOf(vendorId))
  const [edited, setEdited] = useState<TemplateWire | 'new' | null>(null)
  const question = useDialog<TemplateWire>()
  if (isError) return <LoadFailed title="Não foi possível carregar os modelos." onRetry={refetch} />
  if (!data) return null

  function take({ data: templates, message }: Answer<TemplateWire[]>) {
    queries.setQueryData(templatesOf(vendorId).queryKey, templates)
    if (message) showAlert('success', message)
    setEdited(null)
  }
  if (edited)
    return (
      <div className={styles.stack}>
        <p className={styles.toolName}>{edited === 'new' ? 'Novo modelo' : 'Editar modelo'}</p>
        <TemplateForm
          vendorId={vendorId}
          template={edited === 'new' ? null : edited}
          onSaved={take}
          onCancel={() => setEdited(null)}
        />
      </div>
    )
  return (
    <div className={styles.stack}>
      <Tool
        name="Modelos de resposta"
        act={
          <Button look="secondary" onClick={() => setEdited('new')}>
            Novo modelo
          </Button>
        }
      >
        Escreva uma vez o que você responde sempre.
      </Tool>
      {data.length > 0 && (
        <ul className={styles.templates}>
          {data.map((template) => (
            <li key={template._id}>
              <span>{template.nome}</span>
              <div>
                <Button
                  look="quiet"
                  aria-label={`Editar ${template.nome}`}
                  onClick={() => setEdited(template)}
                >
                  Editar
                </Button>
                <Button
                  look="grave"
                  aria-label={`Excluir ${template.nome}`}
                  onClick={() => question.open(template)}
                >
                  Excluir
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      <ConfirmDialog
        title="Excluir modelo"
        question={`O modelo “${question.about?.nome ?? ''}” é apagado para todos que administram a página. Deseja continuar?`}
        {...question.props}
        onConfirm={async () => take(await deleteTemplate(vendorId, question.about?._id ?? ''))}
      />
    </div>
  )
}
