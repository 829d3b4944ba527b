/** What a product of the Brazilian market may be ready for, in the order of the screens; a key is its name on the wire. */
export const READINESS = {
  'nfe-ibs-cbs': 'NF-e e NFC-e com IBS e CBS',
  'nfse-nacional': 'NFS-e nacional',
  'split-payment': 'Split payment',
  'simples-hibrido': 'Simples híbrido 2027',
  'cnpj-com-letras': 'CNPJ com letras',
  'efd-sped': 'EFD e SPED',
  esocial: 'eSocial',
  pix: 'Pix',
  'lgpd-encarregado': 'LGPD: encarregado',
  'lgpd-local-dos-dados': 'LGPD: local dos dados',
  'lgpd-suboperadores': 'LGPD: suboperadores',
  backups: 'Backups',
  'iso-27001': 'ISO 27001',
  'soc-2': 'SOC 2',
  sso: 'Login único (SSO)',
  'segundo-fator': 'Segundo fator',
  acessibilidade: 'Acessibilidade',
} as const

export type ReadinessItem = keyof typeof READINESS

export const READINESS_ITEMS = Object.keys(READINESS) as [ReadinessItem, ...ReadinessItem[]]
