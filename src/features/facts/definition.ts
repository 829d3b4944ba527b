import { COMPANY_SIZES, SECTORS } from '#/domain/company-profile.ts'
import {
  ADJUSTMENTS,
  EXPORT_FORMATS,
  HOSTING,
  LANGUAGES,
  PLATFORMS,
  SUPPORT_CHANNELS,
  SUPPORT_HOURS,
} from '#/domain/product-facts.ts'
import { PRICE_MAX } from './limits.ts'

type Options = Readonly<Record<string, string>>

/** One value, in a few words. */
export type SimpleFact =
  | { kind: 'money'; label: string; most: number; none: string }
  | {
      kind: 'count'
      label: string
      most: number
      /** Its unit for one and for several. */
      unit: readonly [string, string]
      /** What 0 means. */
      none: string
    }
  | { kind: 'flag'; label: string; yes: string; no: string }
  | { kind: 'choice'; label: string; options: Options }
  | { kind: 'choices'; label: string; options: Options }

/** A fact of several parts, of plans, or of what it works with. */
export type Fact = (
  | SimpleFact
  | { kind: 'parts'; label: string; parts: Readonly<Record<string, SimpleFact>> }
  | { kind: 'plans'; label: string }
  | { kind: 'integrations'; label: string }
) & {
  group: FactGroup
  /** Services have it too. */
  ofServices?: true
  /** Its values are those of this facet of the explorer. */
  facet?: string
}

/** Parts of a page, each with a form of its own. */
export type FactGroup = 'precos' | 'publico' | 'detalhes'

const DAYS = ['dia', 'dias'] as const
const MONTHS = ['mês', 'meses'] as const

/**
 * What is known of a product, by its names on the wire. The wire's shape and its bounds, the form, the page, the
 * rows of a comparison and the columns of a file follow from here: a new fact is a line. What nobody said has no
 * value anywhere: it is 'Não informado', and never guessed.
 */
export const FACTS = {
  planos: { kind: 'plans', label: 'Planos', group: 'precos', ofServices: true },
  taxaImplantacaoCentavos: {
    kind: 'money',
    label: 'Taxa de implantação',
    most: PRICE_MAX,
    none: 'Sem taxa',
    group: 'precos',
    ofServices: true,
  },
  fidelidadeMeses: {
    kind: 'count',
    label: 'Fidelidade',
    most: 120,
    unit: MONTHS,
    none: 'Sem fidelidade',
    group: 'precos',
    ofServices: true,
  },
  reajuste: {
    kind: 'choice',
    label: 'Reajuste anual',
    options: ADJUSTMENTS,
    group: 'precos',
    ofServices: true,
  },
  diasGratis: {
    kind: 'count',
    label: 'Teste grátis',
    most: 365,
    unit: DAYS,
    none: 'Sem teste grátis',
    group: 'precos',
  },
  temPlanoGratuito: {
    kind: 'flag',
    label: 'Plano gratuito',
    yes: 'Sim',
    no: 'Não',
    group: 'precos',
  },
  diasImplantacao: {
    kind: 'count',
    label: 'Prazo de implantação',
    most: 730,
    unit: DAYS,
    none: 'No mesmo dia',
    group: 'publico',
    ofServices: true,
  },
  portes: {
    kind: 'choices',
    label: 'Portes de empresa',
    options: COMPANY_SIZES,
    group: 'publico',
    ofServices: true,
    facet: 'porte',
  },
  setores: {
    kind: 'choices',
    label: 'Setores',
    options: SECTORS,
    group: 'publico',
    ofServices: true,
  },
  plataformas: {
    kind: 'choices',
    label: 'Plataformas',
    options: PLATFORMS,
    group: 'detalhes',
    facet: 'plataforma',
  },
  hospedagem: {
    kind: 'choice',
    label: 'Hospedagem',
    options: HOSTING,
    group: 'detalhes',
    facet: 'hospedagem',
  },
  idiomas: {
    kind: 'choices',
    label: 'Idiomas',
    options: LANGUAGES,
    group: 'detalhes',
    ofServices: true,
  },
  suporte: {
    kind: 'parts',
    label: 'Suporte',
    parts: {
      canais: { kind: 'choices', label: 'Canais de suporte', options: SUPPORT_CHANNELS },
      horario: { kind: 'choice', label: 'Horário do suporte', options: SUPPORT_HOURS },
    },
    group: 'detalhes',
    ofServices: true,
  },
  exportacao: {
    kind: 'parts',
    label: 'Exportação dos dados ao sair',
    parts: {
      formatos: { kind: 'choices', label: 'Formatos de exportação', options: EXPORT_FORMATS },
      prazoDias: {
        kind: 'count',
        label: 'Prazo para exportar',
        most: 365,
        unit: DAYS,
        none: 'Na hora',
      },
    },
    group: 'detalhes',
  },
  integracoes: { kind: 'integrations', label: 'Integrações', group: 'detalhes' },
} as const satisfies Record<string, Fact>

export type FactName = keyof typeof FACTS

/** What is asked of a product that is new: the little that decides first. */
const FIRST_ASKED: ReadonlySet<string> = new Set<FactName>([
  'planos',
  'diasGratis',
  'temPlanoGratuito',
  'portes',
  'plataformas',
])

/** What a form asks for: a group, or the beginning of all. */
export type AskedFacts = FactGroup | 'essencial'

export const isAsked = (asked: AskedFacts, name: FactName, { group }: Fact) =>
  asked === 'essencial' ? FIRST_ASKED.has(name) : group === asked

/** All of them, or those of one group, in their order. */
export const factsOf = (group?: FactGroup): [FactName, Fact][] =>
  (Object.entries(FACTS) as [FactName, Fact][]).filter(([, fact]) => !group || fact.group === group)

/** Whether a kind of offer has a fact. */
export const isFactOf = ({ ofServices }: Fact, tipo: 'Software' | 'Serviço') =>
  tipo === 'Software' || ofServices === true
