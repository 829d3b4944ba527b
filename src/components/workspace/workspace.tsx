import { Keyboard, Menu, Search } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { Dialog } from '../dialog.tsx'
import { lazyPart } from '../lazy-part.tsx'
import { useDialog } from '../use-dialog.ts'
import { Bell, type BellProps } from './bell.tsx'
import type { Command, FindRecords } from './command.ts'
import type { CommandPaletteProps } from './command-palette.tsx'
import { useRowKeys } from './use-row-keys.ts'
import { useWorkKeys } from './work-keys.ts'
import { Count, type WorkGroup, WorkNav } from './work-nav.tsx'
import styles from './workspace.module.css'

const CommandPalette = lazyPart<CommandPaletteProps>(() => import('./command-palette.tsx'))
const KeySheet = lazyPart(() => import('./key-sheet.tsx'))

export interface WorkspaceProps {
  /** Of its navigation, as 'Administração'. */
  label: string
  groups: WorkGroup[]
  /** Whose it is, and the way to another one. */
  place: ReactNode
  /** What is new, and where all of it is read. */
  bell: BellProps
  /** Beside the links, what the search of commands knows; links come first. */
  commands?: Command[]
  findRecords: FindRecords
  /** Whose records the search finds. */
  scope: string
  children: ReactNode
}

/** Where people work: the ways on the left, a search of commands, keys, and the screen. */
export function Workspace({ children, ...props }: WorkspaceProps) {
  const { label, groups, place, bell, commands = [], findRecords, scope } = props
  const { key } = useLocation()
  const palette = useDialog()
  const sheet = useDialog()
  const drawer = useDialog()
  useWorkKeys({ 'mod+k': () => palette.open(), '?': () => sheet.open() })
  useRowKeys()

  // Another screen closes what led to it.
  const { close } = drawer
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` is of each navigation
  useEffect(close, [key, close])

  const links = groups.flatMap(({ links }) => links)
  const here = links.find(({ isHere }) => isHere)?.to
  const scrolled = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `here` is of each screen
  useEffect(() => showCurrent(scrolled.current), [here])

  const waiting = links.reduce((sum, { count = 0 }) => sum + count, 0)
  const ways = links.map(({ to, text }) => ({ group: 'Tela', text, to }))

  return (
    <div className={styles.frame}>
      <a href="#trabalho" className="skip-link">
        Pular a navegação
      </a>
      <div className={styles.bar}>
        <button type="button" className={styles.tool} onClick={() => drawer.open()}>
          <Menu aria-hidden="true" /> Menu <Count count={waiting} />
        </button>
        <Tools bell={bell} onSearch={() => palette.open()} />
      </div>
      <div className={styles.side}>
        {place}
        <Tools bell={bell} onSearch={() => palette.open()} />
        <div ref={scrolled} className={styles.ways}>
          <WorkNav label={label} groups={groups} />
        </div>
        <div className={styles.foot}>
          <button type="button" className={styles.help} onClick={() => sheet.open()}>
            <Keyboard aria-hidden="true" /> Atalhos do teclado <kbd>?</kbd>
          </button>
        </div>
      </div>
      <div id="trabalho" tabIndex={-1} className={styles.content}>
        {children}
      </div>
      <Dialog title={label} asSheet {...drawer.props}>
        <div className={styles.drawer}>
          {place}
          <WorkNav label={`${label}: menu`} groups={groups} />
        </div>
      </Dialog>
      <Dialog title="Ir para" {...palette.props}>
        {palette.opened && (
          <CommandPalette
            commands={[...ways, ...commands]}
            findRecords={findRecords}
            scope={scope}
            onClose={palette.close}
          />
        )}
      </Dialog>
      <Dialog title="Atalhos do teclado" {...sheet.props}>
        <KeySheet />
      </Dialog>
    </div>
  )
}

/** Between the way to this screen and what ends the navigation that is scrolled to it, in px: there ways fade out. */
const ROOM = 24

/** In a window that is too low for all ways, the one to this screen is seen; the page stays where it is. */
function showCurrent(nav: HTMLElement | null) {
  const link = nav?.querySelector('[aria-current="page"]')
  if (!nav || !link) return
  const box = nav.getBoundingClientRect()
  const { top, bottom } = link.getBoundingClientRect()
  if (bottom > box.bottom - ROOM) nav.scrollTop += bottom - box.bottom + ROOM
  else if (top < box.top) nav.scrollTop -= box.top - top + ROOM
}

interface ToolsProps {
  bell: BellProps
  onSearch(): void
}

const Tools = ({ bell, onSearch }: ToolsProps) => (
  <div className={styles.tools}>
    <button type="button" className={styles.search} onClick={onSearch}>
      <Search aria-hidden="true" /> Ir para <kbd>Ctrl K</kbd>
    </button>
    <Bell {...bell} />
  </div>
)
