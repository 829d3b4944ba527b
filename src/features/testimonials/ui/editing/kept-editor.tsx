import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ListChecks } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import { Button, ButtonLink } from '#/components/button.tsx'
import { useDialog } from '#/components/use-dialog.ts'
import { keptOf } from '../../queries.ts'
import type { StoryWire, TestimonyWire } from '../../schema.ts'
import { ChoiceDialog } from '../choice-dialog.tsx'
import { choicesOf } from '../kept-section.tsx'
import type { KindOfKept } from '../kinds.tsx'
import { ListWaiting } from '../list-waiting.tsx'
import styles from './kept-editor.module.css'

interface KeptEditorProps<T> {
  vendorId: string
  of: KindOfKept<T>
  Shown: ComponentType<{ shown: T[]; tools: ReactNode }>
  /** Shows to its keeper what everybody else sees now. */
  onSaved(): Promise<void>
}

/** In a page's edit mode: what it shows of one kind, and the way to choose. */
export function KeptEditor<T extends TestimonyWire | StoryWire>(props: KeptEditorProps<T>) {
  const { vendorId, of, Shown, onSaved } = props
  const queries = useQueryClient()
  const query = keptOf<T>(of.kind, vendorId)
  const { data, isError, refetch } = useQuery(query)
  const choice = useDialog()

  async function reload() {
    await Promise.all([queries.invalidateQueries({ queryKey: query.queryKey }), onSaved()])
  }

  // They come in the order of the page, and after them what it does not show.
  const shown = data?.filter(({ posicao }) => posicao !== null) ?? []
  const isEmpty = data?.length === 0
  const tools = (
    <div className={styles.tools}>
      <div className={styles.buttons}>
        <Button look="secondary" disabled={!data || isEmpty} onClick={() => choice.open()}>
          <ListChecks size={18} aria-hidden="true" /> {of.choosing}
        </Button>
        <ButtonLink look="quiet" to={`/supplier/profile?pagina=${vendorId}&aba=historias`}>
          Escrever ou editar
          <span className="visually-hidden"> em {of.title.toLowerCase()}</span>
        </ButtonLink>
      </div>
      {!data && <ListWaiting isError={isError} onRetry={() => refetch()} />}
      {data && shown.length === 0 && (
        <p className={styles.none}>
          {isEmpty ? of.empty.title : 'Nada escolhido'}: os visitantes não veem esta seção.
        </p>
      )}
    </div>
  )
  return (
    <>
      <Shown shown={shown} tools={tools} />
      <ChoiceDialog
        title={of.choosing}
        {...choice.props}
        kind={of.kind}
        vendorId={vendorId}
        choices={choicesOf(data ?? [], of)}
        onSaved={reload}
      />
    </>
  )
}
