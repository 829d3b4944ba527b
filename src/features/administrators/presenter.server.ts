import { fileUrlOrEmpty } from '#/platform/file-urls.ts'
import type { AdministratorRow, PersonRow } from './repository.server.ts'
import type { Administrator, PersonFound } from './schema.ts'

/** Never how to reach them. */
export const presentPerson = ({ id, username, photoKey, ...names }: PersonRow): PersonFound => ({
  _id: id,
  firstName: names.firstName,
  lastName: names.lastName,
  plataformName: username,
  photo: fileUrlOrEmpty(photoKey),
})

export const presentAdministrator = (row: AdministratorRow): Administrator => ({
  ...presentPerson(row),
  ativo: row.inactiveAt === null,
  desde: row.createdAt.toISOString(),
  inativoDesde: row.inactiveAt?.toISOString() ?? '',
})
