/** Screen of what one watches. */
export const WATCHES_PATH = '/acompanhamentos'

/** Where a person says which news of something they want. */
export const watchPath = (tipo: 'produto' | 'fornecedor' | 'categoria' | 'busca', alvo: string) =>
  `${WATCHES_PATH}?${new URLSearchParams({ tipo, alvo })}`

/** Where one press in a letter ends letters. */
export const stopPath = (token: string) => `${WATCHES_PATH}/encerrar/${token}`
