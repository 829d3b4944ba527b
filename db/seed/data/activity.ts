/** Requests of people for pages that mirror the public register: by key of VENDORS, at a mailbox there. */
export const ACCESS_REQUESTS = [
  { vendor: 'taruma', mailbox: 'contato@taruma-tecnologia.example', daysAgo: 1.1 },
  { vendor: 'quitanda', mailbox: 'direcao@quitanda-automacao.example', daysAgo: 3.2 },
] as const

/** What the demonstration's person asked for, and what became of it. */
export const OWN_REQUESTS = [
  {
    vendor: 'serraverde',
    mailbox: 'ana@serra-verde-agrotech.example',
    daysAgo: 2.3,
    status: 'awaiting_admin',
    reason: null,
  },
  {
    vendor: 'sertao',
    mailbox: 'ana@sertao-tech.example',
    daysAgo: 40,
    status: 'refused',
    reason: 'O e-mail informado não é de um domínio da empresa. Peça de novo com um que seja.',
  },
] as const

/** Pages whose mailbox is proven, and that wait for an Admin: by key of VENDORS. */
export const CONFIRMATIONS = [
  { vendor: 'pinhao', mailbox: 'contato@pinhao-labs.example', askedDaysAgo: 6, provenDaysAgo: 1 },
  {
    vendor: 'cafezal',
    mailbox: 'diretoria@cafezal-financas.example',
    askedDaysAgo: 3,
    provenDaysAgo: 0.4,
  },
] as const

/** Reviews of a product that got many at once, which wait for an Admin. */
export const HELD_REVIEWS = {
  software: 'Caju Vendas',
  reviews: [
    {
      rating: 5,
      comment:
        'Melhor sistema que já usei. Vi no evento da semana passada e todo mundo do grupo está usando.',
      daysAgo: 0.9,
    },
    {
      rating: 5,
      comment: 'Recomendo muito, nota máxima para o time comercial e para o brinde.',
      daysAgo: 0.8,
    },
    {
      rating: 2,
      comment:
        'O funil é bonito, mas a importação da planilha antiga perdeu o telefone de metade dos contatos.',
      daysAgo: 0.6,
    },
  ],
} as const

/** What moderation saw of attempts to bend reviews, by name of software: on its page now, and over. */
export const REVIEW_ALERTS = [
  {
    software: HELD_REVIEWS.software,
    seen: 'Avaliações em série depois de um evento, em poucas horas e com frases parecidas. Elas esperam conferência e não contam na média.',
    daysAgo: 0.5,
  },
  {
    software: 'Sabiá IA',
    seen: 'Prêmio em dinheiro a quem desse nota máxima. As avaliações que vieram dele saíram da página.',
    daysAgo: 120,
  },
] as const

/** The link by which the demonstration's supplier invites its customers. */
export const REVIEW_INVITATION = { token: 'lince-erp-clientes', daysAgo: 12 } as const

/** What readers find wrong with reviews. */
export const REPORTS = [
  { reason: 'propaganda', details: 'Parece escrita por quem vende o produto.', daysAgo: 1.2 },
  { reason: 'falsa', details: 'Descreve um módulo que o produto não tem.', daysAgo: 2.1 },
  { reason: 'outra', details: 'Fala de outro produto da mesma empresa.', daysAgo: 4.3 },
] as const

/** Advertisements of the demonstration's supplier: first and last day from today, negative for the past. */
export const ADVERTISEMENTS = [
  {
    name: 'Fechamento do mês sem susto',
    picture: 'detail-lince-fechamento-do-mes',
    description: 'O Lince ERP mostra os números do dia para quem fecha o mês.',
    status: 'running',
    from: -12,
    to: 47,
  },
  {
    name: 'Estoque certo na virada do ano',
    picture: 'detail-lince-estoque-certo',
    description: 'Inventário e notas em uma tela, com a equipe de Joinville ao lado.',
    status: 'awaiting_review',
    from: 6,
    to: 35,
  },
  {
    name: 'Semana da indústria',
    picture: 'detail-lince-semana-da-industria',
    description: 'Implantação com quem está perto da sua fábrica.',
    status: 'ended',
    from: -75,
    to: -45,
  },
] as const

/** Lists that the demonstration's accounts saved, by name of software, with a note of each. */
export const SAVED_LISTS = [
  {
    of: 'user',
    name: 'Trocar o ERP em 2027',
    software: [
      ['Lince ERP', 'Pedir demonstração com os nossos dados.'],
      ['Tarumã ERP', 'Ver integração com o armazém.'],
      ['Planalto BI', ''],
    ],
  },
  {
    of: 'supplier',
    name: 'Com quem integrar',
    software: [
      ['Planalto BI', 'Painéis prontos para quem usa o Lince ERP.'],
      ['Atende Mais', ''],
    ],
  },
  {
    of: 'admin',
    name: 'Fichas a conferir',
    software: [
      ['Caju Vendas', 'Ver de novo depois do evento.'],
      ['Sabiá IA', ''],
    ],
  },
] as const

/** What somebody who reviewed a product finds wrong with what it declares. */
export const READINESS_REPORT =
  'O suporte respondeu que isto só vem na próxima versão. Vale conferir o que está declarado.'

/** Why a supplier wants another moderator to look at a review. */
export const RECOURSE =
  'A avaliação fala de um produto que não vendemos. Mandamos a lista do nosso catálogo.'

/** Why somebody may review a company that they once worked for. */
export const APPEAL =
  'Administrei a página até o ano passado e saí da empresa. Hoje uso o sistema como cliente.'

/** A file of software that an Admin imported: rows by what became of them, and those that did not go in. */
export const IMPORTED = {
  fileName: 'softwares-de-parceiros.csv',
  daysAgo: 20,
  read: 52,
  created: 31,
  changed: 12,
  unchanged: 6,
  refused: 2,
  repeated: 1,
  problems: [
    { line: 14, name: '', reason: 'falta o nome (name)', kind: 'refused' },
    {
      line: 37,
      name: 'Roteiro Simples',
      reason: 'falta a descrição (description)',
      kind: 'refused',
    },
    {
      line: 45,
      name: 'Lince ERP',
      reason: 'repete o software da linha 3, que vale',
      kind: 'repeated',
    },
  ],
} as const

/** A customer whom the demonstration's supplier asked for a testimony. */
export const TESTIMONY_REQUEST = {
  customerName: 'Helena Prates',
  email: 'helena@moveis-prates.example',
  message: 'Helena, conte como foi o primeiro fechamento de mês com o Lince ERP?',
  daysAgo: 2,
  daysLeft: 28,
} as const
