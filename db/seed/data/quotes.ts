/** What somebody asked suppliers for, and what came of it. */
export interface QuoteSeed {
  /** One of the demonstration's accounts, or somebody else. */
  by: 'user' | 'supplier' | 'admin' | 'other'
  software: string
  need: string
  city: string
  sector: 'comercio' | 'tecnologia' | 'servicos'
  budget: string
  daysAgo: number
  /** An Admin is to look at it first. */
  isHeld?: true
  suppliers: { vendor: string; answer?: QuoteAnswer }[]
}

interface QuoteAnswer {
  text: string
  priceCents: number
  daysAgo: number
}

/** What was answered was so long ago that its buyer is asked what came of it. */
export const QUOTES: QuoteSeed[] = [
  {
    by: 'user',
    software: 'Lince ERP',
    need: 'Temos duas lojas de material de construção e 18 pessoas. Queremos sair das planilhas: estoque das duas lojas junto, notas e contas a pagar.',
    city: 'Londrina (PR)',
    sector: 'comercio',
    budget: 'Até R$ 900 por mês',
    daysAgo: 19,
    suppliers: [
      {
        vendor: 'lince',
        answer: {
          text: 'Olá! Para duas lojas e até 20 usuários, o plano cobre estoque, notas e financeiro. A implantação leva três semanas.',
          priceCents: 78_000,
          daysAgo: 18,
        },
      },
    ],
  },
  {
    by: 'other',
    software: 'Lince ERP',
    need: 'Procuro um sistema de gestão com implantação incluída para abrir a minha loja em janeiro.',
    city: 'Londrina (PR)',
    sector: 'comercio',
    budget: 'Até R$ 900 por mês',
    daysAgo: 1,
    isHeld: true,
    suppliers: [{ vendor: 'lince' }],
  },
  {
    by: 'supplier',
    software: 'Folha Certa',
    need: 'Somos 42 pessoas, com comissão no time de vendas e plantão no suporte. Queremos a folha e o eSocial no mesmo sistema.',
    city: 'Curitiba (PR)',
    sector: 'tecnologia',
    budget: 'Até R$ 1.500 por mês',
    daysAgo: 21,
    suppliers: [
      {
        vendor: 'folhacerta',
        answer: {
          text: 'Bom dia! Comissões e plantões já vêm prontos, e o eSocial está incluído. Migramos os últimos doze meses de folha.',
          priceCents: 118_000,
          daysAgo: 20,
        },
      },
      {
        vendor: 'ipe',
        answer: {
          text: 'Revendemos e implantamos o Folha Certa. O valor inclui a licença e quatro horas de suporte por mês.',
          priceCents: 134_000,
          daysAgo: 18,
        },
      },
    ],
  },
  {
    by: 'supplier',
    software: 'Planalto BI',
    need: 'Queremos painéis de suporte e de vendas para oito gestores, com os dados do nosso próprio ERP.',
    city: 'Curitiba (PR)',
    sector: 'tecnologia',
    budget: 'Até R$ 1.000 por mês',
    daysAgo: 1,
    suppliers: [{ vendor: 'planalto' }],
  },
  {
    by: 'admin',
    software: 'Planalto BI',
    need: 'Queremos painéis de atendimento para uma equipe de nove pessoas, com dados de duas planilhas e de um sistema próprio.',
    city: 'Belo Horizonte (MG)',
    sector: 'servicos',
    budget: 'Até R$ 600 por mês',
    daysAgo: 22,
    suppliers: [
      {
        vendor: 'planalto',
        answer: {
          text: 'Olá! O plano de equipe atende até dez pessoas e lê planilhas e bancos de dados. Ajudamos a montar os três primeiros painéis.',
          priceCents: 49_000,
          daysAgo: 21,
        },
      },
      {
        vendor: 'ipe',
        answer: {
          text: 'Montamos os painéis e treinamos a equipe. O valor é por mês e inclui a licença.',
          priceCents: 58_000,
          daysAgo: 19,
        },
      },
    ],
  },
]
