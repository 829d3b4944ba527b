import type { SoftwareSeed } from '../shapes.ts'

/** Recursos humanos. */
export const PESSOAS: SoftwareSeed[] = [
  {
    name: 'Folha Certa',
    manufacturer: 'Folha Certa Tecnologia',
    soldBy: 'Folha Certa e contabilidades parceiras',
    categories: ['Folha de pagamento', 'RH (HCM)', 'Controle de ponto'],
    slogan: 'Fecha no prazo, bate no centavo',
    description:
      'Admissão, ponto e folha com eSocial sem retrabalho. Convenções coletivas atualizadas por sindicato, holerite no celular do colaborador e conferência que aponta o que mudou de um mês para o outro.',
    theme: 'folha',
    mean: 4.4,
    reviews: 17,
    vendors: ['folhacerta', 'razao', 'ipe', 'colmeia', 'vereda'],
  },
  {
    name: 'Salário em Dia',
    manufacturer: 'Razão & Proporção',
    categories: ['Folha de pagamento'],
    slogan: 'Folha para contabilidades com muitos CNPJs',
    description:
      'Processa folhas em lote para escritórios contábeis, com fila de eventos do eSocial, tabela de rubricas por cliente e portal para o empresário enviar variáveis até o dia combinado.',
    theme: 'folha',
    mean: 3.9,
    reviews: 5,
    vendors: ['razao'],
  },
  {
    name: 'Colmeia RH',
    manufacturer: 'Colmeia Pessoas e Cultura',
    categories: ['RH (HCM)', 'Avaliação de desempenho', 'Benefícios e engajamento'],
    slogan: 'Gente boa fica onde é ouvida',
    description:
      'Jornada do colaborador completa: admissão digital, metas, conversas individuais, pesquisa de clima e férias. Organograma vivo e indicadores de rotatividade por liderança.',
    theme: 'rh',
    mean: 4.6,
    reviews: 8,
    vendors: ['colmeia', 'folhacerta', 'garoa'],
  },
  {
    name: 'Ponto Final',
    manufacturer: 'Folha Certa Tecnologia',
    categories: ['Controle de ponto'],
    slogan: 'Bateu, conferiu, assinou',
    description:
      'Registro de ponto por aplicativo, tablet ou relógio, conforme a Portaria 671. Banco de horas, escalas 12x36 e espelho assinado pelo colaborador no celular.',
    theme: 'folha',
    mean: 4.1,
    reviews: 6,
    vendors: ['folhacerta', 'sertao'],
  },
  {
    name: 'Peneira ATS',
    manufacturer: 'Mutirão Talentos',
    categories: ['Recrutamento e seleção (ATS)'],
    slogan: 'Menos currículo, mais conversa',
    description:
      'Divulga vagas, organiza candidatos por etapa e dá retorno a todos. Testes próprios, entrevistas por vídeo e triagem que explica por que sugeriu cada pessoa.',
    theme: 'rh',
    mean: 4.0,
    reviews: 5,
    vendors: ['mutirao', 'colmeia'],
  },
  {
    name: 'Trilha do Saber',
    manufacturer: 'Lousa Viva Educação',
    categories: ['Treinamento corporativo (LMS)', 'Educação (gestão escolar)'],
    slogan: 'Aprender cabe no expediente',
    description:
      'Plataforma de cursos internos com trilhas por cargo, conteúdo em pílulas no celular, provas e certificados com validade. Controle de treinamentos obrigatórios das normas regulamentadoras.',
    theme: 'rh',
    mean: 4.3,
    reviews: 3,
    vendors: ['lousa', 'colmeia'],
  },
  {
    name: 'Capacete SST',
    manufacturer: 'Esteio Software Industrial',
    categories: ['Saúde e segurança do trabalho (SST)'],
    slogan: 'Segurança que não fica na gaveta',
    description:
      'PGR, PCMSO, ASO e entrega de EPIs com assinatura biométrica. Envia os eventos S-2210, S-2220 e S-2240 e lembra exames e treinamentos antes que vençam.',
    theme: 'rh',
    mean: 4.2,
    reviews: 3,
    vendors: ['esteio', 'colmeia'],
  },
  {
    name: 'Vale Tudo Benefícios',
    manufacturer: 'Colmeia Pessoas e Cultura',
    categories: ['Benefícios e engajamento'],
    slogan: 'Um cartão, a escolha de cada um',
    description:
      'Administra vale-transporte, refeição, saúde e auxílio home office em um só pedido mensal, com regras por unidade e integração com a folha.',
    theme: 'rh',
    mean: 3.2,
    reviews: 3,
    vendors: ['colmeia'],
  },
]
