/** Ids of the cards of the settings to which links lead. */
export const PASSWORD_CARD = 'senha'
export const SECOND_FACTOR_CARD = 'duas-etapas'
export const API_KEYS_CARD = 'chaves-da-api'

const ANCHORS = ['#conta', `#${PASSWORD_CARD}`, `#${SECOND_FACTOR_CARD}`, `#${API_KEYS_CARD}`]

/** Whether an address of one's own profile names the settings, or one of their cards. */
export const isOfSettings = (hash: string) => ANCHORS.includes(hash)

export const settingsPath = (card: string) => `/user/profile#${card}`
