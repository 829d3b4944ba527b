/** What pages are called, by what their views are counted as; one that is new goes by that until it is named here. */
export const PAGE_NAMES: Record<string, string> = {
  '/': 'Início',
  '/about': 'Sobre Nós',
  '/acessibilidade': 'Acessibilidade',
  '/calendario-fiscal': 'Calendário fiscal',
  '/careers': 'Vagas',
  '/careers/results': 'Resultados de vagas',
  '/como-verificamos': 'Como verificamos as avaliações',
  '/dados-abertos': 'Dados abertos',
  '/erp': 'Comparar',
  '/erp/comparar': 'Softwares lado a lado',
  '/fornecedores': 'Empresas de tecnologia no Brasil',
  '/fornecedores/atividade': 'Empresas de uma atividade',
  '/indice': 'Índice Praça',
  '/information/artigo': 'Artigos',
  '/minhas-listas': 'Minhas listas',
  '/news': 'Notícias',
  '/privacidade': 'Privacidade',
  '/selos': 'Selos dos fornecedores',
  '/software/alternativas': 'Alternativas a um software',
  '/software/details': 'Páginas de softwares e serviços',
  '/softwares': 'Softwares',
  '/supplier': 'Seja um fornecedor',
  '/supplier/details': 'Páginas de fornecedores',
  '/supplier/new': 'Cadastro de fornecedor',
  '/suppliers': 'Fornecedores',
  '/termos': 'Termos de uso',
  '/user/profile': 'Perfil',
  '/usuario/perfil': 'Perfis de pessoas',
}

/** @param group what its views are counted as; it names itself where it has no name here */
export const pageName = (group: string): string => PAGE_NAMES[group] ?? group
