import { foldText } from '#/domain/text.ts'

export const MARKET = '/fornecedores'

/** A city in an address: 'São José dos Campos' → 'sao-jose-dos-campos'. */
const citySlug = (city: string) =>
  foldText(city)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Of a state, or of a city by its key: 'SP', 'SP/sao-paulo'. */
export const placePath = (key: string) => `${MARKET}/${key.toLowerCase()}`

/** @param code the 7 digits of a CNAE */
export const activityPath = (code: string) => `${MARKET}/atividade/${code}`

/** Key of a city; of its state alone where no city is known. */
export const placeKey = (state: string, city: string) =>
  [state, citySlug(city)].filter(Boolean).join('/')

/** '6201501' → '6201-5/01'. */
export const writtenActivity = (code: string) => code.replace(/^(\d{4})(\d)(\d{2})$/, '$1-$2/$3')
