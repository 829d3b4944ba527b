/** As PNCP numbers contracts: the CNPJ of who buys, a number and a year. */
export const CONTRACT_NUMBER = /^([0-9A-Z]{12}\d{2})-2-(\d{6})\/(20\d{2})$/

/** Where everybody may read a contract. Made of its number alone: no source says where a link leads. */
export function contractLink(number: string): string {
  const [, cnpj, sequence, year] = CONTRACT_NUMBER.exec(number) ?? []
  return `https://pncp.gov.br/app/contratos/${cnpj}/${year}/${Number(sequence)}`
}
