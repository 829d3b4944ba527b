import type { ServiceSeed } from './shapes.ts'

/** Every service of the demonstration, each of one supplier. */
export const SERVICES: ServiceSeed[] = [
  {
    name: 'Implantação do Lince ERP',
    vendor: 'lince',
    categories: ['Implantação de sistemas'],
    subcategory: 'Médias empresas',
    description:
      'Nossa equipe implanta o Lince ERP em etapas: cadastros, estoque, fiscal e financeiro. Cada etapa termina com um teste feito por quem vai usar, e a virada tem volta prevista.',
  },
  {
    name: 'Formação de usuários-chave do Lince ERP',
    vendor: 'lince',
    categories: ['Treinamento em sistemas'],
    subcategory: 'Usuários-chave',
    description:
      'Três dias de prática com os dados da sua empresa, para quem vai ensinar os colegas. Inclui roteiro de exercícios e um mês de dúvidas por chamado.',
  },
  {
    name: 'Implantação assistida de ERP',
    vendor: 'ipe',
    categories: ['Implantação de sistemas', 'Consultoria em ERP'],
    subcategory: 'Médias empresas',
    description:
      'Implantação por ondas, com um consultor residente durante o primeiro fechamento. Inclui saneamento de cadastros, testes integrados e plano de virada com volta prevista.',
  },
  {
    name: 'Migração de cadastros e saldos',
    vendor: 'ipe',
    categories: ['Migração de dados'],
    description:
      'Levamos clientes, produtos, títulos e saldos do sistema antigo para o novo, com conciliação assinada pelo financeiro antes da virada.',
  },
  {
    name: 'Treinamento presencial de usuários-chave',
    vendor: 'ipe',
    categories: ['Treinamento em sistemas'],
    description:
      'Turmas de até oito pessoas, com dados da própria empresa e apostila por função. Repetimos o módulo sem custo para quem entrar na equipe nos três meses seguintes.',
  },
  {
    name: 'Suporte de segundo nível',
    vendor: 'ipe',
    categories: ['Suporte técnico e help desk terceirizado', 'Sustentação de aplicações (AMS)'],
    description:
      'Central com analistas certificados nos sistemas que revendemos, atendimento das 7h às 20h e visita técnica no Distrito Federal e em Goiás.',
  },
  {
    name: 'Parametrização fiscal para o Centro-Oeste',
    vendor: 'ipe',
    categories: ['Customização e parametrização'],
    subcategory: 'Fiscal',
    description:
      'Revisão de NCM, CST, benefícios fiscais e substituição tributária nos estados de GO, MT, MS e DF, com teste de notas antes da produção.',
  },
  {
    name: 'Locação de coletores e impressoras',
    vendor: 'ipe',
    categories: ['Locação de equipamentos', 'Manutenção de computadores'],
    description:
      'Coletores de dados, impressoras de etiquetas e tablets por assinatura mensal, com troca em até um dia útil nas capitais.',
  },
  {
    name: 'Escritório de projetos sob demanda',
    vendor: 'ipe',
    categories: ['Consultoria em TI', 'Transformação digital'],
    description:
      'Um gerente de projetos dedicado algumas horas por semana para conduzir fornecedores, riscos e orçamento da área de tecnologia.',
  },
  {
    name: 'Certificado digital no local',
    vendor: 'ipe',
    categories: ['Certificado digital'],
    description:
      'Emissão de e-CPF e e-CNPJ por videoconferência ou na sede do cliente, com instalação nos computadores do fiscal e da contabilidade.',
  },
  {
    name: 'Seleção independente de sistemas',
    vendor: 'vereda',
    categories: ['Consultoria em ERP', 'Consultoria em TI'],
    description:
      'Em seis semanas: requisitos, lista curta, roteiro de demonstração e comparação de custo em cinco anos. Não recebemos comissão do sistema escolhido.',
  },
  {
    name: 'Diagnóstico de maturidade digital',
    vendor: 'vereda',
    categories: ['Transformação digital'],
    description:
      'Entrevistas com todas as áreas, mapa de sistemas e um plano de doze meses com prioridades, responsáveis e investimento estimado.',
  },
  {
    name: 'Desenho de processos com as equipes',
    vendor: 'vereda',
    categories: ['Consultoria em TI'],
    subcategory: 'Processos',
    description:
      'Oficinas de dois dias por área para desenhar como o trabalho é hoje e como deveria ser, com indicadores combinados ao final.',
  },
  {
    name: 'Aplicativos sob medida',
    vendor: 'cobogo',
    categories: ['Desenvolvimento de aplicativos móveis', 'UX/UI design'],
    description:
      'Do protótipo testado com usuários à publicação nas lojas. Trabalhamos em ciclos de duas semanas e o código pertence ao cliente desde o primeiro dia.',
  },
  {
    name: 'Loja virtual completa em oito semanas',
    vendor: 'cobogo',
    categories: ['Web design e sites', 'Desenvolvimento de software sob encomenda'],
    description:
      'Identidade da vitrine, cadastro inicial de até 500 produtos, integração com ERP e meios de pagamento e treinamento da equipe.',
  },
  {
    name: 'Revisão de usabilidade',
    vendor: 'cobogo',
    categories: ['UX/UI design'],
    description:
      'Testes com cinco pessoas do seu público, gravações comentadas e uma lista de melhorias ordenada por impacto e esforço.',
  },
  {
    name: 'Agentes de IA para rotinas repetidas',
    vendor: 'pinhao',
    categories: ['Inteligência artificial e automação (RPA)'],
    description:
      'Automação de leitura de pedidos, conferência de notas e respostas a clientes, com limites claros, registro de cada passo e revisão humana onde há risco.',
  },
  {
    name: 'Squad de desenvolvimento',
    vendor: 'pinhao',
    categories: [
      'Desenvolvimento de software sob encomenda',
      'Outsourcing e alocação de profissionais de TI',
    ],
    description:
      'Equipe fechada com produto, design e engenharia para evoluir um sistema existente. Mínimo de três meses, sem multa depois disso.',
  },
  {
    name: 'Integração entre ERP e loja virtual',
    vendor: 'trama',
    categories: ['Integração de sistemas e APIs'],
    description:
      'Pedidos, estoque, preços e notas trocados em tempo real, com painel de erros em português e plantão nas datas de grande venda.',
  },
  {
    name: 'Testes automatizados de regressão',
    vendor: 'trama',
    categories: ['Testes e qualidade de software'],
    description:
      'Montamos a suíte dos fluxos que não podem quebrar (venda, faturamento, cobrança) e a executamos a cada nova versão do seu fornecedor.',
  },
  {
    name: 'Migração para a nuvem sem parada',
    vendor: 'mare',
    categories: ['Migração para nuvem', 'Computação em nuvem'],
    description:
      'Inventário, estimativa de custo, piloto e virada em fim de semana com réplica ativa. Acompanhamos a fatura nos três meses seguintes.',
  },
  {
    name: 'Plantão 24 horas de infraestrutura',
    vendor: 'mare',
    categories: ['Serviços gerenciados de TI (MSP)'],
    description:
      'Monitoramos servidores e bancos de dados, aplicamos correções e atendemos alertas em até quinze minutos, todos os dias do ano.',
  },
  {
    name: 'Hospedagem gerenciada de sites',
    vendor: 'nimbo',
    categories: ['Hospedagem de sites e servidores'],
    description:
      'Servidores no Brasil, certificado incluso, cópias diárias e atualização assistida do gerenciador de conteúdo.',
  },
  {
    name: 'Backup gerenciado com teste de restauração',
    vendor: 'nimbo',
    categories: ['Backup gerenciado'],
    description:
      'Todo mês restauramos uma amostra dos seus dados e enviamos o laudo com o tempo que levou.',
  },
  {
    name: 'Redes e Wi-Fi corporativo',
    vendor: 'arara',
    categories: ['Redes e telecomunicações', 'Serviços gerenciados de TI (MSP)'],
    description:
      'Projeto, cabeamento, rádio e link redundante para escritórios, lojas e armazéns da região Norte, inclusive por satélite.',
  },
  {
    name: 'Atendimento terceirizado em português e Libras',
    vendor: 'atende',
    categories: ['Call center e SAC terceirizado'],
    description:
      'Equipe treinada no seu produto para telefone, chat e videochamada em Libras, com metas de resolução no primeiro contato.',
  },
  {
    name: 'Teste de invasão de aplicações',
    vendor: 'sentinela',
    categories: ['Teste de invasão (pentest)', 'Consultoria em segurança da informação'],
    description:
      'Avaliação manual de aplicações web e móveis por profissionais certificados. Relatório executivo, relatório técnico e reteste das correções em até noventa dias.',
  },
  {
    name: 'Monitoramento de segurança 24x7',
    vendor: 'sentinela',
    categories: ['Segurança gerenciada (SOC/MSSP)'],
    description:
      'Centro de operações próprio, com analistas em turnos, resposta inicial a incidentes e reunião mensal sobre o que aconteceu.',
  },
  {
    name: 'Adequação à LGPD em noventa dias',
    vendor: 'datavenia',
    categories: ['Consultoria em LGPD'],
    description:
      'Mapeamento de dados, políticas, contratos com operadores e treinamento das áreas, com encarregado (DPO) externo opcional.',
  },
  {
    name: 'Fundação de dados para BI',
    vendor: 'oficina',
    categories: ['Consultoria em dados e BI'],
    description:
      'Organizamos as fontes, definimos os indicadores com os gestores e entregamos um modelo de dados documentado, pronto para qualquer ferramenta de BI.',
  },
  {
    name: 'BPO financeiro para pequenas empresas',
    vendor: 'razao',
    categories: ['BPO financeiro e fiscal'],
    description:
      'Cuidamos de contas a pagar, a receber, conciliação e emissão de notas. O empresário aprova os pagamentos pelo celular duas vezes por semana.',
  },
  {
    name: 'Folha terceirizada',
    vendor: 'razao',
    categories: ['BPO de RH e folha'],
    description:
      'Admissões, folha, férias, rescisões e eSocial com conferência dupla e resposta às dúvidas dos colaboradores.',
  },
  {
    name: 'Recrutamento de pessoas desenvolvedoras',
    vendor: 'mutirao',
    categories: ['Recrutamento de TI', 'Outsourcing e alocação de profissionais de TI'],
    description:
      'Três finalistas em até vinte dias, com entrevista técnica feita por quem programa e reposição garantida por noventa dias.',
  },
  {
    name: 'Gestão de mídia e conteúdo',
    vendor: 'ressoa',
    categories: ['Marketing digital'],
    description:
      'Planejamento trimestral, produção de conteúdo, anúncios e relatório que mostra quantas vendas vieram de cada campanha.',
  },
  {
    name: 'Informática básica para equipes administrativas',
    vendor: 'babacu',
    categories: ['Treinamento em sistemas'],
    description: 'Planilhas, e-mail e segurança no dia a dia, em turmas à noite ou aos sábados.',
  },
]
