import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { ConfirmDialog } from '#/components/confirm-dialog.tsx'
import { LoadFailed } from '#/components/load-failed.tsx'
import { Section } from '#/components/section.tsx'
import { useDialog } from '#/components/use-dialog.ts'
import { showAlert } from '#/platform/browser/alerts.ts'
import { inviteAdministrators, sentInvitations } from '../invitations/queries.ts'
import { Invitations, InviteButton } from '../invitations/ui/invitations.tsx'
import { administratorsOf, inactivate } from '../queries.ts'
import type { Administrator } from '../schema.ts'
import { AdministratorItem } from './administrator-item.tsx'
import styles from './administrators-section.module.css'

const UNCONFIRMED =
  'Para convidar outra pessoa, confirme antes o cadastro da empresa, no alto desta tela.'
const LAST = 'A página precisa de ao menos um administrador ativo.'

interface AdministratorsSectionProps {
  vendorId: string
  /** Of the company. */
  name: string
  /** Whether it is known to be its company's: no other invites. */
  mayInvite: boolean
  /** Who looks. */
  userId: string
  /** Called once the person who looks has made themselves inactive. */
  onLeft(): Promise<void>
}

/** Who administers a page, and who did. */
export function AdministratorsSection({
  vendorId,
  name,
  mayInvite,
  userId,
  onLeft,
}: AdministratorsSectionProps) {
  const queries = useQueryClient()
  const { queryKey, ...query } = administratorsOf(vendorId)
  const { data, isError, error, refetch } = useQuery({ queryKey, ...query })
  const list = useRef<HTMLDivElement>(null)
  const leaving = useDialog<Administrator>()
  const active = data?.filter(({ ativo }) => ativo) ?? []
  const former = data?.filter(({ ativo }) => !ativo) ?? []

  async function leave(who: Administrator) {
    const { data: changed, message } = await inactivate(vendorId, who._id)
    showAlert('success', message)
    if (who._id === userId) return onLeft()
    queries.setQueryData(queryKey, changed)
    await queries.invalidateQueries({ queryKey: ['notifications', vendorId] })
    // What was pressed is gone, or somewhere else.
    list.current?.focus()
  }

  async function inviteAgain({ _id }: Administrator) {
    const { data: sent, message } = await inviteAdministrators(vendorId, [_id])
    queries.setQueryData(sentInvitations(vendorId).queryKey, sent)
    showAlert('success', message)
  }

  return (
    <Section
      id="administradores"
      title="Administradores"
      lead="Quem edita a página, o catálogo e esta lista."
      action={data && mayInvite && <InviteButton vendorId={vendorId} />}
    >
      {isError && (
        <LoadFailed
          title="Não foi possível carregar os administradores."
          why={error.message}
          onRetry={refetch}
        />
      )}
      {!data && !isError && (
        <div className={styles.skeleton} role="status" aria-label="Carregando administradores" />
      )}
      {data && (
        <div ref={list} tabIndex={-1} className={styles.lists}>
          {active.length > 0 ? (
            <ul className={styles.list} aria-label="Ativos">
              {active.map((who) => (
                <AdministratorItem
                  key={who._id}
                  who={who}
                  isSelf={who._id === userId}
                  isLast={active.length === 1}
                  onInactivate={() => leaving.open(who)}
                />
              ))}
            </ul>
          ) : (
            <p className={styles.none}>Ninguém administra esta página.</p>
          )}
          {active.length === 1 && <p className={styles.note}>{LAST}</p>}
          {!mayInvite && <p className={styles.note}>{UNCONFIRMED}</p>}
          <Invitations vendorId={vendorId} onGone={() => list.current?.focus()} />
          {former.length > 0 && (
            <>
              <h3 className={styles.former}>Inativos</h3>
              <ul className={styles.list} aria-label="Inativos">
                {former.map((who) => (
                  <AdministratorItem
                    key={who._id}
                    who={who}
                    isSelf={who._id === userId}
                    onInviteAgain={mayInvite ? () => inviteAgain(who) : undefined}
                  />
                ))}
              </ul>
            </>
          )}
        </div>
      )}
      <ConfirmDialog
        title="Inativar administrador"
        question={
          leaving.about ? questionOf(leaving.about, name, leaving.about._id === userId) : ''
        }
        {...leaving.props}
        onConfirm={async () => {
          if (leaving.about) await leave(leaving.about)
        }}
      />
    </Section>
  )
}

const questionOf = ({ firstName, lastName }: Administrator, company: string, isSelf: boolean) =>
  isSelf
    ? `Você deixa de administrar a página de ${company} e perde o acesso a esta área. Para voltar, outro administrador precisa convidar você. Inativar-se?`
    : `${firstName} ${lastName} deixa de editar a página de ${company} e o catálogo dela, e pode ser convidado de novo depois. Inativar?`
