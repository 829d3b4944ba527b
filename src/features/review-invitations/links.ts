/** Where an invitation to review something leads. */
export const invitedPath = (token: string) => `/convite/${token}`

/** Where one press in a letter ends all invitations. */
export const stopPath = (token: string) => `/convite/sair/${token}`
