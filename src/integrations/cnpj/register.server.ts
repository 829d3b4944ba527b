/** What the public register says of a company. */
export interface RegisteredCompany {
  /** 14 characters, bare. */
  cnpj: string
  razaoSocial: string
  /** '' where there is none. */
  nomeFantasia: string
  /** 10 digits, or ''. */
  phone: string
  /** 8 digits, or ''. */
  cep: string
  /** Of its contact, lower-cased; '' where the register has none, or keeps it to itself. */
  email: string
  /** Whether it is in business. */
  active: boolean
  /** Description of its main activity, or ''. */
  primaryActivity: string
}

export interface CompanyRegister {
  /**
   * @param cnpj 14 characters, bare
   * @returns null when the register does not have it
   * @throws LookupUnavailable when that cannot be known now
   */
  find(cnpj: string): Promise<RegisteredCompany | null>
}
