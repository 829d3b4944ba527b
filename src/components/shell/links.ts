/** The five links of the top bar and the footer. */
export const SITE_LINKS = [
  { to: '/', text: 'Início' },
  { to: '/about', text: 'Sobre Nós' },
  { to: '/softwares', text: 'Softwares' },
  { to: '/suppliers', text: 'Fornecedores' },
  { to: '/news', text: 'Notícias' },
]

/** Whether the page at a path is the one of a link, or below it; everything is below home. */
export const isWithin = (pathname: string, to: string): boolean => {
  const path = pathname.toLowerCase()
  return path === to || (to !== '/' && path.startsWith(`${to}/`))
}
