import { foldText } from '#/domain/text.ts'
import type { Product } from './catalogue.ts'
import { halfOf, idsBy, type Question } from './questions.ts'

/**
 * What buyers ask for in their own words, with the categories that fit, as a person judged them by the
 * names of the categories alone. Those of public lists, in English, stand beside those of the demonstration.
 * Between `;`; the first column is asked.
 */
const JUDGED = `
sistema de gestão empresarial | ERP
erp | ERP
melhor erp | ERP
erp para pequena indústria | ERP; Produção industrial (MES/PCP)
controle financeiro | Gestão financeira; Money, Budgeting & Management
fluxo de caixa | Gestão financeira; Money, Budgeting & Management
contas a pagar e receber | Gestão financeira; Contas a pagar e reembolso; Money, Budgeting & Management
conciliar extrato do banco | Conciliação bancária e de cartões
conciliação bancária | Conciliação bancária e de cartões; Gestão financeira
cobrança de clientes inadimplentes | Cobrança e recorrência; Crédito e risco
emitir boleto | Cobrança e recorrência; Meios de pagamento; Gestão financeira
mensalidade recorrente | Cobrança e recorrência
assinaturas e planos mensais | Cobrança e recorrência
maquininha e link de pagamento | Meios de pagamento
receber por pix | Meios de pagamento; Cobrança e recorrência
orçamento anual da empresa | Planejamento orçamentário (FP&A)
análise de crédito | Crédito e risco
escrituração contábil | Contabilidade
sistema para escritório de contabilidade | Contabilidade; Gestão tributária e SPED
contador | Contabilidade; Gestão tributária e SPED
nota fiscal | Emissão de NF-e, NFC-e e NFS-e; Captura e guarda de XML
sistema para emitir nota fiscal | Emissão de NF-e, NFC-e e NFS-e
emissor de nfe | Emissão de NF-e, NFC-e e NFS-e
nota fiscal de serviço | Emissão de NF-e, NFC-e e NFS-e
cupom fiscal eletrônico | Emissão de NF-e, NFC-e e NFS-e; PDV e frente de caixa
baixar xml das notas | Captura e guarda de XML
impostos e sped | Gestão tributária e SPED; Contabilidade
apuração de tributos | Gestão tributária e SPED; Contabilidade
recursos humanos | RH (HCM); Human Resources Management (HRM); Benefícios e engajamento; Folha de pagamento
rh | RH (HCM); Human Resources Management (HRM); Folha de pagamento
departamento pessoal | Folha de pagamento; RH (HCM); Controle de ponto
programa de folha de pagamento | Folha de pagamento
holerite | Folha de pagamento
contracheque dos funcionários | Folha de pagamento; RH (HCM)
ponto eletrônico | Controle de ponto
registro de ponto pelo celular | Controle de ponto
banco de horas | Controle de ponto; Folha de pagamento
contratar funcionários | Recrutamento e seleção (ATS)
vagas e currículos | Recrutamento e seleção (ATS)
processo seletivo | Recrutamento e seleção (ATS)
avaliação 360 | Avaliação de desempenho
treinamento de funcionários | Treinamento corporativo (LMS); Learning and Courses
curso a distância | Treinamento corporativo (LMS); Educação (gestão escolar); Learning and Courses
ead | Treinamento corporativo (LMS); Educação (gestão escolar); Learning and Courses
vale refeição | Benefícios e engajamento
segurança do trabalho | Saúde e segurança do trabalho (SST)
exame admissional e aso | Saúde e segurança do trabalho (SST)
funil de vendas | CRM; Automação de vendas; Customer Relationship Management (CRM)
crm | CRM; Customer Relationship Management (CRM)
gestão de clientes | CRM; Customer success; Customer Relationship Management (CRM)
relacionamento com o cliente | CRM; Customer success; Customer Relationship Management (CRM)
prospectar empresas | Prospecção e inteligência comercial; CRM
proposta comercial | CPQ e propostas comerciais
orçamento para cliente | CPQ e propostas comerciais
comissão de vendedores | Gestão de comissões
vendedor externo | Força de vendas externa
representante comercial | Força de vendas externa; CRM
disparo de e-mail | E-mail marketing; Automação de marketing; Communication - Email - Mailing Lists and Newsletters
newsletter | E-mail marketing; Communication - Email - Mailing Lists and Newsletters
agendar posts no instagram | Gestão de redes sociais
redes sociais | Gestão de redes sociais; Communication - Social Networks and Forums
pesquisa de satisfação | Pesquisas e NPS; Polls and Events
inscrição em eventos | Gestão de eventos; Polls and Events; Conference Management
loja virtual | E-commerce; Hub de marketplaces
vender pela internet | E-commerce; Hub de marketplaces
comércio eletrônico | E-commerce
e commerce | E-commerce
integrar com mercado livre | Hub de marketplaces
pdv | PDV e frente de caixa
frente de caixa | PDV e frente de caixa
caixa de supermercado | PDV e frente de caixa
sistema para loja de roupas | PDV e frente de caixa; Gestão de estoque; E-commerce
controle de estoque | Gestão de estoque; Armazém (WMS); Inventory Management
almoxarifado | Gestão de estoque; Armazém (WMS); Inventory Management
inventário | Gestão de estoque; Armazém (WMS); Gestão de ativos de TI (ITAM); Inventory Management
cadastro de produtos | Catálogo e PIM; Gestão de estoque
sac | Help desk e service desk; Atendimento omnichannel e chat; Call center e telefonia em nuvem; Call center e SAC terceirizado
abertura de chamados | Help desk e service desk; Ticketing; Suporte técnico e help desk terceirizado
atendimento ao cliente | Help desk e service desk; Atendimento omnichannel e chat; Chatbots e WhatsApp; Ticketing
atendimento por whatsapp | Chatbots e WhatsApp; Atendimento omnichannel e chat; CRM
robô de atendimento | Chatbots e WhatsApp
pabx virtual | Call center e telefonia em nuvem; Communication - SIP
central telefônica | Call center e telefonia em nuvem; Communication - SIP
business intelligence | BI; Analytics
dashboard de indicadores | BI; Personal Dashboards; Analytics
painéis gerenciais | BI
integração entre sistemas | Integração de dados (ETL/iPaaS); Gestão de APIs; Integração de sistemas e APIs
inteligência artificial | Inteligência artificial generativa; Ciência de dados e machine learning; Generative Artificial Intelligence (GenAI); Inteligência artificial e automação (RPA)
transportadora | Logística e transporte (TMS)
frete | Logística e transporte (TMS)
controle de entregas | Logística e transporte (TMS); Gestão de frotas
centro de distribuição | Armazém (WMS)
controle de frota | Gestão de frotas
manutenção de veículos | Gestão de frotas; Manutenção de ativos (CMMS)
manutenção de máquinas | Manutenção de ativos (CMMS)
ordem de serviço | Manutenção de ativos (CMMS); Help desk e service desk
cotação com fornecedores | Compras e suprimentos
licitação | Setor público; Compras e suprimentos
chão de fábrica | Produção industrial (MES/PCP); ERP; Manufacturing
controle de produção | Produção industrial (MES/PCP); Manufacturing
controle de qualidade iso 9001 | Gestão da qualidade
assinatura digital de contrato | Assinatura eletrônica; Gestão de contratos
assinar documento online | Assinatura eletrônica
ged | Gestão de documentos (GED/ECM); Document Management
digitalização de documentos | Gestão de documentos (GED/ECM); Document Management
vencimento de contratos | Gestão de contratos
mapear processos | Gestão de processos (BPM)
quadro kanban | Gestão de tarefas; Gestão de projetos; Task Management & To-do Lists; Software Development - Project Management
lista de tarefas | Gestão de tarefas; Task Management & To-do Lists
cronograma de projetos | Gestão de projetos; Construção civil; Software Development - Project Management
videoconferência | Comunicação e videoconferência; Suíte de escritório e e-mail; Communication - Video Conferencing
reunião online | Comunicação e videoconferência; Suíte de escritório e e-mail; Communication - Video Conferencing
base de conhecimento | Gestão do conhecimento e wiki; Help desk e service desk; Knowledge Management Tools; Wikis
cópia de segurança | Backup e recuperação; Backup gerenciado
antivírus | Antivírus e proteção de endpoints
proteção de dados pessoais | Privacidade e LGPD; Consultoria em LGPD
lgpd | Privacidade e LGPD; Consultoria em LGPD
controle de acesso e senhas | Gestão de identidade e acesso (IAM); Password Managers; Gestão de senhas
gerenciador de senhas | Password Managers; Gestão de identidade e acesso (IAM); Gestão de senhas
monitorar servidores | Monitoramento e observabilidade; Network Utilities
criar aplicativo sem programar | Low-code e no-code; Software Development - Low Code
clínica médica | Saúde (prontuário e clínicas)
prontuário eletrônico | Saúde (prontuário e clínicas)
consultório odontológico | Saúde (prontuário e clínicas)
agendamento de consultas | Saúde (prontuário e clínicas); Booking and Scheduling; Agendamento on-line
agenda online | Salões e academias; Saúde (prontuário e clínicas); Booking and Scheduling; Calendar & Contacts; Agendamento on-line
sistema para escola | Educação (gestão escolar); Learning and Courses
boletim e matrícula de alunos | Educação (gestão escolar)
advogado | Jurídico
escritório de advocacia | Jurídico
condomínio | Imobiliário e condomínios
imobiliária | Imobiliário e condomínios; CRM
aluguel de imóveis | Imobiliário e condomínios
construtora | Construção civil
diário de obra | Construção civil
fazenda | Agronegócio
gado de corte | Agronegócio
restaurante | Restaurantes e food service
delivery e comanda | Restaurantes e food service
cardápio digital | Restaurantes e food service
hotel e pousada | Hotelaria
reserva de quartos | Hotelaria
prefeitura | Setor público
academia de ginástica | Salões e academias
salão de beleza | Salões e academias
barbearia | Salões e academias
biblioteca | Gestão de bibliotecas; Document Management - Integrated Library Systems (ILS); Document Management - Institutional Repository and Digital Library Software
empréstimo de livros | Gestão de bibliotecas; Document Management - Integrated Library Systems (ILS)
acervo da biblioteca da escola | Gestão de bibliotecas
criar site | Criação de sites (CMS); Web design e sites
blog da empresa | Criação de sites (CMS); Blogging Platforms; Web design e sites
gerenciador de conteúdo | Criação de sites (CMS); Content Management Systems (CMS)
mapas | Mapas e geoprocessamento; Maps and Global Positioning System (GPS)
georreferenciamento | Mapas e geoprocessamento; Maps and Global Positioning System (GPS)
câmeras de segurança | Videomonitoramento; Video Surveillance
cftv | Videomonitoramento; Video Surveillance
internet das coisas | Internet das coisas (IoT); Internet of Things (IoT)
cofre de senhas | Gestão de senhas; Password Managers
testes automatizados | Testes de software; Software Development - Testing; Testes e qualidade de software
integração contínua | DevOps e CI/CD
repositório de código | DevOps e CI/CD
banco de dados | Banco de dados; Database Management
servidor na nuvem | Computação em nuvem; Migração para nuvem; Hospedagem de sites e servidores
máquinas virtuais | Computação em nuvem
firewall | Segurança de redes; Antivírus e proteção de endpoints; Redes e telecomunicações
teste de invasão | Teste de invasão (pentest)
abrir empresa | Abertura de empresas; Serviços do governo
simples nacional | Gestão tributária e SPED; Serviços do governo
guia do mei | Gestão tributária e SPED; Serviços do governo
apontamento de horas | Controle de horas; Controle de ponto; Gestão de projetos; Time Tracking
timesheet | Controle de horas; Gestão de projetos; Time Tracking
inventário de computadores | Gestão de ativos de TI (ITAM)
licenças de software | Gestão de ativos de TI (ITAM)
audiência do site | Análise de sites; SEO e mídia paga; Analytics
wiki | Gestão do conhecimento e wiki; Wikis
planilha e editor de texto | Suíte de escritório e e-mail; Office Suites
servidor de e-mail | Suíte de escritório e e-mail; Communication - Email - Complete Solutions
dados abertos | Setor público
meio ambiente | Sustentabilidade (ESG); Gestão da qualidade
empréstimos e parcelas | Crédito e risco
rastreamento de veículos | Gestão de frotas
`

interface JudgedQuestion {
  asked: string
  /** Names of the categories that fit. */
  categories: string[]
}

const JUDGED_QUESTIONS: JudgedQuestion[] = JUDGED.trim()
  .split('\n')
  .map((line) => {
    const [asked = '', fitting = ''] = line.split(' | ')
    return { asked, categories: fitting.split('; ') }
  })

/** Those that some of the products fit. */
export function judgedOf(products: Product[]): Question[] {
  const ids = idsBy(products, ({ categories }) => categories.map(foldText))
  return JUDGED_QUESTIONS.flatMap(({ asked, categories }) => {
    const answers = [...new Set(categories.flatMap((name) => ids.get(foldText(name)) ?? []))]
    return answers.length > 0 ? [{ kind: 'judged', half: halfOf(asked), asked, answers }] : []
  })
}
