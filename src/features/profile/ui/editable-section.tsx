import { type ComponentType, type ReactNode, useRef } from 'react'
import { ConfirmDialog } from '#/components/confirm-dialog.tsx'
import { FormDialog } from '#/components/form-dialog.tsx'
import { useDialog } from '#/components/use-dialog.ts'
import { showAlert } from '#/platform/browser/alerts.ts'
import { deleteEntry, type SectionName } from '../queries.ts'
import { EntryControls } from './entry-controls.tsx'
import { SectionCard } from './section-card.tsx'
import { useReloadProfile } from './use-own-profile.ts'

export interface EntryFormProps<T> {
  userId: string
  /** The entry to change; without it a new one is made. */
  entry?: T
  onClose(): void
}

interface EditableSectionProps<T> {
  title: string
  icon: ReactNode
  section: SectionName
  userId: string
  entries: T[]
  owner: boolean
  empty: { owner: string; others: string }
  /** Titles of the dialogs; adding also names the button. */
  adding: string
  editing: string
  Form: ComponentType<EntryFormProps<T>>
  /** The name of an entry, for its buttons. */
  nameOf(entry: T): string
  /** The list, each entry with the owner's controls. */
  children(controls: (entry: T) => ReactNode): ReactNode
}

/** A part of a profile whose entries their owner adds, changes and deletes in dialogs. */
export function EditableSection<T extends { _id: string }>({
  section,
  userId,
  entries,
  owner,
  empty,
  adding,
  editing,
  Form,
  nameOf,
  children,
  ...card
}: EditableSectionProps<T>) {
  const reload = useReloadProfile(userId)
  const add = useRef<HTMLButtonElement>(null)
  const form = useDialog<T>()
  const deletion = useDialog<T>()

  async function confirmDeletion() {
    if (!deletion.about) return
    await deleteEntry(section, deletion.about._id, userId)
    await reload()
    showAlert('success', 'Item excluído.')
    // What opened the question is gone with the entry.
    add.current?.focus()
  }

  return (
    <>
      <SectionCard
        {...card}
        add={owner ? { label: adding, onClick: () => form.open(), ref: add } : undefined}
        empty={entries.length > 0 ? undefined : owner ? empty.owner : empty.others}
      >
        {children((entry) =>
          owner ? (
            <EntryControls
              name={nameOf(entry)}
              onEdit={() => form.open(entry)}
              onDelete={() => deletion.open(entry)}
            />
          ) : null,
        )}
      </SectionCard>
      {owner && (
        <>
          <FormDialog title={form.about ? editing : adding} {...form.props}>
            <Form userId={userId} entry={form.about} onClose={form.close} />
          </FormDialog>
          <ConfirmDialog
            title="Excluir Item"
            question="Tem certeza que deseja excluir este item?"
            deed="Sim"
            {...deletion.props}
            onConfirm={confirmDeletion}
          />
        </>
      )}
    </>
  )
}
