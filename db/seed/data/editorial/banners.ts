import type { BannerSeed } from './shapes.ts'

/** Advertisements of the demonstration; all of them lead to pages of this site. */
export const BANNERS: BannerSeed[] = [
  {
    kind: 'App',
    picture: 'app-qual-erp-serve-para-voce',
    linkUrl: '/softwares/ERP',
    description: 'Demonstração: compare sistemas ERP pelas avaliações de quem já usa.',
  },
  {
    kind: 'App',
    picture: 'app-sua-proxima-vaga-esta-aqui',
    linkUrl: '/careers',
    description: 'Demonstração: vagas em empresas de tecnologia.',
  },
  {
    kind: 'App',
    picture: 'app-sua-empresa-vende-software',
    linkUrl: '/suppliers',
    description: 'Demonstração: conheça a página de fornecedores.',
  },
  {
    kind: 'Mobile',
    picture: 'mobile-compare-erps',
    linkUrl: '/softwares/ERP',
    description: 'Demonstração: compare sistemas ERP.',
  },
  {
    kind: 'Mobile',
    picture: 'mobile-vagas-abertas',
    linkUrl: '/careers',
    description: 'Demonstração: vagas em empresas de software.',
  },
  {
    kind: 'Detail',
    picture: 'detail-nota-fiscal-sem-susto',
    linkUrl: '/softwares/NF-e',
    description: 'Demonstração: compare emissores de nota fiscal.',
  },
  {
    kind: 'Detail',
    picture: 'detail-venda-mais-conversando',
    linkUrl: '/softwares/CRM',
    description: 'Demonstração: conheça sistemas de CRM.',
  },
  {
    kind: 'Detail',
    picture: 'detail-quem-implanta-perto-de-voce',
    linkUrl: '/suppliers',
    description: 'Demonstração: fornecedores de todas as regiões.',
  },
  {
    kind: 'Detail',
    picture: 'detail-vagas-que-falam-a-sua-lingua',
    linkUrl: '/careers',
    description: 'Demonstração: vagas em tecnologia.',
  },
  {
    kind: 'Detail',
    picture: 'detail-decida-com-numeros',
    linkUrl: '/softwares/BI',
    description: 'Demonstração: explore ferramentas de BI.',
  },
  {
    kind: 'Detail',
    picture: 'detail-uma-praca-para-o-software-brasileiro',
    linkUrl: '/about',
    description: 'Demonstração: saiba como a Praça funciona.',
  },
  {
    kind: 'vertical',
    picture: 'vertical-folha-fechada-no-prazo',
    linkUrl: '/softwares/Folha',
    description: 'Demonstração: sistemas de folha de pagamento.',
  },
  {
    kind: 'vertical',
    picture: 'vertical-todo-chamado-com-dono',
    linkUrl: '/softwares/Help%20desk',
    description: 'Demonstração: sistemas de help desk.',
  },
  {
    kind: 'vertical',
    picture: 'vertical-loja-pronta-para-vender',
    linkUrl: '/softwares/E-commerce',
    description: 'Demonstração: plataformas de comércio eletrônico.',
  },
]
