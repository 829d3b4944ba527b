import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ListChecks, Pencil, Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { Button } from '#/components/button.tsx'
import { CardGrid } from '#/components/card-grid.tsx'
import { Tag } from '#/components/chip.tsx'
import { ConfirmDialog } from '#/components/confirm-dialog.tsx'
import { EmptyState } from '#/components/empty-state.tsx'
import { FormDialog } from '#/components/form-dialog.tsx'
import { OptionsMenu } from '#/components/options-menu.tsx'
import { Section } from '#/components/section.tsx'
import { useDialog } from '#/components/use-dialog.ts'
import { showAlert } from '#/platform/browser/alerts.ts'
import { keptOf, removeKept } from '../queries.ts'
import type { StoryWire, TestimonyWire } from '../schema.ts'
import { ChoiceDialog } from './choice-dialog.tsx'
import type { KindOfKept } from './kinds.tsx'
import { ListWaiting } from './list-waiting.tsx'
import styles from './stories-panel.module.css'

interface KeptSectionProps<T> {
  vendorId: string
  of: KindOfKept<T>
  /** It is what the screen is for first. */
  leads?: boolean
  /** What else can be done here. */
  action?: ReactNode
}

/** What a supplier keeps of one kind: written, changed, deleted, and chosen for the page. */
export function KeptSection<T extends TestimonyWire | StoryWire>(props: KeptSectionProps<T>) {
  const { vendorId, of, leads, action } = props
  const queries = useQueryClient()
  const list = useQuery(keptOf<T>(of.kind, vendorId))
  const add = useRef<HTMLButtonElement>(null)
  const form = useDialog<T>()
  const deletion = useDialog<T>()
  const choice = useDialog()
  const reload = () => queries.invalidateQueries({ queryKey: keptOf(of.kind, vendorId).queryKey })

  async function confirmDeletion() {
    if (!deletion.about) return
    await removeKept(of.kind, vendorId, deletion.about._id)
    await reload()
    showAlert('success', of.deleting.done)
    // What opened the question is gone with the item.
    add.current?.focus()
  }

  const toolsOf = (item: T) => (
    <div className={styles.tools}>
      {item.posicao === null ? (
        <span className={styles.unseen}>Fora da página</span>
      ) : (
        <Tag>Na página: {item.posicao}º</Tag>
      )}
      <OptionsMenu
        label={`Opções de ${of.nameOf(item)}`}
        options={[
          ...(of.canEdit(item)
            ? [
                {
                  text: 'Editar',
                  icon: <Pencil aria-hidden="true" />,
                  onChoose: () => form.open(item),
                },
              ]
            : []),
          {
            text: 'Excluir',
            icon: <Trash2 aria-hidden="true" />,
            danger: true,
            onChoose: () => deletion.open(item),
          },
        ]}
      />
    </div>
  )

  return (
    <Section
      title={of.title}
      lead={of.lead}
      action={
        <div className={styles.actions}>
          <Button ref={add} look={leads ? 'primary' : 'secondary'} onClick={() => form.open()}>
            <Plus size={18} aria-hidden="true" /> {of.adding}
          </Button>
          {list.data && list.data.length > 0 && (
            <Button look="secondary" onClick={() => choice.open()}>
              <ListChecks size={18} aria-hidden="true" /> Escolher para a página
              <span className="visually-hidden"> em {of.title.toLowerCase()}</span>
            </Button>
          )}
          {action}
        </div>
      }
    >
      {list.data ? (
        <Kept items={list.data} of={of} toolsOf={toolsOf} />
      ) : (
        <ListWaiting isError={list.isError} onRetry={() => list.refetch()} />
      )}
      <FormDialog title={form.about ? of.editing : of.adding} {...form.props}>
        <of.Form vendorId={vendorId} item={form.about} onSaved={reload} onClose={form.close} />
      </FormDialog>
      <ChoiceDialog
        title={of.choosing}
        {...choice.props}
        kind={of.kind}
        vendorId={vendorId}
        choices={choicesOf(list.data ?? [], of)}
        onSaved={reload}
      />
      <ConfirmDialog
        title={of.deleting.title}
        question={of.deleting.question}
        {...deletion.props}
        onConfirm={confirmDeletion}
      />
    </Section>
  )
}

/** What a dialog offers to choose from. */
export const choicesOf = <T extends TestimonyWire | StoryWire>(items: T[], of: KindOfKept<T>) =>
  items.map((item) => ({ _id: item._id, posicao: item.posicao, name: of.nameOf(item) }))

interface KeptProps<T> {
  items: T[]
  of: KindOfKept<T>
  toolsOf(item: T): ReactNode
}

function Kept<T extends TestimonyWire | StoryWire>({ items, of, toolsOf }: KeptProps<T>) {
  if (items.length === 0)
    return (
      <EmptyState title={of.empty.title} icon={of.empty.icon}>
        {of.empty.text}
      </EmptyState>
    )
  return (
    <CardGrid isRows={items.length === 1}>
      {items.map((item) => (
        <of.Card key={item._id} item={item} tools={toolsOf(item)} isAlone={items.length === 1} />
      ))}
    </CardGrid>
  )
}
