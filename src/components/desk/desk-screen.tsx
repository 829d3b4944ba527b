import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '#/components/button.tsx'
import { EmptyState } from '#/components/empty-state.tsx'
import { lazyPart } from '#/components/lazy-part.tsx'
import { useDialog } from '#/components/use-dialog.ts'
import { useSending } from '#/components/use-sending.ts'
import { useRowFocus } from '#/components/workspace/use-row-focus.ts'
import { rememberFilter } from '#/components/workspace/work-memory.ts'
import { withSearch } from '#/domain/path.ts'
import { showAlert } from '#/platform/browser/alerts.ts'
import { ApiError } from '#/platform/browser/api-client.ts'
import { type AnyRow, type Desk, idOf, type OnChanged } from '#/platform/desk.ts'
import { DeskActions } from './desk-actions.tsx'
import { DeskCards } from './desk-cards.tsx'
import { type DeskFilter, readFilter, writeFilter } from './desk-filter.ts'
import { DeskFilters } from './desk-filters.tsx'
import { DeskFormDialog } from './desk-form-dialog.tsx'
import { DeskList, DeskListSkeleton } from './desk-list.tsx'
import { DeskPage } from './desk-page.tsx'
import { beginDesk, deskKey, deskPage } from './desk-queries.ts'
import styles from './desk-screen.module.css'
import { DeskTable } from './desk-table.tsx'
import { PartLinks } from './part-links.tsx'
import { SeveralActions } from './several-actions.tsx'
import { useSelection } from './use-selection.ts'

/** How often is asked what came of what is under way. */
const POLL_MS = 2000
/** The parameter that names a part of a desk. */
const PART = 'parte'

export interface DeskScreenProps {
  desk: Desk
  /** Where it is. */
  path: string
  title: string
  /** Of the Admin who looks. */
  adminId: string
}

/** A desk as its definition says: the rows that the address asks for, and what can be done. */
export function DeskScreen({ desk, path, title, adminId }: DeskScreenProps) {
  const { api, lead, links, begin, above, parts, search, fields, noun, none } = desk
  const isNarrowed = search || Object.values(fields).some((field) => field.filter)
  const [parameters] = useSearchParams()
  const filter = readFilter(parameters, fields)
  const head = useRef<HTMLDivElement>(null)
  const focusNext = useRowFocus(head)
  const queries = useQueryClient()
  const result = useQuery({
    ...deskPage<AnyRow>(api, filter),
    refetchInterval: ({ state }) =>
      desk.isUnderWay && state.data?.data.some(desk.isUnderWay) ? POLL_MS : false,
  })
  const refresh = () => queries.invalidateQueries({ queryKey: deskKey(api) })
  const selection = useSelection(writeFilter(filter).toString())
  const allowsSeveral = Object.values(desk.actions ?? {}).some(({ several }) => several)
  const part = parts?.[parameters.get(PART) ?? '']
  const kept = writeFilter({ ...filter, search: '', page: 1 }).toString()
  useEffect(() => rememberFilter(path, kept), [path, kept])

  async function refreshAll() {
    const others = ['waiting', ...(desk.changes ?? [])].map((key) =>
      queries.invalidateQueries({ queryKey: [key] }),
    )
    await Promise.all([refresh(), ...others])
  }

  const onChanged: OnChanged = async (message, { isGone = false, type = 'success' } = {}) => {
    // What failed of several is read for longer than a moment.
    showAlert(type, message, type === 'error')
    await refreshAll()
    focusNext(isGone)
  }

  const listed = (rows: AnyRow[]) => ({
    rows,
    rowKey: idOf,
    name: desk.name,
    fields,
    sort: filter.sort,
    isDim: desk.isDim,
    selection: allowsSeveral ? selection : undefined,
    actions:
      desk.actions &&
      ((row: AnyRow) =>
        desk.noActions?.(row, adminId) ?? (
          <DeskActions desk={desk} row={row} onChanged={onChanged} refresh={refresh} />
        )),
  })

  return (
    <DeskPage
      ref={head}
      title={title}
      lead={lead}
      action={begin ? <Begin form={begin} filter={filter} onChanged={onChanged} /> : links}
    >
      {parts && <PartLinks label={title} links={linksTo(desk, parameters, part)} />}
      {part ? (
        <div className={styles.part}>
          <Below key={part.title} part={part} onChanged={onChanged} />
        </div>
      ) : (
        <Below part={above} onChanged={onChanged}>
          <Section title={desk.listTitle} isTitleShown={above !== undefined}>
            <DeskList
              result={result}
              filter={filter}
              noun={noun}
              filters={isNarrowed && <DeskFilters label={search} fields={fields} filter={filter} />}
              none={
                none && <NoneYet api={api} none={none} onChanged={onChanged} refresh={refresh} />
              }
            >
              {(rows) => (
                <>
                  {desk.isRead ? (
                    <DeskCards {...listed(rows)} />
                  ) : (
                    <DeskTable caption={title} {...listed(rows)} />
                  )}
                  {allowsSeveral && (
                    <SeveralActions
                      desk={desk}
                      rows={rows.filter((row) => selection.ids.has(idOf(row)))}
                      onClear={selection.clear}
                      onDone={async (message, type) => {
                        selection.clear()
                        await onChanged(message, { isGone: true, type })
                      }}
                    />
                  )}
                </>
              )}
            </DeskList>
          </Section>
        </Below>
      )}
    </DeskPage>
  )
}

