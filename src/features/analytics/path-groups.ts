/** Kinds of pages, each by the beginning of their addresses; the first that fits counts. */
const GROUPS = [
  '/recuperar-senha',
  '/request-access',
  '/supplier/sugestion',
  '/supplier/new',
  '/supplier/details',
  '/supplier/detail',
  '/supplier/profile',
  '/payment',
  '/erp',
  '/supplier-not-found',
  '/supplier',
  '/suppliers',
  '/software/details',
  '/softwares',
  '/news',
  '/about',
  '/information/artigo',
  '/artigos',
  '/user/profile',
  '/usuario/perfil',
  '/admin',
  '/erp/comparar',
  '/erp',
  '/careers/results',
  '/careers',
  '/authvalidation',
  '/changepassword',
  '/depoimento',
  '/termos',
  '/privacidade',
]
export const OTHER_PAGES = 'outras'

/** What a path is counted as: nothing that was searched for, and nobody's id, is in it. */
export function pathGroup(path: string): string {
  if (path === '/') return path
  return GROUPS.find((group) => path === group || path.startsWith(`${group}/`)) ?? OTHER_PAGES
}
