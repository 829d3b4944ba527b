import { createHash } from 'node:crypto'
import type { PaymentWire } from '#/features/payments/schema.ts'
import { fileUrl } from '#/platform/file-urls.ts'
import type { AdvertisementRow, ToldAdvertisement } from './repository.server.ts'
import type { AdvertisementWire } from './schema.ts'

/** Of what an advertisement says: it stays where only its state changes. */
export const versionOf = ({
  name,
  startsOn,
  endsOn,
  description,
  logoKey,
}: Pick<AdvertisementRow, 'name' | 'startsOn' | 'endsOn' | 'description' | 'logoKey'>): string =>
  createHash('sha256')
    .update(JSON.stringify([name, startsOn, endsOn, description, logoKey]))
    .digest('base64url')
    .slice(0, 22)

const presentPayment = (payment: NonNullable<ToldAdvertisement['payment']>): PaymentWire => ({
  _id: payment.id,
  metodo: payment.method,
  valor: payment.amountCents,
  status: payment.providerStatus ?? '',
  pagoEm: payment.paidAt?.toISOString() ?? '',
  criadoEm: payment.createdAt.toISOString(),
})

export const presentAdvertisement = (row: ToldAdvertisement): AdvertisementWire => ({
  _id: row.id,
  nomePublicidade: row.name,
  dataInicio: row.startsOn,
  dataFim: row.endsOn,
  descricao: row.description,
  logotipo: row.logoKey ? fileUrl(row.logoKey) : '',
  status: row.status,
  motivo: row.refusal,
  visualizacoes: row.views,
  cliques: row.clicks,
  recentes: { visualizacoes: row.recentViews, cliques: row.recentClicks },
  pagamento: row.payment && presentPayment(row.payment),
  version: versionOf(row),
  criadoEm: row.createdAt.toISOString(),
})
