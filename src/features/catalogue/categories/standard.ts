import { v7 as uuidv7 } from 'uuid'

/** Names of categories, by the heading under which they are listed or by the category that they belong to. */
type CategoryGroups = Record<string, readonly string[]>

const SOFTWARE_CATEGORIES: CategoryGroups = {
  'Gestão empresarial': [
    'ERP',
    'Gestão de projetos',
    'Gestão de processos (BPM)',
    'Gestão de contratos',
    'Gestão de documentos (GED/ECM)',
    'Gestão da qualidade',
    'Assinatura eletrônica',
    'Gestão de frotas',
    'Gestão de facilities',
  ],
  'Vendas e relacionamento': [
    'CRM',
    'Automação de vendas',
    'Prospecção e inteligência comercial',
    'CPQ e propostas comerciais',
    'Gestão de comissões',
    'Força de vendas externa',
  ],
  Finanças: [
    'Gestão financeira',
    'Contabilidade',
    'Cobrança e recorrência',
    'Contas a pagar e reembolso',
    'Conciliação bancária e de cartões',
    'Meios de pagamento',
    'Planejamento orçamentário (FP&A)',
    'Crédito e risco',
  ],
  Fiscal: ['Emissão de NF-e, NFC-e e NFS-e', 'Gestão tributária e SPED', 'Captura e guarda de XML'],
  'Recursos humanos': [
    'RH (HCM)',
    'Folha de pagamento',
    'Controle de ponto',
    'Recrutamento e seleção (ATS)',
    'Avaliação de desempenho',
    'Treinamento corporativo (LMS)',
    'Benefícios e engajamento',
    'Saúde e segurança do trabalho (SST)',
  ],
  Marketing: [
    'Automação de marketing',
    'E-mail marketing',
    'Gestão de redes sociais',
    'SEO e mídia paga',
    'Pesquisas e NPS',
    'Gestão de eventos',
  ],
  Comércio: [
    'E-commerce',
    'Hub de marketplaces',
    'PDV e frente de caixa',
    'Gestão de estoque',
    'Catálogo e PIM',
  ],
  Atendimento: [
    'Help desk e service desk',
    'Atendimento omnichannel e chat',
    'Chatbots e WhatsApp',
    'Call center e telefonia em nuvem',
    'Customer success',
  ],
  'Dados e inteligência': [
    'BI',
    'Integração de dados (ETL/iPaaS)',
    'Ciência de dados e machine learning',
    'Inteligência artificial generativa',
    'Banco de dados',
  ],
  'Operações e logística': [
    'Logística e transporte (TMS)',
    'Armazém (WMS)',
    'Compras e suprimentos',
    'Manutenção de ativos (CMMS)',
    'Produção industrial (MES/PCP)',
  ],
  Colaboração: [
    'Comunicação e videoconferência',
    'Gestão de tarefas',
    'Gestão do conhecimento e wiki',
    'Suíte de escritório e e-mail',
  ],
  'Tecnologia e segurança': [
    'DevOps e CI/CD',
    'Monitoramento e observabilidade',
    'Gestão de ativos de TI (ITAM)',
    'Gestão de identidade e acesso (IAM)',
    'Antivírus e proteção de endpoints',
    'Backup e recuperação',
    'Privacidade e LGPD',
    'Low-code e no-code',
    'Gestão de APIs',
  ],
  Setoriais: [
    'Saúde (prontuário e clínicas)',
    'Educação (gestão escolar)',
    'Jurídico',
    'Imobiliário e condomínios',
    'Construção civil',
    'Agronegócio',
    'Restaurantes e food service',
    'Hotelaria',
    'Setor público',
    'Salões e academias',
  ],
}

const SERVICE_CATEGORIES: CategoryGroups = {
  Consultoria: [
    'Consultoria em TI',
    'Consultoria em ERP',
    'Consultoria em dados e BI',
    'Consultoria em LGPD',
    'Consultoria em segurança da informação',
    'Transformação digital',
  ],
  Desenvolvimento: [
    'Desenvolvimento de software sob encomenda',
    'Desenvolvimento de aplicativos móveis',
    'Web design e sites',
    'UX/UI design',
    'Integração de sistemas e APIs',
    'Testes e qualidade de software',
    'Inteligência artificial e automação (RPA)',
  ],
  'Implantação e suporte': [
    'Implantação de sistemas',
    'Customização e parametrização',
    'Migração de dados',
    'Treinamento em sistemas',
    'Suporte técnico e help desk terceirizado',
    'Sustentação de aplicações (AMS)',
  ],
  Infraestrutura: [
    'Computação em nuvem',
    'Hospedagem de sites e servidores',
    'Migração para nuvem',
    'Serviços gerenciados de TI (MSP)',
    'Backup gerenciado',
    'Redes e telecomunicações',
    'Locação de equipamentos',
    'Manutenção de computadores',
  ],
  Segurança: [
    'Segurança gerenciada (SOC/MSSP)',
    'Teste de invasão (pentest)',
    'Certificado digital',
  ],
  'Pessoas e negócios': [
    'Outsourcing e alocação de profissionais de TI',
    'Recrutamento de TI',
    'BPO financeiro e fiscal',
    'BPO de RH e folha',
    'Marketing digital',
    'Call center e SAC terceirizado',
  ],
}

/** The second level, by the category that it belongs to. */
const SOFTWARE_SUBCATEGORIES: CategoryGroups = {
  ERP: ['ERP para indústria', 'ERP para varejo', 'ERP para prestadores de serviço'],
  CRM: ['CRM para imobiliárias', 'CRM para representantes'],
  'E-commerce': ['E-commerce B2B', 'Loja de assinaturas'],
}

const SERVICE_SUBCATEGORIES: CategoryGroups = {
  'Consultoria em ERP': ['Seleção de ERP', 'Diagnóstico de processos', 'Revisão de contratos'],
  'Implantação de sistemas': ['Médias empresas', 'Várias filiais'],
  'Customização e parametrização': ['Fiscal', 'Relatórios e painéis'],
  'Treinamento em sistemas': ['Usuários-chave', 'Treinamento a distância'],
  'Certificado digital': ['e-CNPJ', 'e-CPF'],
  'Marketing digital': ['Mídia paga', 'Redes sociais', 'SEO'],
}

interface StandardCategory {
  id: string
  kind: 'software' | 'service'
  name: string
  /** The heading under which it is listed; none on the second level. */
  groupName?: string
  /** The category that it belongs to; none on the first level. */
  parentId?: string
}

function ofKind(
  kind: StandardCategory['kind'],
  groups: CategoryGroups,
  subcategories: CategoryGroups,
): StandardCategory[] {
  const firstLevel = Object.entries(groups).flatMap(([groupName, names]) =>
    names.map((name) => ({ id: uuidv7(), kind, name, groupName })),
  )
  const ids = new Map(firstLevel.map(({ name, id }) => [name, id]))
  const secondLevel = Object.entries(subcategories).flatMap(([parent, names]) =>
    names.map((name) => ({ id: uuidv7(), kind, name, parentId: ids.get(parent) as string })),
  )
  return [...firstLevel, ...secondLevel]
}

/** With which a catalogue can begin, each after what it belongs to, with new ids. */
export const standardCategories = (): StandardCategory[] => [
  ...ofKind('software', SOFTWARE_CATEGORIES, SOFTWARE_SUBCATEGORIES),
  ...ofKind('service', SERVICE_CATEGORIES, SERVICE_SUBCATEGORIES),
]
