import {
  ArrowRightLeft,
  Award,
  Ban,
  CircleCheck,
  CircleMinus,
  Eye,
  EyeOff,
  Pencil,
  ShieldOff,
  ShieldPlus,
  Trash2,
  Undo2,
} from 'lucide-react'
import { useState } from 'react'
import { Button, ButtonLink } from '#/components/button.tsx'
import { type MenuOption, OptionsMenu } from '#/components/options-menu.tsx'
import { useSending } from '#/components/use-sending.ts'
import { showAlert } from '#/platform/browser/alerts.ts'
import { ApiError } from '#/platform/browser/api-client.ts'
import {
  type Action,
  type AnyRow,
  type Desk,
  inOrder,
  isGrave,
  type OnChanged,
  textFor,
} from '#/platform/desk.ts'
import { ActionDialog } from './action-dialog.tsx'
import { callAction } from './desk-queries.ts'

const PICTURES = {
  view: Eye,
  hide: EyeOff,
  edit: Pencil,
  move: ArrowRightLeft,
  mark: Award,
  allow: CircleCheck,
  block: Ban,
  withdraw: CircleMinus,
  strengthen: ShieldPlus,
  weaken: ShieldOff,
  return: Undo2,
  delete: Trash2,
}

interface DeskActionsProps {
  desk: Desk
  row: AnyRow
  onChanged: OnChanged
  /** Asks for the rows again. */
  refresh(): Promise<void>
}

/** What can be done with a row: buttons and links, and what the menu holds. */
export function DeskActions({ desk, row, onChanged, refresh }: DeskActionsProps) {
  const [asking, setAsking] = useState('')
  const [, send] = useSending()
  const close = () => setAsking('')
  const actions = inOrder(desk.actions)
  const possible = actions.filter(([, { can }]) => !can || can(row))
  const options = possible.filter(([, { inMenu }]) => inMenu)

  /** @throws ApiError; where somebody else was faster, the list then shows what was decided */
  async function call(key: string, action: Action<AnyRow>, reason?: string) {
    try {
      return await callAction(desk.api, { key, action, row, reason })
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) {
        // Otherwise the dialog of the reason would say it.
        if (reason !== undefined) showAlert('error', error.message)
        close()
        await refresh()
      }
      throw error
    }
  }

  async function act(key: string, action: Action<AnyRow>) {
    const { message } = await call(key, action)
    await onChanged(message, { isGone: 'deletes' in action })
  }

  function choose(key: string, action: Action<AnyRow>) {
    if ('form' in action || 'confirm' in action || 'reason' in action) setAsking(key)
    else void send(() => act(key, action))
  }

  return (
    <>
      {possible.map(([key, action]) =>
        action.inMenu ? null : (
          <ActionButton
            key={key}
            action={action}
            row={row}
            name={desk.name(row)}
            isRead={desk.isRead}
            onChoose={() => choose(key, action)}
          />
        ),
      )}
      {options.length > 0 && (
        <OptionsMenu
          label={`Opções de ${desk.name(row)}`}
          options={options.map(([key, action]) => optionOf(action, row, () => choose(key, action)))}
        />
      )}
      {actions.map(([key, action]) => (
        <ActionDialog
          key={key}
          action={action}
          row={row}
          opened={asking === key}
          onClose={close}
          onChanged={onChanged}
          act={() => act(key, action)}
          decide={(reason) => call(key, action, reason)}
        />
      ))}
    </>
  )
}

interface ActionButtonProps {
  action: Action<AnyRow>
  row: AnyRow
  name: string
  /** In a card what approves has full colour. */
  isRead?: true
  onChoose(): void
}

function ActionButton({ action, row, name, isRead, onChoose }: ActionButtonProps) {
  const text = textFor(row, action.text)
  const label = `${text} ${name}`
  return 'to' in action ? (
    <ButtonLink look="quiet" to={action.to(row)} aria-label={label}>
      {text}
    </ButtonLink>
  ) : (
    <Button
      look={isGrave(action) ? 'grave' : isRead ? 'primary' : 'quiet'}
      onClick={onChoose}
      aria-label={label}
    >
      {text}
    </Button>
  )
}

function optionOf(action: Action<AnyRow>, row: AnyRow, onChoose: () => void): MenuOption {
  const Picture = PICTURES[action.inMenu ?? 'view']
  const option = {
    text: textFor(row, action.text),
    icon: <Picture aria-hidden="true" size={18} />,
    danger: isGrave(action),
  }
  return 'to' in action ? { ...option, to: action.to(row) } : { ...option, onChoose }
}
