/**
 * What kind of company uses a product: said by suppliers of whom their product suits, and by reviewers of
 * their own company. Values as the wire and the database have them, with their texts.
 */

/** Sizes by Lei Complementar 123/2006 (MEI, ME, EPP), and above them as the BNDES divides. */
export const COMPANY_SIZES = {
  mei: 'MEI',
  me: 'Microempresa (ME)',
  epp: 'Pequena empresa (EPP)',
  media: 'Média empresa',
  grande: 'Grande empresa',
} as const
export type CompanySize = keyof typeof COMPANY_SIZES

/** Sections of CNAE 2.3 (IBGE), joined where buyers of software see one line of business. */
export const SECTORS = {
  agro: 'Agronegócio',
  alimentacao: 'Bares e restaurantes',
  comercio: 'Comércio e varejo',
  construcao: 'Construção e imóveis',
  contabilidade: 'Contabilidade',
  educacao: 'Educação',
  financas: 'Finanças e seguros',
  governo: 'Governo',
  hotelaria: 'Hotelaria e turismo',
  industria: 'Indústria',
  juridico: 'Jurídico',
  saude: 'Saúde',
  servicos: 'Serviços',
  tecnologia: 'Tecnologia',
  terceiro_setor: 'Terceiro setor',
  transporte: 'Transporte e logística',
} as const
export type Sector = keyof typeof SECTORS

/** What a reviewer does in their company. */
export const ROLES = {
  direcao: 'Direção ou sociedade',
  gestao: 'Gerência ou coordenação',
  operacao: 'Operação do dia a dia',
  ti: 'Tecnologia da informação',
  consultoria: 'Consultoria',
  outra: 'Outra',
} as const
export type Role = keyof typeof ROLES

export const USE_TIMES = {
  ate_6_meses: 'Menos de 6 meses',
  ate_1_ano: 'De 6 meses a 1 ano',
  ate_2_anos: 'De 1 a 2 anos',
  mais_2_anos: 'Mais de 2 anos',
} as const
export type UseTime = keyof typeof USE_TIMES
