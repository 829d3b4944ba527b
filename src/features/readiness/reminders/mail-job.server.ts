import { READINESS, type ReadinessItem } from '#/domain/readiness.ts'
import { mailJob } from '#/integrations/mail/mail-job.server.ts'
import { reportedMail } from '../reports/repository.server.ts'
import { dismissedLetter, expiringLetter, upheldLetter, withdrawnLetter } from './letters.server.ts'
import * as repository from './repository.server.ts'

type ReadinessMail =
  | { occasion: 'expiring'; userId: string; offerId: string; days: number }
  | {
      occasion: 'withdrawn'
      userId: string
      offerId: string
      item: ReadinessItem
      reason: string
    }
  | { occasion: 'reported'; reportId: string }

/** Letters about what is declared: to those who answer for it, and to who reported it. */
export const readinessMail = mailJob<ReadinessMail>({
  name: 'readiness-mail',
  retry: { times: 12, firstDelaySeconds: 15 },
  compose: async ({ db, env }, mail) => {
    const pageOf = (offerId: string) => `${env.PUBLIC_URL}/software/details/${offerId}#prontidao`
    if (mail.occasion === 'reported') {
      const report = await reportedMail(db, mail.reportId)
      if (!report || report.status === 'waiting') return undefined
      const told = { ...report, item: READINESS[report.item], reason: report.reason ?? '' }
      const letterTo = report.status === 'upheld' ? upheldLetter : dismissedLetter
      return { to: report.email, letter: letterTo(told, pageOf(report.offerId)) }
    }
    const mailed = await repository.mailed(db, mail)
    if (!mailed) return undefined
    const url = pageOf(mail.offerId)
    if (mail.occasion === 'withdrawn') {
      const told = { ...mailed, item: READINESS[mail.item], reason: mail.reason }
      return { to: mailed.email, letter: withdrawnLetter(told, url) }
    }
    const ending = await repository.endingWithin(db, mail.offerId, mail.days, new Date())
    if (ending.length === 0) return undefined
    const items = ending.map(({ item, validUntil }) => ({
      name: READINESS[item],
      until: validUntil.toISOString(),
    }))
    return { to: mailed.email, letter: expiringLetter({ ...mailed, items }, url) }
  },
})
