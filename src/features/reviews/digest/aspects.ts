/** How reviewers speak of one thing. Each is the beginning of a word or of several, without accents. */
export interface AspectWords {
  /** Its name on the page. */
  text: string
  /** Things: they count where a part of a sentence begins with one (`topic.ts`). */
  topics: readonly string[]
  /** What says it of anything, wherever it stands: as praise, or as what is missed. */
  praise?: readonly string[]
  blame?: readonly string[]
  /** Not counted: it has one of the words, and speaks of another thing. A 'tabela de preço' is no price. */
  not?: readonly string[]
}

const ON_TELEPHONES = ['(?:no|pelo) (?:proprio )?(?:celular|tablet|aplicativo(?!s)|iphone)']

/** What reviewers speak of, by its name on the wire. An aspect more is one more line. */
export const ASPECTS = {
  preco: {
    text: 'Preço',
    topics: ['precos?(?![a-z])', 'mensalidade', 'custo', 'reajuste', 'assinatura (?:mensal|anual)'],
    praise: ['barat[oa]'],
    blame: ['car[oa]s?(?![a-z])', 'encarec'],
    not: [
      'precos? (?:de|da|por) (?:venda|compra|custo|revenda|tabela|produto|cliente)',
      'custos? (?:medio|padrao|real|por|d[aeo]s?) (?!implanta|licenca|manuten|sistema|mensal)',
      'reajuste (?:sindical|salarial|d[eo]s? (?:aluguel|alugueis|salario|contrato))',
    ],
  },
  suporte: {
    text: 'Suporte',
    topics: ['suporte', 'atendimento', 'pos-venda'],
    not: ['suporte a (?!client|usuari)'],
  },
  implantacao: {
    text: 'Implantação',
    topics: [
      'implanta',
      'migra(?:cao|r|mos|ram)',
      'instala(?:cao|r|mos|ram)',
      'treinamento',
      'configura',
    ],
  },
  facilidade: {
    text: 'Facilidade de uso',
    topics: ['telas', 'interface', 'usabilidade', 'navegacao'],
    praise: ['facil', 'intuitiv', 'simples (?:de|para) ', 'amigave', 'descomplicad'],
    blame: ['dificil', 'complicad', 'confus'],
  },
  relatorios: {
    text: 'Relatórios',
    topics: ['relatori', 'painel', 'paineis', 'dashboard', 'indicador', 'grafico'],
  },
  integracoes: {
    text: 'Integrações',
    topics: [
      'integra(?!is|l|nt)',
      'apis?(?![a-z])',
      'conecta',
      'conector',
      'sincroniz',
      'importa(?!n)',
      'exporta',
    ],
  },
  desempenho: {
    text: 'Desempenho',
    topics: ['desempenho', 'velocidade', 'lentidao', 'estabilidade'],
    praise: ['rapid[oa]', 'veloz', 'estave'],
    blame: [
      'lent[oa]',
      'lentidao',
      'trava',
      'instave',
      'instabilidade',
      'fora do ar',
      'demora (?:a|para|pra) (?:abrir|atualizar|carregar|gerar|processar|refletir|salvar)',
    ],
  },
  celular: {
    text: 'Uso no celular',
    topics: ['celular', 'aplicativo(?!s)', 'app(?![a-z])', 'android', 'iphone', 'tablet'],
    praise: ON_TELEPHONES,
    blame: ON_TELEPHONES,
  },
  fiscal: {
    text: 'Notas e impostos',
    topics: [
      'nota fiscal',
      'notas fiscais',
      'nf-?e(?![a-z])',
      'nfc-?e(?![a-z])',
      'nfs-?e(?![a-z])',
      'obrigacoes fiscais',
      'fiscal(?![a-z])',
      'sped(?![a-z])',
      'imposto',
    ],
  },
  financeiro: {
    text: 'Financeiro',
    topics: [
      'boleto',
      'conciliacao',
      'fluxo de caixa',
      'contas a (?:pagar|receber)',
      'cobranca',
      'pix(?![a-z])',
      'financeir',
    ],
  },
  estoque: {
    text: 'Estoque',
    topics: ['estoque', 'inventario', 'almoxarif'],
    not: ['inventario (?:[a-z]+ )?d[aeo]s? (?:rede|ti|computador|maquina|equipamento|software)'],
  },
} as const satisfies Record<string, AspectWords>

export type Aspect = keyof typeof ASPECTS

export const ASPECT_NAMES = Object.keys(ASPECTS) as Aspect[]
