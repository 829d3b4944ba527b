import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { writeFilter } from '#/components/desk/desk-filter.ts'
import type { Page } from '#/domain/pagination.ts'
import { callApi } from '#/platform/browser/api-client.ts'
import type { AuditFilter } from './filter.ts'
import type { AuditEntry } from './schema.ts'

/** A page of the audit trail, for Admins. */
export const auditTrail = (filter: AuditFilter) =>
  queryOptions({
    queryKey: ['audit', filter],
    queryFn: ({ signal }) =>
      callApi<Page<AuditEntry>>(`/v1/admin/audit?${writeFilter(filter)}`, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  })
