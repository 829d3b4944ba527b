/** A kind of thing that Admins decide about, in the words of the audit trail. */
interface Subject {
  /** Several of them, as a filter names them. */
  name: string
  /** What somebody did, by its action, before the name of what they did it to. */
  deeds: Record<string, string>
}

/** Parts of the navigation of Admins, in its order. */
export const DESK_GROUPS = ['Filas', 'Catálogo', 'Conteúdo', 'Sistema'] as const

interface DeskEntry {
  /** After `/admin/`. */
  path: string
  title: string
  /** Of the navigation; without one it stands before them all. */
  group?: (typeof DESK_GROUPS)[number]
  /** The search of commands finds its rows, by what the desk's own search looks through. */
  isFound?: true
  /** Of its page in the browser's tab, where that is not `TITLE · Administração · Praça`. */
  pageTitle?: string
  /** The folder of its definition, `desk.tsx`; without one it has a screen of its own in `src/routes`. */
  room?: string
  /** What is decided there, by the kind of the audit trail's subjects. */
  subjects?: Record<string, Subject>
}

/** The desks of Admins; within its group each is in the order of the navigation (docs/decisions/0024). */
export const DESKS: DeskEntry[] = [
  { path: '', title: 'Visão geral' },
  {
    path: 'access-requests',
    title: 'Pedidos de acesso',
    group: 'Filas',
    subjects: {
      access_request: {
        name: 'Pedidos de acesso',
        deeds: {
          approve: 'aceitou um pedido de acesso à página de',
          refuse: 'recusou um pedido de acesso à página de',
        },
      },
    },
  },
  { path: 'confirmations', title: 'Confirmações', group: 'Filas', room: 'confirmation/desk' },
  {
    path: 'reviews',
    title: 'Avaliações',
    group: 'Filas',
    subjects: {
      review: {
        name: 'Avaliações',
        deeds: {
          keep: 'manteve uma avaliação de',
          hide: 'ocultou uma avaliação de',
          restore: 'restaurou uma avaliação de',
          removeReply: 'removeu a resposta a uma avaliação de',
          lapse: 'publicou, sem decisão no prazo, uma avaliação de',
        },
      },
      review_appeal: {
        name: 'Contestações',
        deeds: { uphold: 'aceitou uma contestação sobre', dismiss: 'negou uma contestação sobre' },
      },
    },
  },
  {
    path: 'recourses',
    title: 'Recursos',
    group: 'Filas',
    room: 'reviews/recourses/desk',
    subjects: {
      review_recourse: {
        name: 'Recursos',
        deeds: {
          grantRecourse: 'aceitou um recurso sobre uma avaliação de',
          refuseRecourse: 'negou um recurso sobre uma avaliação de',
        },
      },
    },
  },
  {
    path: 'review-alerts',
    title: 'Alertas de avaliações',
    group: 'Conteúdo',
    room: 'transparency/alerts/desk',
  },
  {
    path: 'category',
    title: 'Categorias',
    group: 'Catálogo',
    isFound: true,
    pageTitle: 'Categorias · Praça',
    room: 'catalogue/categories/desk',
    subjects: {
      category: {
        name: 'Categorias',
        deeds: {
          add: 'criou a categoria',
          addStandard: 'carregou as categorias padrão, a começar por',
          approve: 'aceitou, como sugerida, a categoria',
          edit: 'mudou a categoria',
          activate: 'ativou a categoria',
          deactivate: 'desativou a categoria',
          merge: 'juntou a outra a categoria',
        },
      },
      category_suggestion: {
        name: 'Sugestões de categoria',
        deeds: { refuse: 'recusou a sugestão da categoria' },
      },
    },
  },
  {
    path: 'news',
    title: 'Conteúdo',
    group: 'Conteúdo',
    isFound: true,
    pageTitle: 'Conteúdo · Praça',
    room: 'news/desk',
    subjects: {
      article: {
        name: 'Notícias, artigos e vagas',
        deeds: { add: 'criou', edit: 'mudou', unpublish: 'tirou do ar', delete: 'excluiu' },
      },
    },
  },
  {
    path: 'suppliers',
    title: 'Fornecedores',
    group: 'Catálogo',
    isFound: true,
    room: 'vendors/desk',
    subjects: {
      vendor: {
        name: 'Fornecedores',
        deeds: {
          hide: 'ocultou a página de',
          show: 'exibiu de novo a página de',
          edit: 'mudou os dados de',
          takeOver: 'assumiu a página de',
          confirm: 'confirmou o cadastro de',
          leaveUnconfirmed: 'não confirmou o cadastro de',
          unconfirm: 'retirou a confirmação do cadastro de',
          note_sanction: 'comentou uma sanção de',
          noteContract: 'comentou um contrato público de',
          remove_page: 'removeu a página de',
          restore_page: 'desfez a remoção da página de',
          useRegistered: 'usou um dado da Receita na página de',
          keepOwn: 'manteve um dado da página de',
          confirmResale: 'confirmou uma revenda da página de',
          unconfirmResale: 'retirou a confirmação de uma revenda da página de',
          remind: 'lembrou de confirmar o cadastro quem administra a página de',
          feature: 'recomendou',
          unfeature: 'deixou de recomendar',
          alert: 'pôs um alerta nas avaliações de',
          endAlert: 'tirou o alerta das avaliações de',
          givePage: 'passou a outra conta a página de',
          editTestimony: 'mudou um depoimento da página de',
          deleteTestimony: 'excluiu um depoimento da página de',
          chooseTestimonies: 'escolheu os depoimentos da página de',
          editStory: 'mudou uma história de sucesso da página de',
          deleteStory: 'excluiu uma história de sucesso da página de',
          chooseStories: 'escolheu as histórias de sucesso da página de',
          addAdministrator: 'adicionou um administrador à página de',
          inactivateAdministrator: 'inativou um administrador da página de',
          reactivateAdministrator: 'reativou um administrador da página de',
          inviteAdministrator: 'convidou alguém a administrar a página de',
          withdrawInvitation: 'cancelou um convite para administrar a página de',
          acceptInvitation: 'aceitou o convite para administrar a página de',
          declineInvitation: 'recusou o convite para administrar a página de',
        },
      },
    },
  },
  {
    path: 'offers',
    title: 'Softwares e serviços',
    group: 'Catálogo',
    isFound: true,
    room: 'catalogue/desk',
    subjects: {
      offer: {
        name: 'Softwares e serviços',
        deeds: {
          hide: 'ocultou a página de',
          show: 'exibiu de novo a página de',
          withdrawName: 'retirou um nome anterior de',
          alert: 'pôs um alerta nas avaliações de',
          endAlert: 'tirou o alerta das avaliações de',
          giveToMaker: 'passou ao fabricante o software',
          refuseMaker: 'recusou o pedido do software',
        },
      },
    },
  },
  {
    path: 'readiness-reports',
    title: 'Denúncias de prontidão',
    group: 'Filas',
    room: 'readiness/reports/desk',
    subjects: {
      readiness: {
        name: 'Prontidão',
        deeds: {
          withdrawReadiness: 'retirou uma declaração de prontidão de',
          keepReadiness: 'manteve uma declaração de prontidão de',
        },
      },
    },
  },
  {
    path: 'quote-reports',
    title: 'Orçamentos a conferir',
    group: 'Filas',
    room: 'quotes/desk',
    subjects: {
      quote: {
        name: 'Pedidos de orçamento',
        deeds: {
          stopQuote: 'barrou um pedido ou uma conversa de orçamento de',
          keepQuote: 'deixou seguir um pedido ou uma conversa de orçamento de',
        },
      },
    },
  },
  {
    path: 'proofs',
    title: 'Comprovações de uso',
    group: 'Filas',
    room: 'proofs/desk',
    subjects: {
      review_proof: {
        name: 'Comprovações de uso',
        deeds: {
          acceptProof: 'aceitou uma comprovação de uso de',
          refuseProof: 'não aceitou uma comprovação de uso de',
        },
      },
    },
  },
  {
    path: 'law-dates',
    title: 'Calendário fiscal',
    group: 'Conteúdo',
    room: 'readiness/law/desk',
    subjects: {
      law_date: {
        name: 'Datas da lei',
        deeds: { add: 'criou a data', edit: 'mudou a data', delete: 'excluiu a data' },
      },
    },
  },
  { path: 'offer-claims', title: 'Pedidos de software', group: 'Filas', room: 'makers/desk' },
  {
    path: 'advertisements',
    title: 'Publicidades',
    group: 'Filas',
    room: 'advertising/desk',
    subjects: {
      advertisement: {
        name: 'Publicidades',
        deeds: {
          approve: 'aprovou a publicidade',
          refuse: 'recusou a publicidade',
          withdraw: 'retirou do ar a publicidade',
        },
      },
      payment: {
        name: 'Pagamentos',
        deeds: {
          refund: 'devolveu o pagamento da publicidade',
          giveBack: 'devolve um pagamento que nada paga, da publicidade',
          mismatch: 'não aceitou um pagamento de outro valor, da publicidade',
        },
      },
    },
  },
  {
    path: 'banners',
    title: 'Banners',
    group: 'Conteúdo',
    room: 'banners/desk',
    subjects: {
      banner: {
        name: 'Banners',
        deeds: {
          add: 'criou o banner',
          edit: 'mudou o banner',
          activate: 'ativou o banner',
          deactivate: 'desativou o banner',
          delete: 'excluiu o banner',
        },
      },
    },
  },
  {
    path: 'users',
    title: 'Usuários',
    group: 'Sistema',
    isFound: true,
    room: 'accounts/desk',
    subjects: {
      user: {
        name: 'Usuários',
        deeds: {
          block: 'bloqueou a conta de',
          unblock: 'desbloqueou a conta de',
          promote: 'deu o papel de Admin a',
          demote: 'tirou o papel de Admin de',
          removeSecondFactor: 'desativou a verificação em duas etapas de',
        },
      },
    },
  },
  {
    path: 'search',
    title: 'Busca',
    group: 'Sistema',
    room: 'search/desk',
    subjects: {
      term_group: {
        name: 'Grupos de termos da busca',
        deeds: {
          add: 'criou o grupo de termos',
          edit: 'mudou o grupo de termos',
          activate: 'ligou o grupo de termos',
          deactivate: 'desligou o grupo de termos',
          delete: 'excluiu o grupo de termos',
        },
      },
    },
  },
  {
    path: 'imports',
    title: 'Importações',
    group: 'Catálogo',
    room: 'imports/desk',
    subjects: { import: { name: 'Importações', deeds: { add: 'importou o arquivo' } } },
  },
  {
    path: 'registers',
    title: 'Fontes públicas',
    group: 'Sistema',
    room: 'sources/desk',
    subjects: {
      source_run: {
        name: 'Leituras de fontes públicas',
        deeds: {
          readSource: 'mandou ler a fonte',
          readSourceAnyway: 'mandou trazer assim mesmo a fonte',
          stopSource: 'mandou parar a leitura de',
        },
      },
    },
  },
  { path: 'audit', title: 'Registro', group: 'Sistema', room: 'audit/desk' },
]
