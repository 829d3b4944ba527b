import type { AppealRow, AppealStatus, DescribedAppeal } from './repository.server.ts'
import type { AppealSituation, OwnAppeal, QueuedAppeal } from './schema.ts'

const SITUATIONS: Record<AppealStatus, AppealSituation> = {
  waiting: 'aguarda',
  upheld: 'aceita',
  dismissed: 'negada',
}

export const presentOwnAppeal = ({ status, text, answer }: AppealRow): OwnAppeal => ({
  situacao: SITUATIONS[status],
  texto: text,
  resposta: answer ?? '',
})

export const presentQueued = ({
  appeal,
  person,
  offer,
  vendor,
}: DescribedAppeal): QueuedAppeal => ({
  _id: appeal.id,
  ...presentOwnAppeal(appeal),
  motivo: appeal.bar,
  createdAt: appeal.createdAt.toISOString(),
  pessoa: {
    _id: person.id,
    firstName: person.firstName,
    lastName: person.lastName,
    email: person.email,
  },
  alvo: offer
    ? { _id: offer.id, kind: offer.kind, name: offer.name }
    : { _id: vendor?.id ?? '', kind: 'vendor', name: vendor?.name ?? '' },
})