/** The ways to the list and to each part, which keep what the list is narrowed down to. */
function linksTo({ listTitle = '', parts = {} }: Desk, asked: URLSearchParams, here?: object) {
  const linkTo = (name: string, text: string, isHere: boolean) => {
    const parameters = new URLSearchParams(asked)
    parameters.delete(PART)
    if (name) parameters.set(PART, name)
    return { to: withSearch('', parameters), text, isHere }
  }
  return [
    linkTo('', listTitle, !here),
    ...Object.entries(parts).map(([name, part]) => linkTo(name, part.title, part === here)),
  ]
}

interface NoneYetProps {
  api: string
  none: NonNullable<Desk['none']>
  onChanged: OnChanged
  refresh(): Promise<void>
}

/** Stands where there is no row at all, with what the desk can begin with. */
function NoneYet({ api, none, onChanged, refresh }: NoneYetProps) {
  const { title, text, begin } = none
  const [sending, send] = useSending()
  const load = (path: string) => async () => {
    try {
      const { message } = await beginDesk(api, path)
      await onChanged(message, { isGone: true })
    } catch (error) {
      // Somebody else was faster.
      if (error instanceof ApiError && error.status === 409) await refresh()
      throw error
    }
  }
  return (
    <EmptyState
      title={title}
      actions={
        begin && (
          <Button aria-disabled={sending} onClick={() => void send(load(begin.path))}>
            {begin.text}
          </Button>
        )
      }
    >
      {text}
    </EmptyState>
  )
}

interface BelowProps {
  part: Desk['above']
  onChanged: OnChanged
  children?: ReactNode
}

/** A part, and the list below it: they come together, since what came later would push it down. */
function Below({ part, onChanged, children }: BelowProps) {
  const queries = useQueryClient()
  const Both = useMemo(
    () =>
      part &&
      lazyPart<Omit<BelowProps, 'part'>>(
        async () => {
          const [{ default: Part }] = await Promise.all([
            part.load(),
            part.shows && queries.prefetchQuery(part.shows()),
          ])
          return {
            default: ({ children, ...props }) => (
              <>
                <Part {...props} />
                {children}
              </>
            ),
          }
        },
        <DeskListSkeleton />,
      ),
    [part, queries],
  )
  return Both ? <Both onChanged={onChanged}>{children}</Both> : children
}

interface SectionProps {
  title?: string
  isTitleShown: boolean
  children: ReactNode
}

function Section({ title, isTitleShown, children }: SectionProps) {
  if (!title) return children
  return (
    <section aria-label={title} className={styles.section}>
      {isTitleShown && <h2>{title}</h2>}
      {children}
    </section>
  )
}

interface BeginProps {
  form: NonNullable<Desk['begin']>
  filter: DeskFilter
  onChanged: OnChanged
}

function Begin({ form, filter: { choices }, onChanged }: BeginProps) {
  const dialog = useDialog()
  return (
    <>
      <Button onClick={() => dialog.open()}>{form.text}</Button>
      <DeskFormDialog form={form} given={{ choices }} onChanged={onChanged} {...dialog.props} />
    </>
  )
}
