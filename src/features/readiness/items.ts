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
  /** What 'sim' means for who buys the product. */
  means: string
  /** Whom it concerns. */
  audience: string
}

/** What each item says to a buyer; its name is in domain/readiness.ts, where facets read it too. */
export const MEANINGS: Record<ReadinessItem, ReadinessMeaning> = {
  'nfe-ibs-cbs': {
    group: 'fiscal',
    means: 'Emite nota de produto já com os campos dos impostos novos.',
    audience: 'Quem vende produtos',
  },
  'nfse-nacional': {
    group: 'fiscal',
    means: 'Emite nota de serviço no padrão único do país, em qualquer cidade.',
    audience: 'Quem presta serviços',
  },
  'split-payment': {
    group: 'fiscal',
    means: 'Separa o imposto no momento em que o cliente paga.',
    audience: 'Quem recebe por meios eletrônicos',
  },
  'simples-hibrido': {
    group: 'fiscal',
    means: 'Calcula IBS e CBS por fora do DAS para quem escolhe o regime híbrido.',
    audience: 'Empresas do Simples Nacional',
  },
  'cnpj-com-letras': {
    group: 'fiscal',
    means: 'Aceita, valida e imprime CNPJs que têm letras.',
    audience: 'Todas as empresas',
  },
  'efd-sped': {
    group: 'fiscal',
    means: 'Gera os arquivos da escrituração digital, prontos para entregar.',
    audience: 'Empresas do Lucro Real e do Lucro Presumido',
  },
  esocial: {
    group: 'trabalho',
    means: 'Envia os eventos dos empregados ao eSocial.',
    audience: 'Quem tem empregados',
  },
  pix: {
    group: 'trabalho',
    means: 'Cobra e confere pagamentos por Pix sem digitação.',
    audience: 'Quem recebe de clientes',
  },
  'lgpd-encarregado': {
    group: 'dados',
    means: 'O fornecedor diz quem responde pelos dados pessoais e como falar com essa pessoa.',
    audience: 'Quem guarda dados de pessoas',
  },
  'lgpd-local-dos-dados': {
    group: 'dados',
    means: 'O fornecedor diz em que país os dados ficam.',
    audience: 'Quem guarda dados de pessoas',
  },
  'lgpd-suboperadores': {
    group: 'dados',
    means: 'O fornecedor lista as outras empresas que tratam os seus dados.',
    audience: 'Quem guarda dados de pessoas',
  },
  backups: {
    group: 'dados',
    means: 'Há cópias automáticas dos dados, e elas podem ser restauradas.',
    audience: 'Todas as empresas',
  },
  'iso-27001': {
    group: 'dados',
    means: 'A segurança da informação tem certificado ISO 27001 válido.',
    audience: 'Quem exige certificado de segurança',
  },
  'soc-2': {
    group: 'dados',
    means: 'Há relatório SOC 2 de um auditor independente.',
    audience: 'Quem exige relatório de auditoria',
  },
  sso: {
    group: 'acesso',
    means: 'A equipe entra com o login da empresa, como o do Google ou da Microsoft.',
    audience: 'Empresas com muitos usuários',
  },
  'segundo-fator': {
    group: 'acesso',
    means: 'O login pode pedir um código além da senha.',
    audience: 'Todas as empresas',
  },
  acessibilidade: {
    group: 'acesso',
    means: 'Pessoas com deficiência conseguem usar o sistema, como pede a ABNT NBR 17225.',
    audience: 'Todas as empresas',
  },
}
