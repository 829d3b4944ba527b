import type { OfferType } from '#/features/catalogue/schema.ts'
import type { Part } from './parts.ts'

interface CatalogueWords {
  part: Part
  heading: string
  /** Of the dialog, with the list and with the form of an offer. */
  title: string
  titles: { add: string; edit: string }
  empty: string
  added: string
  saved: string
  removed: string
  /** What becomes of an offer that is removed. */
  questionOf(name: string): string
}

/** What a supplier's catalogue is called, of each kind. */
export const CATALOGUES: Record<OfferType, CatalogueWords> = {
  Software: {
    part: 'softwares',
    heading: 'Softwares',
    title: 'Catálogo de softwares',
    titles: { add: 'Novo software', edit: 'Editar software' },
    empty: 'Nenhum software no catálogo',
    added: 'Software adicionado com sucesso!',
    saved: 'Software atualizado.',
    removed: 'Software retirado do catálogo.',
    questionOf: (name) =>
      `Tem certeza que deseja tirar ${name} do catálogo? O software continua na Praça.`,
  },
  Serviço: {
    part: 'servicos',
    heading: 'Serviços',
    title: 'Catálogo de serviços',
    titles: { add: 'Novo serviço', edit: 'Editar serviço' },
    empty: 'Nenhum serviço no catálogo',
    added: 'Serviço adicionado com sucesso!',
    saved: 'Serviço atualizado.',
    removed: 'Serviço excluído.',
    questionOf: (name) => `Tem certeza que deseja excluir ${name}? A página do serviço sai do ar.`,
  },
}
