import type { ReadinessItem } from '#/domain/readiness.ts'

export const READINESS_GROUPS = {
  fiscal: 'Fiscal',
  trabalho: 'Trabalhista e pagamentos',
  dados: 'Dados e segurança',
  acesso: 'Acesso',
} as const
export type ReadinessGroup = keyof typeof READINESS_GROUPS

interface ReadinessMeaning {
  group: ReadinessGroup
  /** What it is for who buys the product: a noun, which stands beside 'sim' and 'não' alike. */
  means: string
  /** Whom it concerns. */
  audience: string
}

/** What each item says to a buyer; its name is in domain/readiness.ts, where facets read it too. */
export const MEANINGS: Record<ReadinessItem, ReadinessMeaning> = {
  'nfe-ibs-cbs': {
    group: 'fiscal',
    means: 'Emissão de nota de produto já com os campos dos impostos novos.',
    audience: 'Quem vende produtos',
  },
  'nfse-nacional': {
    group: 'fiscal',
    means: 'Emissão de nota de serviço no padrão único do país, em qualquer cidade.',
    audience: 'Quem presta serviços',
  },
  'split-payment': {
    group: 'fiscal',
    means: 'Separação do imposto no momento em que o cliente paga.',
    audience: 'Quem recebe por meios eletrônicos',
  },
  'simples-hibrido': {
    group: 'fiscal',
    means: 'Cálculo de IBS e CBS por fora do DAS para quem escolhe o regime híbrido.',
    audience: 'Empresas do Simples Nacional',
  },
  'cnpj-com-letras': {
    group: 'fiscal',
    means: 'Uso, validação e impressão de CNPJs que têm letras.',
    audience: 'Todas as empresas',
  },
  'efd-sped': {
    group: 'fiscal',
    means: 'Geração dos arquivos da escrituração digital, prontos para entregar.',
    audience: 'Empresas do Lucro Real e do Lucro Presumido',
  },
  esocial: {
    group: 'trabalho',
    means: 'Envio dos eventos dos empregados ao eSocial.',
    audience: 'Quem tem empregados',
  },
  pix: {
    group: 'trabalho',
    means: 'Cobrança e conferência de pagamentos por Pix, sem digitação.',
    audience: 'Quem recebe de clientes',
  },
  'lgpd-encarregado': {
    group: 'dados',
    means: 'Nome e contato de quem responde pelos dados pessoais no fornecedor.',
    audience: 'Quem guarda dados de pessoas',
  },
  'lgpd-local-dos-dados': {
    group: 'dados',
    means: 'Informação do país em que os dados ficam.',
    audience: 'Quem guarda dados de pessoas',
  },
  'lgpd-suboperadores': {
    group: 'dados',
    means: 'Lista das outras empresas que tratam os seus dados.',
    audience: 'Quem guarda dados de pessoas',
  },
  backups: {
    group: 'dados',
    means: 'Cópias automáticas dos dados, que podem ser restauradas.',
    audience: 'Todas as empresas',
  },
  'iso-27001': {
    group: 'dados',
    means: 'Certificado ISO 27001 válido, de segurança da informação.',
    audience: 'Quem exige certificado de segurança',
  },
  'soc-2': {
    group: 'dados',
    means: 'Relatório SOC 2 de um auditor independente.',
    audience: 'Quem exige relatório de auditoria',
  },
  sso: {
    group: 'acesso',
    means: 'Entrada da equipe com a conta da empresa, como a do Google ou da Microsoft.',
    audience: 'Empresas com muitos usuários',
  },
  'segundo-fator': {
    group: 'acesso',
    means: 'Código pedido na entrada, além da senha.',
    audience: 'Todas as empresas',
  },
  acessibilidade: {
    group: 'acesso',
    means: 'Uso por pessoas com deficiência, como pede a ABNT NBR 17225.',
    audience: 'Todas as empresas',
  },
}
