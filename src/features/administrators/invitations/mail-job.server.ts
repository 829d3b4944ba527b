import { mailJob } from '#/integrations/mail/mail-job.server.ts'
import { invitationPath } from '#/platform/links.ts'
import { invitationLetter } from './letters.server.ts'
import { situationOf } from './presenter.server.ts'
import { findInvitation, mailboxOf } from './repository.server.ts'

/** Writes to a person that a page invites them, as long as it does. */
export const invitationMail = mailJob<{ invitationId: string }>({
  name: 'invitation-mail',
  retry: { times: 12, firstDelaySeconds: 15 },
  compose: async ({ db, env }, { invitationId }) => {
    const invitation = await findInvitation(db, invitationId)
    if (!invitation?.inviter || situationOf(invitation) !== 'invited') return undefined
    const to = await mailboxOf(db, invitation)
    if (!to) return undefined
    const { inviter, nomeFantasia, razaoSocial } = invitation
    const names = {
      inviter: `${inviter.firstName} ${inviter.lastName}`,
      company: nomeFantasia ?? razaoSocial,
    }
    return { to, letter: invitationLetter(names, env.PUBLIC_URL + invitationPath(invitationId)) }
  },
})
