import { describe, expect, it } from 'vitest'
import { CLAIM_STATUSES, isClosed, nextStatus, statusesBefore } from './status.ts'

describe('a request for a page', () => {
  it('is decided by an Admin only once its mailbox is proven, and once', () => {
    expect(statusesBefore('approved')).toEqual(['awaiting_admin'])
    expect(statusesBefore('refused')).toEqual(['awaiting_admin'])
    expect(nextStatus('awaiting_admin', 'approved')).toBe('granted')
    expect(nextStatus('awaiting_admin', 'refused')).toBe('refused')
  })

  it('is granted without an Admin only by a mailbox of the company', () => {
    expect(nextStatus('awaiting_email', 'provenAsCompany')).toBe('granted')
    expect(nextStatus('awaiting_email', 'proven')).toBe('awaiting_admin')
    expect(statusesBefore('provenAsCompany')).toEqual(['awaiting_email'])
  })

  it('runs out, or is asked for again, only while its mailbox is not proven', () => {
    expect(statusesBefore('ranOut')).toEqual(['awaiting_email'])
    expect(statusesBefore('askedAgain')).toEqual(['awaiting_email'])
  })

  it('is open as the index of open requests has it', () => {
    const open = CLAIM_STATUSES.filter((status) => !isClosed(status))
    expect(open).toEqual(['awaiting_email', 'awaiting_admin'])
  })
})
