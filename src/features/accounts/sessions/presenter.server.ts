import { addressKey } from '#/platform/server/rate-limit.server.ts'
import { deviceName } from './device-name.ts'
import type { OpenAccess } from './schema.ts'

interface Row {
  id: string
  ipAddress: string | null
  userAgent: string | null
  lastUsedAt: Date
  createdAt: Date
}

/** Enough of an address to know one's own provider by, and not whose line it is. */
function shortAddress(ip: string): string {
  const key = addressKey(ip, 2)
  return key.includes(':') ? `${key}:…` : key.replace(/^(\d+\.\d+)\.\d+\.\d+$/, '$1.x.x')
}

export const presentAccess = (
  row: Row,
  state: Pick<OpenAccess, 'atual' | 'aberta' | 'lembrado'>,
): OpenAccess => ({
  _id: row.id,
  aparelho: deviceName(row.userAgent ?? ''),
  endereco: shortAddress(row.ipAddress ?? ''),
  ultimoUso: row.lastUsedAt.toISOString(),
  desde: row.createdAt.toISOString(),
  ...state,
})
