/** Lists of one person, or of one browser. */
export const LISTS_MAX = 20
/** Products in one list. */
export const ITEMS_MAX = 50
export const LIST_NAME_MAX = 60
export const NOTE_MAX = 1000

/** The list that 'Salvar' puts a product in. */
export const FIRST_LIST = 'Salvos'
