import type { BannerSeed } from './shapes.ts'

/** Advertisements of the demonstration; all of them lead to pages of this site. */
export const BANNERS: BannerSeed[] = [
  {
    kind: 'App',
    picture: 'app-qual-erp-serve-para-voce',
    linkUrl: '/softwares/ERP',
    description: 'Compare sistemas ERP pelas avaliações de quem já usa',
  },
  {
    kind: 'App',
    picture: 'app-sua-proxima-vaga-esta-aqui',
    linkUrl: '/careers',
    description: 'Vagas em empresas de tecnologia',
  },
  {
    kind: 'App',
    picture: 'app-sua-empresa-vende-software',
    linkUrl: '/suppliers',
    description: 'Conheça a página de fornecedores',
  },
  {
    kind: 'Mobile',
    picture: 'mobile-compare-erps',
    linkUrl: '/softwares/ERP',
    description: 'Compare sistemas ERP',
  },
  {
    kind: 'Mobile',
    picture: 'mobile-vagas-abertas',
    linkUrl: '/careers',
    description: 'Vagas em empresas de software',
  },
  {
    kind: 'Detail',
    picture: 'detail-nota-fiscal-sem-susto',
    linkUrl: '/softwares/NF-e',
    description: 'Compare emissores de nota fiscal',
  },
  {
    kind: 'Detail',
    picture: 'detail-venda-mais-conversando',
    linkUrl: '/softwares/CRM',
    description: 'Conheça sistemas de CRM',
  },
  {
    kind: 'Detail',
    picture: 'detail-quem-implanta-perto-de-voce',
    linkUrl: '/suppliers',
    description: 'Fornecedores de todas as regiões',
  },
  {
    kind: 'Detail',
    picture: 'detail-vagas-que-falam-a-sua-lingua',
    linkUrl: '/careers',
    description: 'Vagas em tecnologia',
  },
  {
    kind: 'Detail',
    picture: 'detail-decida-com-numeros',
    linkUrl: '/softwares/BI',
    description: 'Explore ferramentas de BI',
  },
  {
    kind: 'Detail',
    picture: 'detail-uma-praca-para-o-software-brasileiro',
    linkUrl: '/about',
    description: 'Saiba como a Praça funciona',
  },
  {
    kind: 'vertical',
    picture: 'vertical-folha-fechada-no-prazo',
    linkUrl: '/softwares/Folha',
    description: 'Sistemas de folha de pagamento',
  },
  {
    kind: 'vertical',
    picture: 'vertical-todo-chamado-com-dono',
    linkUrl: '/softwares/Help%20desk',
    description: 'Sistemas de help desk',
  },
  {
    kind: 'vertical',
    picture: 'vertical-loja-pronta-para-vender',
    linkUrl: '/softwares/E-commerce',
    description: 'Plataformas de comércio eletrônico',
  },
]
