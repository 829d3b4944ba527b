/** Words of what is known of a product. Values as the wire and the database have them, with their texts. */

export const PERIODS = { mensal: 'por mês', anual: 'por ano', unico: 'pagamento único' } as const
export type Period = keyof typeof PERIODS

export const UNITS = { usuario: 'por usuário', empresa: 'por empresa', uso: 'por uso' } as const
export type Unit = keyof typeof UNITS

/** What a price is put up by once a year. */
export const ADJUSTMENTS = {
  ipca: 'IPCA',
  igpm: 'IGP-M',
  inpc: 'INPC',
  outro: 'Outro índice',
  nenhum: 'Sem reajuste anual',
} as const

export const PLATFORMS = {
  web: 'Navegador (web)',
  android: 'Android',
  ios: 'iPhone e iPad (iOS)',
  windows: 'Windows',
  macos: 'macOS',
  linux: 'Linux',
} as const

export const HOSTING = {
  brasil: 'Nuvem no Brasil',
  exterior: 'Nuvem fora do Brasil',
  propria: 'Servidor próprio do cliente',
} as const

export const LANGUAGES = {
  pt: 'Português',
  en: 'Inglês',
  es: 'Espanhol',
  fr: 'Francês',
  de: 'Alemão',
  it: 'Italiano',
  ja: 'Japonês',
  zh: 'Chinês',
} as const

export const SUPPORT_CHANNELS = {
  telefone: 'Telefone',
  whatsapp: 'WhatsApp',
  chat: 'Chat',
  email: 'E-mail',
  portal: 'Portal de chamados',
  presencial: 'Presencial',
  comunidade: 'Comunidade',
} as const

export const SUPPORT_HOURS = {
  comercial: 'Horário comercial',
  estendido: 'Horário comercial e fins de semana',
  integral: '24 horas, todos os dias',
} as const

export const EXPORT_FORMATS = {
  csv: 'CSV',
  xlsx: 'Excel (XLSX)',
  json: 'JSON',
  xml: 'XML',
  sql: 'Cópia do banco (SQL)',
  pdf: 'PDF',
  api: 'API',
} as const

/** What a month costs at most, in reais, as lists are narrowed down by it. */
export const PRICE_LIMITS = {
  50: 'Até R$ 50 por mês',
  100: 'Até R$ 100 por mês',
  200: 'Até R$ 200 por mês',
  500: 'Até R$ 500 por mês',
  1000: 'Até R$ 1.000 por mês',
} as const

/** How a price is charged, as lists are narrowed down by it. */
export const CHARGES = { usuario: 'Por usuário', empresa: 'Por empresa', uso: 'Por uso' } as const

/** What is tried or used without paying. */
export const FREE_OFFERS = { plano: 'Plano gratuito', teste: 'Teste grátis' } as const
