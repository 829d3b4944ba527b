/** The links of the top bar and the footer: the specification's five, and two of its other places. */
export const ALL_LINKS = [
  { to: '/', text: 'Início' },
  { to: '/about', text: 'Sobre Nós' },
  { to: '/softwares', text: 'Softwares' },
  { to: '/suppliers', text: 'Fornecedores' },
  { to: '/news', text: 'Notícias' },
  { to: '/erp', text: 'Comparar' },
  { to: '/careers', text: 'Vagas' },
]

/** Whether the page at a path is the one of a link, or below it; everything is below home. */
export const isWithin = (pathname: string, to: string): boolean => {
  const path = pathname.toLowerCase()
  return path === to || (to !== '/' && path.startsWith(`${to}/`))
}
