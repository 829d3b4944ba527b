/** What the audit trail is about, as Admins read it. */
export const SUBJECT_NAMES: Record<string, string> = {
  access_request: 'Pedidos de acesso',
  review: 'Avaliações',
  category: 'Categorias',
  category_suggestion: 'Sugestões de categoria',
  vendor: 'Fornecedores',
  offer: 'Softwares e serviços',
  article: 'Notícias, artigos e vagas',
  banner: 'Banners',
  advertisement: 'Publicidades',
  user: 'Usuários',
  import: 'Importações',
  payment: 'Pagamentos',
}

/** What was done, as Admins choose it. */
export const ACTION_NAMES: Record<string, string> = {
  add: 'Criou',
  edit: 'Mudou',
  delete: 'Excluiu',
  unpublish: 'Despublicou',
  approve: 'Aceitou',
  withdraw: 'Retirou do ar',
  refuse: 'Recusou',
  keep: 'Manteve',
  hide: 'Ocultou',
  restore: 'Restaurou',
  show: 'Exibiu de novo',
  removeReply: 'Removeu resposta',
  activate: 'Ativou',
  deactivate: 'Desativou',
  merge: 'Juntou',
  block: 'Bloqueou',
  unblock: 'Desbloqueou',
  promote: 'Tornou Admin',
  demote: 'Tirou Admin',
  refund: 'Devolveu pagamento',
  giveBack: 'Devolveu pagamento a mais',
  mismatch: 'Não aceitou pagamento',
  editTestimony: 'Mudou depoimento',
  deleteTestimony: 'Excluiu depoimento',
  chooseTestimonies: 'Escolheu depoimentos',
  editStory: 'Mudou história de sucesso',
  deleteStory: 'Excluiu história de sucesso',
  chooseStories: 'Escolheu histórias de sucesso',
  addAdministrator: 'Adicionou administrador',
  inactivateAdministrator: 'Inativou administrador',
  reactivateAdministrator: 'Reativou administrador',
}

/** What somebody did, before the name of what they did it to. */
const DEEDS: Record<string, Record<string, string>> = {
  access_request: {
    approve: 'aceitou um pedido de acesso à página de',
    refuse: 'recusou um pedido de acesso à página de',
  },
  review: {
    keep: 'manteve uma avaliação de',
    hide: 'ocultou uma avaliação de',
    restore: 'restaurou uma avaliação de',
    removeReply: 'removeu a resposta a uma avaliação de',
  },
  category: {
    add: 'criou a categoria',
    approve: 'aceitou, como sugerida, a categoria',
    edit: 'mudou a categoria',
    activate: 'ativou a categoria',
    deactivate: 'desativou a categoria',
    merge: 'juntou a outra a categoria',
  },
  category_suggestion: { refuse: 'recusou a sugestão da categoria' },
  vendor: {
    hide: 'ocultou a página de',
    show: 'exibiu de novo a página de',
    editTestimony: 'mudou um depoimento da página de',
    deleteTestimony: 'excluiu um depoimento da página de',
    chooseTestimonies: 'escolheu os depoimentos da página de',
    editStory: 'mudou uma história de sucesso da página de',
    deleteStory: 'excluiu uma história de sucesso da página de',
    chooseStories: 'escolheu as histórias de sucesso da página de',
    addAdministrator: 'adicionou um administrador à página de',
    inactivateAdministrator: 'inativou um administrador da página de',
    reactivateAdministrator: 'reativou um administrador da página de',
  },
  offer: { hide: 'ocultou a página de', show: 'exibiu de novo a página de' },
  article: { add: 'criou', edit: 'mudou', unpublish: 'tirou do ar', delete: 'excluiu' },
  banner: {
    add: 'criou o banner',
    edit: 'mudou o banner',
    activate: 'ativou o banner',
    deactivate: 'desativou o banner',
    delete: 'excluiu o banner',
  },
  advertisement: {
    approve: 'aprovou a publicidade',
    refuse: 'recusou a publicidade',
    withdraw: 'retirou do ar a publicidade',
  },
  user: {
    block: 'bloqueou a conta de',
    unblock: 'desbloqueou a conta de',
    promote: 'deu o papel de Admin a',
    demote: 'tirou o papel de Admin de',
  },
  import: { add: 'importou o arquivo' },
  payment: {
    refund: 'devolveu o pagamento da publicidade',
    giveBack: 'devolve um pagamento que nada paga, da publicidade',
    mismatch: 'não aceitou um pagamento de outro valor, da publicidade',
  },
}

/** What the site does by itself. */
const OWN_ACTIONS = ['giveBack', 'mismatch']

/** Who did something that no account stands behind. */
export const nobodysName = (action: string) =>
  OWN_ACTIONS.includes(action) ? 'O site' : 'Alguém que saiu'

/** 'ocultou a página de'; for what is not known by name, what is known. */
export function deed(subjectKind: string, action: string): string {
  const known = DEEDS[subjectKind]?.[action]
  if (known) return known
  const verb = ACTION_NAMES[action]?.toLowerCase() ?? action
  return `${verb}, em ${SUBJECT_NAMES[subjectKind] ?? subjectKind},`
}
