import { fileUrlOrEmpty } from '#/platform/file-urls.ts'
import type { Item, Kind, NamedSoftware } from './repository.server.ts'
import type { RequestRow } from './requests/repository.server.ts'
import { shownStatus } from './requests/status.ts'
import type { RequestWire, StoryWire, TestimonyWire } from './schema.ts'

const ORIGINS = { supplier: 'fornecedor', customer: 'cliente' } as const

/** @param software of every item; only its own is shown */
const common = (row: Item<Kind>, software: NamedSoftware[]) => ({
  _id: row.id,
  softwares: software
    .filter(({ itemId }) => itemId === row.id)
    .map(({ _id, name }) => ({ _id, name })),
  posicao: row.position,
  createdAt: row.createdAt.toISOString(),
})

export const presentTestimony = (
  row: Item<'testimony'>,
  software: NamedSoftware[],
): TestimonyWire => ({
  ...common(row, software),
  nome: row.personName,
  cargo: row.personRole,
  empresa: row.company,
  depoimento: row.statement,
  logotipo: fileUrlOrEmpty(row.logoKey),
  origem: ORIGINS[row.origin],
})

export const presentStory = (row: Item<'story'>, software: NamedSoftware[]): StoryWire => ({
  ...common(row, software),
  titulo: row.title,
  descricao: row.description,
  fotocapa: fileUrlOrEmpty(row.coverKey),
  arquivo: fileUrlOrEmpty(row.fileKey),
})

export const presentRequest = (row: RequestRow): RequestWire => ({
  _id: row.id,
  nome: row.customerName,
  email: row.email ?? '',
  software: row.softwareName ?? '',
  situacao: shownStatus(row),
  prazo: row.expiresAt.toISOString(),
  createdAt: row.createdAt.toISOString(),
})
