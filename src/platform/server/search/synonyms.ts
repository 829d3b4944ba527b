import type { SynonymGroup } from './thesaurus.ts'

/**
 * The words of Brazilian business software: a group a line. Terms before '>' mean the same and find one
 * another; they also find what is after it, which does not find them.
 */
const GROUPS = `
ERP; sistema de gestão empresarial; sistema integrado de gestão; gestão integrada; software de gestão empresarial
gestão empresarial > ERP
retaguarda; backoffice; back office > ERP
CRM; gestão de relacionamento com o cliente; relacionamento com clientes; customer relationship management
funil de vendas; pipeline de vendas; funil comercial > CRM
gestão de leads; captação de leads; geração de leads > CRM; prospecção; automação de marketing
carteira de clientes; cadastro de clientes; gestão de clientes > CRM
equipe comercial; time de vendas; gestão comercial > CRM; automação de vendas
automação de vendas; automação comercial; sales force automation; SFA
força de vendas; vendas externas; vendedor externo; representante comercial; pedido de campo
prospecção; prospectar; inteligência comercial; lista de empresas; outbound
pré-vendas; SDR; inside sales > prospecção; automação de vendas
CPQ; configurador de propostas; proposta comercial; propostas comerciais
orçamento de venda; orçamento para cliente; cotação para cliente > proposta comercial; CPQ
comissão; comissionamento; gestão de comissões; remuneração variável
metas de vendas; premiação de vendedores > comissão
pós-venda; sucesso do cliente; customer success; retenção de clientes; churn
fidelidade; programa de pontos; cashback; clube de vantagens > CRM

folha; folha de pagamento; processamento da folha
holerite; contracheque; recibo de salário; demonstrativo de pagamento > folha de pagamento
salário; salários; décimo terceiro; rescisão; férias > folha de pagamento
departamento pessoal; DP; administração de pessoal > folha de pagamento; RH; controle de ponto
eSocial; FGTS; encargos trabalhistas; CLT > folha de pagamento; segurança do trabalho
RH; recursos humanos; gestão de pessoas; HCM; capital humano; human resources; HRM
people analytics; gestão de talentos > RH; avaliação de desempenho
ponto; ponto eletrônico; controle de ponto; controle de jornada; registro de ponto; marcação de ponto; folha de ponto
relógio de ponto; REP; batida de ponto > controle de ponto
banco de horas; horas extras; hora extra; jornada de trabalho; escala de trabalho > controle de ponto
recrutamento; seleção; recrutamento e seleção; ATS; processo seletivo; contratação de pessoas
vagas; currículos; banco de talentos; candidatos; contratar funcionários; entrevista de emprego > recrutamento e seleção
admissão digital; admissão de funcionários; onboarding de funcionários > RH; recrutamento e seleção
avaliação de desempenho; gestão de desempenho; avaliação 360; OKR; feedback; PDI
clima organizacional; pesquisa de clima; engajamento > avaliação de desempenho; benefícios
benefícios; vale-refeição; vale-alimentação; vale-transporte; plano de saúde; benefícios flexíveis
SST; segurança do trabalho; saúde ocupacional; medicina do trabalho; saúde e segurança do trabalho; SESMT
ASO; PCMSO; PGR; LTCAT; PPRA; exame admissional; exame periódico > SST
EPI; equipamento de proteção; CIPA; acidente de trabalho; CAT > SST
EAD; LMS; ensino a distância; educação a distância; e-learning; curso online; cursos a distância; plataforma de cursos
universidade corporativa; treinamento corporativo; treinamento de funcionários; capacitação; T&D > LMS
aula online; aulas ao vivo; infoprodutos; área de membros > EAD
AVA; ambiente virtual de aprendizagem; Moodle > EAD

NF-e; nota fiscal; notas fiscais; nota fiscal eletrônica; emissor; emissor fiscal; emissão de notas; emissor de notas
NFS-e; nota de serviço; nota fiscal de serviço; RPS > NF-e; nota fiscal
NFC-e; cupom fiscal; nota do consumidor; SAT; MFE > nota fiscal; PDV
CT-e; MDF-e; conhecimento de transporte; manifesto de carga > nota fiscal; transporte
faturamento; faturar; faturista; fatura > nota fiscal; gestão financeira
XML; captura de XML; guarda de XML; download de notas; manifestação do destinatário; DANFE
impostos; tributos; tributário; fiscal; gestão tributária; planejamento tributário; apuração de impostos
SPED; obrigações acessórias; EFD; ECF; ECD; DCTF; REINF > gestão tributária; contabilidade
ICMS; PIS; COFINS; IPI; ISS; IBS; CBS; reforma tributária; substituição tributária; NCM > gestão tributária
Simples Nacional; MEI; microempreendedor; microempreendedor individual; DAS > nota fiscal; gestão financeira; ERP
autônomo; profissional liberal; freelancer > nota fiscal de serviço; gestão financeira
contabilidade; contábil; escrituração contábil; contador; contadores; escritório contábil; escritório de contabilidade
balanço; balancete; DRE; partidas dobradas; plano de contas; razão contábil > contabilidade
patrimônio; ativo imobilizado; controle patrimonial; depreciação > gestão de ativos; contabilidade
certificado digital; e-CNPJ; e-CPF; ICP-Brasil > assinatura eletrônica

financeiro; gestão financeira; controle financeiro; finanças; administração financeira
fluxo de caixa; tesouraria; entradas e saídas; lançamentos financeiros > gestão financeira
contas a pagar; pagamento de fornecedores; pagamentos a fornecedores > gestão financeira
contas a receber; recebimentos; recebíveis > gestão financeira; cobrança
reembolso; prestação de contas; despesas de viagem; adiantamento; cartão corporativo > contas a pagar
conciliação; conciliação bancária; conciliar extrato; extrato bancário; OFX; open finance
conciliação de cartões; taxas de cartão; antecipação de recebíveis > conciliação
cobrança; inadimplência; inadimplentes; régua de cobrança; recuperação de crédito
boleto; boletos; boleto bancário; CNAB; carnê > cobrança; meios de pagamento
recorrência; cobrança recorrente; assinatura mensal; mensalidade; mensalidades; assinantes; planos recorrentes
PIX; QR code de pagamento; link de pagamento > meios de pagamento; cobrança
meios de pagamento; gateway de pagamento; adquirente; maquininha; TEF; cartão de crédito; subadquirente; intermediador de pagamento
split de pagamento; carteira digital; conta digital > meios de pagamento
orçamento empresarial; planejamento orçamentário; FP&A; orçamento anual; previsão orçamentária; budget; forecast
custos; centro de custo; formação de preço; precificação; margem > gestão financeira; ERP
crédito; análise de crédito; risco de crédito; score; Serasa; limite de crédito
crediário; fiado; venda a prazo > crédito; cobrança
controladoria; controller; fechamento contábil > contabilidade; planejamento orçamentário
investimentos; câmbio; financiamento > gestão financeira

PDV; ponto de venda; frente de caixa; frente de loja; caixa da loja; POS; checkout de loja
supermercado; mercado; mercearia; mercadinho; minimercado; atacarejo > PDV; estoque
varejo; loja física; lojista; lojas > PDV; estoque
padaria; confeitaria; açougue; hortifruti; sacolão > PDV
loja de roupas; moda; vestuário; calçados; boutique > PDV; estoque; loja virtual
farmácia; drogaria > PDV; estoque
papelaria; material de construção; ferragens; autopeças; loja de peças > PDV; estoque
posto de combustível; posto de gasolina > PDV
balança; leitor de código de barras; impressora fiscal; etiquetas > PDV; estoque
loja virtual; e-commerce; comércio eletrônico; loja online; vender online; vender pela internet; plataforma de e-commerce; vendas online
carrinho de compras; carrinho abandonado; vitrine virtual > e-commerce
marketplace; marketplaces; hub de marketplaces; integrador de marketplaces; Mercado Livre; Shopee; Amazon; Magalu
dropshipping; loja de assinaturas; clube de assinatura > e-commerce
catálogo; PIM; cadastro de produtos; catálogo de produtos; ficha técnica de produto
estoque; controle de estoque; gestão de estoque; inventário; inventory management; saldo de mercadorias
almoxarifado; almoxarife; controle de materiais; requisição de materiais > estoque; WMS
validade; lote; rastreabilidade; curva ABC; giro de estoque; reposição > estoque; WMS

SAC; atendimento; atendimento ao cliente; suporte ao cliente; central de atendimento; customer service
help desk; helpdesk; service desk; chamados; abertura de chamados; tickets; ticketing; sistema de chamados; suporte técnico
ITSM; ITIL; gestão de incidentes; catálogo de serviços > help desk
SLA; fila de atendimento; ouvidoria; reclamações; protocolo de atendimento > help desk; SAC
SAC > help desk; omnichannel; call center
chat; chat online; bate-papo; atendimento omnichannel; omnichannel; multicanal; omnicanal
chatbot; chatbots; robô de atendimento; bot; assistente virtual; atendente virtual; atendimento automático
WhatsApp; zap; WhatsApp Business; API do WhatsApp > chatbot; omnichannel
call center; contact center; telemarketing; discador; central telefônica; telefonia; PABX; PABX virtual; VoIP; ramal; URA; SIP
gravação de chamadas; ligações telefônicas; 0800 > call center

BI; business intelligence; inteligência de negócios; análise de dados; analytics; data analytics
dashboard; dashboards; painel de indicadores; painéis gerenciais; indicadores; KPI; painel de controle > BI
relatórios; relatórios gerenciais; planilhas; gráficos; cubo > BI
ETL; integração de dados; iPaaS; data warehouse; data lake; pipeline de dados; barramento; ESB
integração de sistemas; integrações; conectar sistemas; conector; webhook > integração de dados; API
API; APIs; gestão de APIs; gateway de API; API gateway
ciência de dados; machine learning; aprendizado de máquina; modelos preditivos; data science; previsão de demanda
IA; inteligência artificial; IA generativa; GPT; LLM; artificial intelligence > machine learning; chatbot
banco de dados; base de dados; SGBD; database; SQL
RPA; automação de processos; robotização > BPM; inteligência artificial

logística; transporte; TMS; transportadora; transportadoras; gestão de transporte; frete; fretes
entregas; rastreamento de entregas; última milha; last mile; motoboy; roteirização; rotas; roteirizador > TMS; frotas
WMS; armazém; armazenagem; gestão de armazém; centro de distribuição; CD; depósito; endereçamento; separação de pedidos; picking; expedição
comércio exterior; importação; exportação; despachante aduaneiro; Siscomex > logística; ERP
distribuidora; distribuidor; atacado; atacadista > ERP; força de vendas; estoque
frota; frotas; gestão de frotas; controle de frota; veículos; telemetria; rastreamento veicular; rastreador; motoristas
combustível; abastecimento; pneus; multas de trânsito; locadora de veículos > frota
manutenção; CMMS; manutenção preventiva; manutenção corretiva; PCM; gestão de ativos; ordem de manutenção; EAM
ordem de serviço; ordens de serviço; OS; assistência técnica; serviço de campo; field service; técnicos de campo > manutenção; help desk
oficina; oficina mecânica; autocenter; mecânica > ordem de serviço; manutenção
compras; suprimentos; procurement; cotação; cotações; cotação com fornecedores; e-procurement; gestão de fornecedores; homologação de fornecedores
pedido de compra; requisição de compra; solicitação de compra; comprador > compras
licitação; licitações; pregão; edital; compras públicas > setor público; compras
produção; indústria; industrial; fábrica; chão de fábrica; MES; PCP; MRP; controle de produção; apontamento de produção; manufatura; manufacturing
ordem de produção; engenharia de produto; ficha técnica; lista de materiais; OEE > produção
confecção; metalúrgica; marcenaria; serralheria; moveleira; gráfica; plásticos > produção; ERP
qualidade; gestão da qualidade; ISO; ISO 9001; SGQ; não conformidade; não conformidades; auditoria interna; plano de ação
boas práticas; ANVISA; HACCP; calibração; metrologia > qualidade
meio ambiente; ESG; resíduos; sustentabilidade; licença ambiental > qualidade
facilities; manutenção predial; zeladoria; limpeza; gestão predial
utilidades; energia; consumo de água > facilities

projetos; gestão de projetos; gerenciamento de projetos; project management; cronograma; gantt; PMO; PMBOK
tarefas; gestão de tarefas; lista de tarefas; kanban; quadro kanban; to-do; afazeres; quadro de tarefas
scrum; sprint; agile; métodos ágeis; ágil > projetos; tarefas
timesheet; apontamento de horas; controle de horas; time tracking; horas trabalhadas em projetos > projetos; controle de ponto
BPM; BPMN; workflow; gestão de processos; mapeamento de processos; fluxo de trabalho; fluxo de aprovação; aprovações
GED; ECM; gestão de documentos; gestão eletrônica de documentos; documentos digitais; digitalização; digitalizar documentos; arquivo digital; document management
arquivo morto; temporalidade; protocolo de documentos > GED
contratos; gestão de contratos; CLM; ciclo de vida de contratos; vencimento de contratos; minutas; elaborar contratos
assinatura eletrônica; assinatura digital; assinar documento; assinar documentos; assinar online; assinador; assinatura de contratos
wiki; base de conhecimento; gestão do conhecimento; intranet; documentação; manuais; knowledge management
videoconferência; vídeo chamada; videochamada; reunião online; reuniões online; webconferência; webinar; conferência; video conferencing
comunicação interna; mensageiro; mensagens instantâneas; chat corporativo; mural > videoconferência; intranet
trabalho remoto; home office; teletrabalho; colaboração > videoconferência; tarefas
escritório; suíte de escritório; editor de texto; planilha; apresentação; office; office suite > e-mail corporativo
e-mail corporativo; correio eletrônico; caixa postal; webmail; servidor de e-mail
arquivos; armazenamento em nuvem; compartilhamento de arquivos; drive; nuvem de arquivos; file sharing > GED; backup

marketing; automação de marketing; inbound; nutrição de leads; marketing digital
e-mail marketing; disparo de e-mail; envio de e-mails; newsletter; mala direta; campanha de e-mail; boletim por e-mail
SMS; disparo de SMS; envio em massa; mensagens em massa > e-mail marketing; automação de marketing
redes sociais; mídias sociais; social media; Instagram; Facebook; LinkedIn; TikTok; agendar posts; agendamento de posts; postagens
SEO; mídia paga; tráfego pago; anúncios; Google Ads; links patrocinados; adwords; otimização de sites
landing page; landing pages; página de captura; formulários > automação de marketing
pesquisa; pesquisas; NPS; pesquisa de satisfação; enquete; enquetes; questionário; formulário de pesquisa; survey; polls
eventos; gestão de eventos; ingressos; inscrições; credenciamento; inscrição em eventos; congresso; bilheteria
site; sites; criação de sites; CMS; blog; criador de sites; gerenciador de conteúdo; content management

monitoramento; observabilidade; monitorar servidores; APM; logs; métricas; monitoring; alertas de servidores
DevOps; CI/CD; integração contínua; implantação contínua; deploy; esteira de entrega
código; repositório; git; desenvolvimento de software; programação > DevOps
testes; testes automatizados; QA; teste de software; testing
infraestrutura; servidores; nuvem; cloud; hospedagem; datacenter; hosting > monitoramento; backup
ativos de TI; ITAM; inventário de TI; parque de máquinas; licenças de software; inventário de computadores
senhas; cofre de senhas; gerenciador de senhas; password manager; passwords
IAM; identidade; controle de acesso; gestão de acessos; login único; SSO; single sign-on; autenticação; MFA; permissões
antivírus; antimalware; EDR; endpoint; proteção de endpoints; ransomware; vírus; firewall > segurança da informação
segurança da informação; cibersegurança; cyber; segurança digital; SOC; SIEM > antivírus; IAM
pentest; teste de invasão; vulnerabilidades > segurança da informação
backup; cópia de segurança; cópias de segurança; recuperação de dados; recuperação de desastres; restauração; disaster recovery
LGPD; privacidade; proteção de dados; dados pessoais; GDPR; DPO; consentimento; cookies
low-code; no-code; sem código; sem programar; criar aplicativo; criar aplicativos; construtor de aplicativos; desenvolvimento rápido
IoT; internet das coisas; sensores; internet of things; automação residencial
mapas; geolocalização; GPS; georreferenciamento; geoprocessamento; maps
videomonitoramento; câmeras; CFTV; vigilância; video surveillance; portaria remota

saúde; clínica; clínicas; consultório; consultórios; clínica médica; médico; médicos; consultório médico
prontuário; prontuário eletrônico; PEP; prontuário do paciente; ficha do paciente; anamnese > clínica
hospital; hospitalar; HIS; internação; pronto-socorro; laboratório; exames; laudos; radiologia; telemedicina; TISS; convênio médico > clínica; prontuário
dentista; odontologia; odontológico; odontológica; consultório odontológico; ortodontia > clínica; prontuário
psicólogo; psicologia; fisioterapia; fisioterapeuta; nutricionista; terapia; terapeuta > clínica; prontuário; agendamento
veterinária; veterinário; clínica veterinária; pet shop; petshop; banho e tosa > clínica; agendamento; PDV
agendamento; agenda; agendar; marcação de horário; agenda online; agendamento online; marcar consulta; reserva de horários; booking; scheduling
escola; escolar; gestão escolar; colégio; faculdade; ensino; instituição de ensino; secretaria escolar; educação; creche; berçário
aluno; alunos; professor; professores; matrícula; boletim; diário de classe; notas de alunos; turma > gestão escolar
curso; cursos; escola de idiomas; cursinho; curso livre > gestão escolar; EAD
biblioteca; acervo; empréstimo de livros > gestão escolar; GED
jurídico; advocacia; advogado; advogados; escritório de advocacia; processos judiciais; gestão jurídica; departamento jurídico; prazos processuais; contencioso
petição; audiência; tribunal; PJe; publicações; cartório; tabelionato > jurídico
imobiliária; imobiliárias; imobiliário; imóveis; corretor de imóveis; aluguel; locação de imóveis; administração de imóveis; corretora; loteamento; incorporadora
condomínio; condomínios; síndico; administradora de condomínios; condominial; condômino; assembleia; taxa condominial
portaria; controle de visitantes; visitantes > condomínio; controle de acesso
construção; construção civil; construtora; construtoras; obra; obras; canteiro; gestão de obras; engenharia civil; empreiteira; incorporação
diário de obra; RDO; medição; SINAPI; orçamento de obra; cronograma de obra; BIM > obra; construção civil
agronegócio; agro; agropecuária; fazenda; fazendas; rural; produtor rural; lavoura; safra; agrícola; agricultura; plantio; propriedade rural; sítio
pecuária; gado; rebanho; boi; bovinos; curral; leite; confinamento; corte > agronegócio
cooperativa; cooperativas; armazém de grãos; grãos; silo > agronegócio
restaurante; restaurantes; lanchonete; bar; bares; food service; pizzaria; hamburgueria; cafeteria; cozinha; gastronomia; alimentação fora do lar
comanda; comandas; comanda eletrônica; mesas; garçom; pedidos na mesa; cardápio; cardápio digital; cardápio QR code > restaurante
delivery; entrega de comida; iFood; pedidos online; aplicativo de delivery > restaurante; entregas
hotel; hotéis; hotelaria; pousada; pousadas; hospedagem de hóspedes; motel; hostel; PMS hoteleiro; reservas de quartos; reserva de quartos; hóspede; hóspedes; recepção do hotel; diárias; channel manager
turismo; agência de viagens; viagens; passagens; viagem > hotelaria; reservas de quartos
salão; salão de beleza; salões; barbearia; barbeiro; cabeleireiro; estética; clínica de estética; manicure; spa; esmalteria
academia; academias; academia de ginástica; ginástica; fitness; crossfit; musculação; personal trainer; studio; pilates; natação; escola de esportes; avaliação física
setor público; prefeitura; prefeituras; governo; gestão pública; órgão público; município; câmara municipal; secretaria municipal; serviço público; govtech
protocolo; processo administrativo; processo eletrônico; tramitação; portal da transparência; diário oficial > setor público; GED
igreja; igrejas; paróquia; dízimo; ONG; associação; sindicato; terceiro setor; doações; clube > gestão financeira; CRM
seguros; corretora de seguros; seguradora; apólice; consórcio > CRM; comissão
estacionamento; lava-rápido; lava jato; lavanderia > PDV; agendamento
locação de equipamentos; locadora; aluguel de equipamentos; rental > contratos; ERP
prestador de serviço; prestadores de serviço; prestação de serviços; serviços > ordem de serviço; nota fiscal de serviço
telecom; provedor de internet; ISP; telecomunicações > cobrança recorrente; help desk
`

/** @returns the groups, as they are kept and looked for */
export function groupsFrom(lines: string): SynonymGroup[] {
  const termsOf = (text = '') =>
    text
      .split(';')
      .map((term) => term.trim())
      .filter(Boolean)
  return lines
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => {
      const [terms, also] = line.split(' > ')
      return { terms: termsOf(terms), also: termsOf(also) }
    })
}

export const SYNONYMS: SynonymGroup[] = groupsFrom(GROUPS)
