/** Where a person sees what they were asked, and what they said. */
export const OUTCOMES_PATH = '/desfechos'

/** Where the link of a letter leads. */
export const outcomePath = (token: string) => `${OUTCOMES_PATH}/${token}`

/** Where one press in a letter ends the questions. */
export const stopPath = (token: string) => `${OUTCOMES_PATH}/encerrar/${token}`
