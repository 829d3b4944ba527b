import { useState } from 'react'
import { Button } from '#/components/button.tsx'
import { ConfirmDialog } from '#/components/confirm-dialog.tsx'
import { ReasonDialog } from '#/components/desk/reason-dialog.tsx'
import type { OnChanged } from '#/components/desk/use-desk-changes.ts'
import { blockUser, changeUser } from '../queries.ts'
import type { DeskUser } from '../schema.ts'

type Change = 'unblock' | 'promote' | 'demote'

/** What is asked before each change. */
const QUESTIONS: Record<Change, { title: string; ask(name: string): string }> = {
  unblock: {
    title: 'Desbloquear conta',
    ask: (name) => `${name} poderá entrar de novo, sem papel de Admin. Desbloquear?`,
  },
  promote: {
    title: 'Tornar Admin',
    ask: (name) => `${name} poderá mudar tudo o que você pode, também o seu papel. Tornar Admin?`,
  },
  demote: {
    title: 'Tirar o papel de Admin',
    ask: (name) => `${name} não entrará mais na administração. Tirar?`,
  },
}

interface UserActionsProps {
  user: DeskUser
  onChanged: OnChanged
}

/** What an Admin can do with somebody else's account. */
export function UserActions({ user, onChanged }: UserActionsProps) {
  const { _id, firstName, lastName, type, blockedAt } = user
  const name = `${firstName} ${lastName}`
  const [asking, setAsking] = useState<Change | 'block' | null>(null)
  const close = () => setAsking(null)
  const role = type === 'Admin' ? 'demote' : 'promote'
  const lock = blockedAt ? 'unblock' : 'block'

  async function apply(change: Change) {
    const { message } = await changeUser(_id, change)
    await onChanged(message)
  }

  return (
    <>
      {!blockedAt && (
        <Button
          look="quiet"
          onClick={() => setAsking(role)}
          aria-label={`${role === 'demote' ? 'Tirar Admin de' : 'Tornar Admin'} ${name}`}
        >
          {role === 'demote' ? 'Tirar Admin' : 'Tornar Admin'}
        </Button>
      )}
      <Button
        look="quiet"
        onClick={() => setAsking(lock)}
        aria-label={`${blockedAt ? 'Desbloquear' : 'Bloquear'} ${name}`}
      >
        {blockedAt ? 'Desbloquear' : 'Bloquear'}
      </Button>
      <ReasonDialog
        title="Bloquear conta"
        submit="Bloquear"
        opened={asking === 'block'}
        onClose={close}
        act={(reason) => blockUser(_id, reason)}
        onDone={onChanged}
      >
        {name} sai de todos os navegadores e não entra mais
        {type === 'Admin' && ', e deixa de ser Admin'}. As avaliações ficam. O motivo fica no
        registro da administração.
      </ReasonDialog>
      {(['unblock', 'promote', 'demote'] as const).map((change) => (
        <ConfirmDialog
          key={change}
          title={QUESTIONS[change].title}
          question={QUESTIONS[change].ask(name)}
          look={change === 'demote' ? 'danger' : 'primary'}
          opened={asking === change}
          onClose={close}
          onConfirm={() => apply(change)}
        />
      ))}
    </>
  )
}
