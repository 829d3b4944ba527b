/**
 * What a page and the register both state, by the name on the wire, as screens say it. One more is a line here and one
 * in `differences.server.ts`. What no person writes on a page of its own, as its CNPJ, is not among them.
 */
export const REGISTER_FIELDS = {
  razaoSocial: { name: 'Razão social', another: 'outra razão social' },
  nomeFantasia: { name: 'Nome fantasia', another: 'outro nome fantasia' },
  atividade: { name: 'Atividade principal', another: 'outra atividade' },
  endereco: { name: 'Endereço', another: 'outro endereço' },
} as const
export type RegisterField = keyof typeof REGISTER_FIELDS
export const REGISTER_FIELD_NAMES = Object.keys(REGISTER_FIELDS) as RegisterField[]

const LISTED = new Intl.ListFormat('pt-BR')

/** 'outro nome fantasia e outro endereço': what the register says, where it says something else of these fields. */
export const othersSaid = (differences: { campo: RegisterField }[]): string =>
  LISTED.format(differences.map(({ campo }) => REGISTER_FIELDS[campo].another))
