import { companyName } from '#/features/vendors/names.ts'
import type { AskedRow } from './repository.server.ts'

/** The name by which people know who invites. */
export const nameOf = ({ nomeFantasia, ...vendor }: AskedRow['vendor']) =>
  companyName({ ...vendor, nomeFantasia: nomeFantasia ?? '' })
