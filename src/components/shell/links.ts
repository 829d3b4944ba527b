/** The five links of the top bar and the footer. */
export const SITE_LINKS = [
  { to: '/', text: 'Início' },
  { to: '/about', text: 'Sobre Nós' },
  { to: '/softwares', text: 'Softwares' },
  { to: '/suppliers', text: 'Fornecedores' },
  { to: '/news', text: 'Notícias' },
]
