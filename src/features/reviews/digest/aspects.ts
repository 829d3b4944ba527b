/**
 * What reviewers speak of, by its name on the wire. A word counts where it begins one of the text, whatever
 * its case and accents: 'relatori' finds 'Relatórios'; not where it is part of `not`, which speaks of another
 * thing: a 'tabela de preço' is a part of the product, and not what it costs. An aspect more is one more line.
 */
export const ASPECTS = {
  preco: {
    text: 'Preço',
    words: ['preco', 'caro', 'cara', 'barat', 'mensalidade', 'custo', 'reajuste', 'assinatura'],
    not: [
      '(?:trava|tabela|lista|formacao|etiqueta|consulta|alteracao|atualizacao)s? de precos?',
      'precos? (?:de|da|por) (?:venda|compra|custo|revenda|tabela|produto|cliente)',
      'custo (?:medio|da obra|de producao|por obra)',
      'centros? de custo',
      'assinatura (?:eletronica|digital|do cliente)',
    ],
  },
  suporte: {
    text: 'Suporte',
    words: ['suporte', 'atendiment', 'atende rapido', 'chamado', 'pos-venda'],
  },
  implantacao: {
    text: 'Implantação',
    words: ['implanta', 'migra', 'instala', 'treinamento', 'configura', 'comecar a usar'],
  },
  facilidade: {
    text: 'Facilidade de uso',
    words: ['facil', 'intuitiv', 'simples', 'dificil', 'complicad', 'confus', 'telas', 'interface'],
  },
  relatorios: {
    text: 'Relatórios',
    words: ['relatori', 'painel', 'paineis', 'dashboard', 'indicador', 'grafico'],
  },
  integracoes: {
    text: 'Integrações',
    words: ['integra', 'api', 'conecta', 'sincroniza', 'importa', 'exporta'],
  },
  desempenho: {
    text: 'Desempenho',
    words: [
      'lent',
      'rapid',
      'trava',
      'demora',
      'desempenho',
      'veloz',
      'velocidade',
      'instav',
      'fora do ar',
    ],
  },
  celular: {
    text: 'Uso no celular',
    words: ['celular', 'aplicativo', 'app', 'android', 'iphone', 'tablet'],
  },
  fiscal: {
    text: 'Notas e impostos',
    words: [
      'nota fiscal',
      'notas fiscais',
      'nf-e',
      'nfc-e',
      'nfs-e',
      'nfe',
      'obrigacoes fiscais',
      'area fiscal',
      'modulo fiscal',
      'parte fiscal',
      'sped',
      'imposto',
    ],
  },
  financeiro: {
    text: 'Financeiro',
    words: ['boleto', 'conciliacao', 'fluxo de caixa', 'contas a', 'cobranca', 'pix', 'financeir'],
  },
  estoque: { text: 'Estoque', words: ['estoque', 'inventario', 'almoxarif'] },
} as const satisfies Record<
  string,
  { text: string; words: readonly string[]; not?: readonly string[] }
>

export type Aspect = keyof typeof ASPECTS

export const ASPECT_NAMES = Object.keys(ASPECTS) as Aspect[]
