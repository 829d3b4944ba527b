import { plain, registeredName } from './text.ts'

/** Where a company is; '' for what is not known. */
export interface PostalAddress {
  street: string
  number: string
  complement: string
  district: string
  city: string
  /** Two letters. */
  state: string
  /** 8 digits. */
  cep: string
}

/** 'S/N' says that there is none. */
const plainNumber = (text: string) => plain(text).replace(/^sn$/, '')

const differs = (one: string, other: string) => one !== '' && other !== '' && one !== other

/**
 * Whether two addresses name two places. Streets are abbreviated in many ways, so they count only where no
 * postal code tells them apart; what one of them leaves out is no difference.
 */
export function isElsewhere(one: PostalAddress, other: PostalAddress): boolean {
  const hasCodes = one.cep !== '' && other.cep !== ''
  return (
    differs(one.state, other.state) ||
    differs(plain(one.city), plain(other.city)) ||
    differs(plainNumber(one.number), plainNumber(other.number)) ||
    (hasCodes ? one.cep !== other.cep : differs(plain(one.street), plain(other.street)))
  )
}

/** An address of a register that writes in capitals without accents, as people write one, who may have written parts of it. */
export function asWritten(registered: PostalAddress, own: PostalAddress): PostalAddress {
  const spelled = (name: 'street' | 'complement' | 'district' | 'city') =>
    plain(own[name]) === plain(registered[name]) ? own[name] : registeredName(registered[name])
  return {
    ...registered,
    street: spelled('street'),
    complement: spelled('complement'),
    district: spelled('district'),
    city: spelled('city'),
  }
}

/** 'Rua A, 10, Sala 2, Centro, Recife, PE, 50000-000', without what is not known. */
export function addressLine(address: PostalAddress): string {
  const { street, number, complement, district, city, state, cep } = address
  const code = cep.replace(/^(\d{5})(\d{3})$/, '$1-$2')
  return [street, number, complement, district, city, state, code].filter(Boolean).join(', ')
}
