import type { StorySeed, TestimonySeed } from './shapes.ts'

/** What customers say of suppliers of the demonstration; people and companies are invented. */
export const TESTIMONIES: TestimonySeed[] = [
  {
    vendor: 'lince',
    origin: 'customer',
    personName: 'Marina Duarte',
    personRole: 'Diretora industrial',
    company: 'Metalúrgica Aroeira',
    statement:
      'O custo por lote deixou de ser um palpite. Fechamos o mês em dois dias, e a produção confia no número que vê.',
    software: ['Lince ERP'],
    daysAgo: 41,
  },
  {
    vendor: 'lince',
    origin: 'supplier',
    personName: 'Rogério Tavares',
    personRole: 'Gerente de logística',
    company: 'Distribuidora Serra Azul',
    statement:
      'A implantação coube no calendário combinado. Quando algo travou, falamos com a mesma pessoa do começo ao fim.',
    software: ['Lince ERP'],
    daysAgo: 63,
  },
  {
    vendor: 'caju',
    origin: 'customer',
    personName: 'Tainá Barreto',
    personRole: 'Coordenadora comercial',
    company: 'Ateliê Mangue',
    statement:
      'A equipe aprendeu em uma tarde. Hoje nenhum orçamento fica sem resposta de um dia para o outro.',
    software: ['Caju Vendas'],
    daysAgo: 28,
  },
]

/** What suppliers of the demonstration write of projects that went well. */
export const STORIES: StorySeed[] = [
  {
    vendor: 'lince',
    title: 'Inventário sem parar a fábrica',
    description:
      'A Metalúrgica Aroeira parava dois dias por semestre para contar o estoque. Com contagem rotativa no Lince ERP, a divergência caiu de 6% para menos de 1%, e a fábrica não parou mais.',
    cover: 'fabrica-sand',
    software: ['Lince ERP'],
    daysAgo: 52,
  },
  {
    vendor: 'caju',
    title: 'Do caderno ao funil em trinta dias',
    description:
      'O Ateliê Mangue vendia por mensagem e anotava em caderno. Em um mês, os pedidos passaram a entrar pelo Caju Vendas, com a próxima conversa de cada cliente já marcada.',
    cover: 'conversa',
    software: ['Caju Vendas'],
    daysAgo: 35,
  },
]
