/** An address as the post office's directory has it; '' for what it does not have. */
export interface PostalAddress {
  /** 8 digits. */
  cep: string
  city: string
  /** Two letters. */
  state: string
  street: string
  bairro: string
}

export interface PostalDirectory {
  /**
   * @param cep 8 digits
   * @returns null when there is no such code
   * @throws LookupUnavailable when that cannot be known now
   */
  find(cep: string): Promise<PostalAddress | null>
}
