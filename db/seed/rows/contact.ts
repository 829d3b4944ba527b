import type { NewVendor } from '../../factories/vendors.ts'
import type { VendorSeed } from '../data/shapes.ts'
import { integer, pick, type Random } from '../random.ts'

const STREETS = [
  'Rua das Palmeiras',
  'Avenida Beira-Rio',
  'Rua Quinze de Novembro',
  'Avenida do Contorno',
  'Rua dos Ipês',
  'Travessa da Matriz',
]
const BAIRROS = ['Centro', 'Jardim América', 'Boa Vista', 'Vila Nova', 'Distrito Industrial']

/** Area code of each state's city in the demonstration; '11' elsewhere. */
const AREA_CODES: Record<string, string> = {
  SC: '47',
  PE: '81',
  DF: '61',
  MG: '31',
  SP: '19',
  GO: '62',
  PR: '41',
  CE: '85',
}

/** First digits of the CEP by state; the rest is made up. */
const CEP_PREFIXES: Record<string, string> = {
  SC: '89',
  PE: '50',
  DF: '70',
  MG: '30',
  SP: '13',
  GO: '74',
  PR: '80',
  CE: '60',
}

/** Made-up contact and address of a company that manages its page; the phone cannot ring (5550-01xx). */
export function contactOf(
  { state }: Pick<VendorSeed, 'state'>,
  domain: string,
  random: Random,
): Partial<NewVendor> {
  return {
    email: `contato@${domain}.example`,
    phone: `(${AREA_CODES[state] ?? '11'}) 5550-01${integer(random, 10, 99)}`,
    cep: `${CEP_PREFIXES[state] ?? '01'}${integer(random, 100_000, 899_999)}`,
    street: pick(random, STREETS),
    streetNumber: String(integer(random, 20, 2400)),
    bairro: pick(random, BAIRROS),
    acceptsLeads: true,
  }
}
