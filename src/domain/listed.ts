/** What a list is of, as its texts name it. */
export interface Listed {
  one: string
  several: string
  /** At the beginning of a sentence. */
  none: string
}

export const LISTED = {
  software: { one: 'software', several: 'softwares', none: 'Nenhum software' },
  service: { one: 'serviço', several: 'serviços', none: 'Nenhum serviço' },
  /** Software and services together. */
  offer: { one: 'resultado', several: 'resultados', none: 'Nenhum software ou serviço' },
  vendor: { one: 'fornecedor', several: 'fornecedores', none: 'Nenhum fornecedor' },
} as const satisfies Record<string, Listed>
export type ListedKind = keyof typeof LISTED
