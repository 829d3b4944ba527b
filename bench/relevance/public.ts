import { v7 as uuidv7 } from 'uuid'
import type { Product } from './catalogue.ts'

/**
 * Real open-source programs and public services that companies use, so that questions are not only asked of a
 * fictional demonstration. It measures searches and is never shown in the product. The texts say what each one
 * does, from general knowledge; the categories are those of the demonstration where it has one that fits.
 * Between `|`: name, categories, description.
 */
const PUBLIC = `
ERPNext | ERP | Sistema de gestão de código aberto com contabilidade, estoque, compras, vendas, manufatura e folha, escrito em Python sobre o framework Frappe.
Odoo Community | ERP; CRM | Conjunto de aplicativos integrados de vendas, estoque, compras, faturamento, site e ponto de venda. A edição comunitária tem código aberto e recebe módulos de terceiros, inclusive a localização brasileira.
Dolibarr | ERP; CRM | Gestão para pequenas empresas, associações e autônomos: clientes, orçamentos, faturas, estoque e agenda, com módulos que se ligam um a um.
Tryton | ERP | Plataforma modular de gestão em três camadas, com contabilidade, vendas, compras e gestão de armazém, mantida por uma fundação.
Apache OFBiz | ERP; E-commerce | Conjunto de aplicações empresariais da Fundação Apache com catálogo, pedidos, contabilidade, manufatura e loja virtual sobre um mesmo modelo de dados.
iDempiere | ERP | ERP em Java derivado do Adempiere, com extensões em OSGi, controle financeiro, cadeia de suprimentos e vários armazéns e organizações.
metasfresh | ERP; Armazém (WMS) | ERP para distribuidores e atacadistas de alimentos, com pedidos em grande volume, expedição por leitor móvel e rastreabilidade de lotes.
Axelor | ERP; Low-code e no-code | Suíte de gestão francesa em que módulos de CRM, projetos, compras e produção são adaptados em um estúdio visual sem programar.
ERP5 | ERP | ERP em Python construído sobre Zope, que descreve qualquer negócio por recursos, nós, movimentos, caminhos e itens.
SuiteCRM | CRM; Automação de vendas | Continuação livre do SugarCRM: contas, contatos, oportunidades, campanhas, cotações, fluxos de trabalho e casos de atendimento.
EspoCRM | CRM | CRM leve com leads, oportunidades, e-mails, calendário e campos que o administrador cria pela própria tela.
Vtiger CRM | CRM; Help desk e service desk | Relacionamento com clientes em edição aberta, com funil, faturas, chamados de suporte e campanhas no mesmo cadastro.
Twenty | CRM | CRM em TypeScript, com objetos sob medida, quadros kanban de oportunidades, sincronização de e-mails e API GraphQL.
CiviCRM | CRM; Gestão de eventos | Relacionamento para organizações sem fins lucrativos: doadores, associados, campanhas de arrecadação, inscrições em eventos e mala direta.
Corteza | CRM; Low-code e no-code | Plataforma de baixo código para montar aplicativos de registros, com um CRM pronto, automações e federação entre instalações.
Akaunting | Gestão financeira; Contabilidade | Finanças para pequenas empresas na web: faturas, despesas, contas bancárias, relatórios de lucros e loja de complementos.
GnuCash | Contabilidade; Gestão financeira | Contabilidade pessoal e de pequenos negócios por partidas dobradas, com extratos importados de OFX, faturas e relatórios.
Firefly III | Gestão financeira | Finanças pessoais em servidor próprio, com contas, orçamentos, cofrinhos, regras de classificação e gráficos de gastos.
hledger | Contabilidade | Ferramenta de linha de comando que lê diários contábeis em texto e mostra saldos, balancetes e fluxo de caixa.
Invoice Ninja | Cobrança e recorrência; Gestão financeira | Faturas, propostas e cobranças recorrentes com pagamento por cartão, portal do cliente, despesas e cronômetro de tarefas.
Kill Bill | Cobrança e recorrência; Meios de pagamento | Plataforma de cobrança por assinatura que trata catálogos de planos, períodos de teste, inadimplência e roteamento de pagamentos.
Lago | Cobrança e recorrência | Medição de consumo e faturamento por uso: recebe eventos, agrega métricas e emite cobranças híbridas de assinatura e excedente.
BTCPay Server | Meios de pagamento | Processador de pagamentos em bitcoin instalado pelo próprio lojista, sem intermediário, com faturas, loja simples e ponto de venda.
Mifos X | Crédito e risco; Meios de pagamento | Plataforma bancária para microcrédito e inclusão financeira: contas, empréstimos, parcelas, garantias e agências.
Apache Fineract | Crédito e risco | Núcleo bancário aberto com API para poupança, empréstimos e contabilidade de instituições de microfinanças.
Open Source POS | PDV e frente de caixa; Gestão de estoque | Ponto de venda na web com leitor de código de barras, caixa, recibos, vendas suspensas e estoque por loja.
uniCenta oPOS | PDV e frente de caixa | Frente de loja para balcão e tela sensível ao toque, com mapas de mesas, gaveta, impressora de recibos e turnos.
Floreant POS | PDV e frente de caixa; Restaurantes e food service | Caixa de restaurante com mapas de salão, divisão de contas, impressão na cozinha e retirada no balcão.
TastyIgniter | Restaurantes e food service | Pedidos on-line e reservas de mesa para restaurantes, com cardápio, horários de entrega e vários endereços.
WooCommerce | E-commerce | Complemento do WordPress que o transforma em loja, com produtos variáveis, cupons, frete, impostos e extensões de pagamento.
PrestaShop | E-commerce | Loja virtual de origem francesa com catálogo, carrinho, temas, módulos e várias lojas na mesma instalação.
Magento Open Source | E-commerce; Catálogo e PIM | Comércio eletrônico em PHP para catálogos grandes, com atributos configuráveis, regras de preço e várias vitrines.
OpenCart | E-commerce | Loja virtual em PHP com painel simples, temas, cupons, avaliações de produtos e um mercado de extensões.
Medusa | E-commerce | Módulos de comércio em Node.js sem interface fixa: carrinho, pedidos, regiões, devoluções e canais de venda por API.
Saleor | E-commerce | Comércio por GraphQL em Python, com canais, armazéns, listas de preço e painel administrativo separado da vitrine.
Vendure | E-commerce | Estrutura de comércio em TypeScript e NestJS com variantes, promoções, canais e complementos tipados.
Shopware | E-commerce | Plataforma alemã de comércio com construtor de páginas, regras de negócio, fluxos automáticos e canais de venda.
Akeneo PIM | Catálogo e PIM | Cadastro central de produtos com famílias, atributos, traduções, completude e exportação para cada canal.
Pimcore | Catálogo e PIM; Criação de sites (CMS) | Gestão de dados mestres, imagens e conteúdo de produtos na mesma base, publicada em sites e catálogos impressos.
OpenBoxes | Armazém (WMS); Gestão de estoque | Controle de suprimentos criado para a saúde, com remessas, lotes, vencimentos, requisições e previsão de ruptura.
InvenTree | Gestão de estoque; Produção industrial (MES/PCP) | Inventário de peças e componentes com listas de materiais, locais, fornecedores, ordens de montagem e rastreio por número de série.
GreaterWMS | Armazém (WMS) | Gestão de armazém em Python com recebimento, endereços, separação, contagem cíclica e despacho.
GLPI | Help desk e service desk; Gestão de ativos de TI (ITAM) | Central de serviços de TI com chamados, inventário de computadores, contratos, licenças e base de conhecimento.
Zammad | Help desk e service desk; Atendimento omnichannel e chat | Atendimento por e-mail, telefone, chat e redes, em que cada conversa vira um tíquete com histórico e modelos de resposta.
osTicket | Help desk e service desk | Tíquetes abertos por formulário ou e-mail, com filas, prazos, respostas prontas e portal do solicitante.
FreeScout | Help desk e service desk | Caixa de entrada compartilhada para equipes de suporte, com notas internas, detecção de colisão e módulos.
Znuny | Help desk e service desk | Continuação do OTRS Community: tíquetes, filas, acordos de nível de serviço e processos de suporte configuráveis.
Request Tracker | Help desk e service desk | Acompanhamento de solicitações por e-mail em Perl, usado por provedores e universidades, com ciclos de vida próprios.
iTop | Help desk e service desk; Gestão de ativos de TI (ITAM) | Gestão de serviços de TI conforme ITIL, com base de itens de configuração, incidentes, mudanças e análise de impacto.
Chatwoot | Atendimento omnichannel e chat; Chatbots e WhatsApp | Conversas de site, e-mail, WhatsApp, Instagram e Telegram em uma só caixa, com etiquetas, respostas prontas e robôs.
Rocket.Chat | Comunicação e videoconferência; Atendimento omnichannel e chat | Mensageiro corporativo nascido no Brasil, com canais, federação, criptografia e atendimento de visitantes.
Typebot | Chatbots e WhatsApp | Construtor visual de conversas em blocos, embutidas em sites ou ligadas ao WhatsApp, com respostas guardadas.
Botpress | Chatbots e WhatsApp | Ferramenta para desenhar assistentes conversacionais com fluxos, bases de conhecimento e modelos de linguagem.
Rasa | Chatbots e WhatsApp; Inteligência artificial generativa | Estrutura em Python para assistentes que entendem intenções e entidades e conduzem diálogos por histórias treinadas.
Evolution API | Chatbots e WhatsApp; Gestão de APIs | Interface brasileira que liga aplicações ao WhatsApp por chamadas REST, com webhooks e integração a robôs.
Asterisk | Call center e telefonia em nuvem | Motor de telefonia que faz de um computador uma central com ramais, URA, filas, correio de voz e troncos SIP.
FreePBX | Call center e telefonia em nuvem | Painel na web para administrar o Asterisk: ramais, rotas de saída, grupos de toque, filas e gravações.
VICIdial | Call center e telefonia em nuvem | Discador preditivo para centrais de contato, com campanhas, roteiros de operador, pausas e gravação de ligações.
Metabase | BI | Perguntas sobre bancos de dados sem escrever SQL, com gráficos, painéis, alertas e filtros que qualquer pessoa monta.
Apache Superset | BI | Exploração e visualização de dados na web, com editor de SQL, dezenas de gráficos e painéis para milhares de usuários.
Redash | BI | Consultas SQL compartilhadas que viram visualizações e painéis, com parâmetros e atualização agendada.
Grafana | Monitoramento e observabilidade; BI | Painéis de métricas, registros e rastros vindos de muitas fontes, com alertas e anotações.
Pentaho Data Integration | Integração de dados (ETL/iPaaS) | Transformações de dados desenhadas em uma tela: extrai, limpa e carrega tabelas, arquivos e planilhas.
Knime Analytics Platform | Ciência de dados e machine learning; BI | Fluxos de análise montados com nós, da leitura de tabelas ao treino de modelos preditivos, sem programar.
Orange Data Mining | Ciência de dados e machine learning | Mineração de dados visual feita na Eslovênia, com componentes de classificação, agrupamento e gráficos interativos.
JupyterLab | Ciência de dados e machine learning | Cadernos que juntam código, textos, fórmulas e gráficos, para pesquisar e ensinar análise de dados.
MLflow | Ciência de dados e machine learning | Ciclo de vida de modelos: registra experimentos, parâmetros e versões, e os coloca em produção.
Apache Airflow | Integração de dados (ETL/iPaaS) | Orquestração de rotinas de dados em Python, como grafos de tarefas agendadas, com repetição e acompanhamento.
Airbyte | Integração de dados (ETL/iPaaS) | Sincronização de aplicativos e bancos para armazéns de dados por centenas de conectores.
n8n | Integração de dados (ETL/iPaaS); Inteligência artificial e automação (RPA) | Automação de fluxos entre aplicativos por nós ligados em uma tela, com código onde é preciso e hospedagem própria.
Node-RED | Integração de dados (ETL/iPaaS); Internet das coisas (IoT) | Programação por fluxos no navegador que liga dispositivos, serviços e APIs, muito usada com sensores.
Apache NiFi | Integração de dados (ETL/iPaaS) | Distribuição de dados por fluxos visuais com filas, contrapressão e proveniência de cada registro.
Robot Framework | Inteligência artificial e automação (RPA); Testes de software | Automação por palavras-chave, legível por leigos, usada em testes de aceitação e em robôs de processos.
Kong Gateway | Gestão de APIs | Porta de entrada de APIs sobre NGINX, com autenticação, limites de uso, transformações e registro por complementos.
Tyk | Gestão de APIs | Porta de APIs em Go com chaves, cotas, versões e análise de consumo.
PostgreSQL | Banco de dados | Banco relacional com transações, índices variados, JSON, busca textual e extensões, desenvolvido há décadas pela comunidade.
MariaDB | Banco de dados | Banco relacional compatível com o MySQL, criado por seus autores originais, com replicação e vários motores.
MongoDB Community | Banco de dados | Banco de documentos semelhantes a JSON, com índices, agregações, réplicas e partições.
Redis | Banco de dados | Armazém de estruturas em memória usado como cache, fila de mensagens e contador de limites.
Firebird | Banco de dados | Banco relacional derivado do InterBase, muito usado em programas comerciais brasileiros, que cabe em um só arquivo.
NocoDB | Low-code e no-code; Banco de dados | Transforma bancos relacionais em planilhas colaborativas com grades, formulários e visões de kanban.
Appsmith | Low-code e no-code | Montagem de telas internas e painéis administrativos que leem bancos e APIs, com componentes de arrastar.
Budibase | Low-code e no-code | Aplicativos internos e formulários gerados a partir de tabelas, com permissões e automações.
Joget | Low-code e no-code; Gestão de processos (BPM) | Aplicações de processos com formulários, listas e fluxos de aprovação arrastados na tela.
Bonita | Gestão de processos (BPM) | Automação de processos em BPMN com formulários, regras, conectores e portal de tarefas.
Camunda | Gestão de processos (BPM) | Motor que executa diagramas BPMN e tabelas de decisão DMN e distribui tarefas entre pessoas e serviços.
ProcessMaker | Gestão de processos (BPM) | Desenho de fluxos de aprovação com formulários dinâmicos, prazos, delegações e gatilhos em PHP.
Redmine | Gestão de projetos | Projetos com tarefas, gantt, calendário, wiki, fóruns e repositórios de código, em Ruby on Rails.
OpenProject | Gestão de projetos; Gestão de tarefas | Projetos clássicos e ágeis com cronogramas, quadros, orçamentos, controle de horas e reuniões.
Taiga | Gestão de projetos; Gestão de tarefas | Gestão ágil com histórias de usuário, sprints, kanban, épicos e acompanhamento de problemas.
ProjectLibre | Gestão de projetos | Cronogramas para computador com diagramas de Gantt, caminho crítico, recursos e leitura de arquivos do Microsoft Project.
Leantime | Gestão de projetos | Projetos para quem não é gerente: metas, marcos, quadros de ideias, folhas de horas e retrospectivas.
Vikunja | Gestão de tarefas | Listas de afazeres com prazos, prioridades, etiquetas, lembretes e quadros, em servidor próprio.
Wekan | Gestão de tarefas | Quadros kanban com raias, cartões, listas de verificação, limites e regras automáticas.
Kimai | Controle de horas; Gestão de projetos | Registro de horas por cliente, projeto e atividade, com relatórios, exportação e faturas.
TimeTrex Community | Controle de ponto; Folha de pagamento | Marcação de entradas e saídas, escalas, ausências e cálculo de folha, com relógio no navegador.
OrangeHRM | RH (HCM); Recrutamento e seleção (ATS) | Gestão de pessoas com cadastro de empregados, férias, frequência, desempenho e vagas.
Sentrifugo | RH (HCM); Avaliação de desempenho | Recursos humanos com perfis, ausências, entrevistas, avaliações e verificação de antecedentes.
Frappe HR | RH (HCM); Folha de pagamento | Empregados, turnos, licenças, reembolsos, metas e contracheques, separados do ERPNext em um aplicativo próprio.
MintHCM | RH (HCM); Recrutamento e seleção (ATS) | Capital humano com candidatos, competências, planos de integração, delegações e calendário de trabalho.
OpenCATS | Recrutamento e seleção (ATS) | Acompanhamento de candidatos para consultorias: vagas, currículos, entrevistas e empresas clientes.
eSocial | Folha de pagamento; Saúde e segurança do trabalho (SST); Serviços do governo | Escrituração digital do governo federal em que empregadores informam vínculos, remunerações, férias e eventos de segurança do trabalho.
FGTS Digital | Folha de pagamento; Serviços do governo | Serviço do Ministério do Trabalho que calcula e gera as guias do fundo de garantia a partir das informações do eSocial.
Moodle | Treinamento corporativo (LMS); Educação (gestão escolar) | Ambiente de aprendizagem com cursos, fóruns, questionários, tarefas e notas, usado por escolas, universidades e empresas.
Canvas LMS | Treinamento corporativo (LMS); Educação (gestão escolar) | Salas virtuais com módulos, trabalhos, rubricas, discussões e boletins, em Ruby on Rails.
Open edX | Treinamento corporativo (LMS) | Cursos abertos em grande escala com vídeos, exercícios corrigidos na hora, turmas e certificados.
Chamilo | Treinamento corporativo (LMS) | Ensino a distância simples, com trilhas, exercícios, sessões, certificados e redes de alunos.
Gibbon | Educação (gestão escolar) | Escola em um sistema: matrículas, presença, planejamento de aulas, mercado de notas e comunicação com famílias.
openSIS | Educação (gestão escolar) | Secretaria de escola com alunos, horários, frequência, históricos e boletins.
i-Educar | Educação (gestão escolar); Setor público | Gestão da rede de ensino municipal feita no Brasil: matrículas, enturmação, diário e dados para o Censo Escolar.
Koha | Gestão de bibliotecas | Biblioteca integrada com catálogo MARC, empréstimos, reservas, aquisições e periódicos.
Biblivre | Gestão de bibliotecas | Programa brasileiro de bibliotecas com acervo, circulação de livros, leitores e etiquetas.
DSpace | Gestão de bibliotecas; Gestão de documentos (GED/ECM) | Repositório institucional de teses, artigos e dados, com metadados, coleções e preservação.
OpenMRS | Saúde (prontuário e clínicas) | Prontuário para hospitais e programas de saúde em países com poucos recursos, com conceitos, visitas e formulários.
OpenEMR | Saúde (prontuário e clínicas) | Prontuário e consultório com agenda, receitas, exames, faturamento de convênios e portal do paciente.
GNU Health | Saúde (prontuário e clínicas) | Gestão hospitalar e saúde pública com internação, laboratório, genética e determinantes sociais.
e-SUS APS | Saúde (prontuário e clínicas); Setor público | Prontuário do cidadão do Ministério da Saúde para postos de atenção primária, com vacinação e visitas domiciliares.
Orthanc | Saúde (prontuário e clínicas) | Servidor leve de imagens médicas DICOM, com visualizador na web e rotas automáticas.
OpenDental | Saúde (prontuário e clínicas) | Consultório odontológico com odontograma, agenda, planos de tratamento, radiografias e cobrança.
Easy Appointments | Agendamento on-line | Marcação de horários no site da empresa, com serviços, atendentes, intervalos e agenda do Google.
Cal.com | Agendamento on-line | Links de agendamento que leem calendários, com rodízio da equipe, lembretes e pagamentos.
QloApps | Hotelaria | Reservas de hotel com motor no site, quartos, tarifas, balcão da recepção e canais.
HotelDruid | Hotelaria | Hotel e pousada em PHP: ocupação, tarifas, apartamentos, faturas, caixa e limpeza.
Snipe-IT | Gestão de ativos de TI (ITAM) | Inventário de notebooks, licenças, acessórios e consumíveis, com entrega e devolução por pessoa e auditoria.
OCS Inventory | Gestão de ativos de TI (ITAM) | Agentes que levantam hardware e programas de cada máquina da rede e distribuem pacotes.
NetBox | Gestão de ativos de TI (ITAM); Redes e telecomunicações | Documentação de redes e datacenters: endereços IP, racks, cabos, circuitos e dispositivos.
openMAINT | Manutenção de ativos (CMMS); Gestão de facilities | Manutenção de prédios e instalações com planos preventivos, plantas, contratos e consumo de energia.
Atlas CMMS | Manutenção de ativos (CMMS) | Ordens de manutenção, peças, medidores e programações preventivas no navegador e no celular.
Traccar | Gestão de frotas | Rastreamento de veículos por GPS com mapa ao vivo, cercas, trajetos, alertas e centenas de modelos de rastreador.
Fleetbase | Logística e transporte (TMS); Gestão de frotas | Operação de entregas com motoristas, pedidos, rotas, comprovantes e aplicativo do entregador.
VROOM | Logística e transporte (TMS) | Otimizador de rotas de veículos com janelas de horário, capacidades e coletas com entregas.
openLCA | Sustentabilidade (ESG) | Avaliação do ciclo de vida de produtos, com inventários, impactos ambientais e pegada de carbono.
Nextcloud | Gestão de documentos (GED/ECM); Suíte de escritório e e-mail | Arquivos, calendários, contatos e chamadas em servidor próprio, com compartilhamento por link e edição conjunta.
Seafile | Gestão de documentos (GED/ECM) | Bibliotecas de arquivos sincronizadas por blocos, com versões, criptografia e trava de edição.
Alfresco Community | Gestão de documentos (GED/ECM) | Repositório de conteúdo empresarial com versões, regras de pasta, metadados e busca.
OpenKM | Gestão de documentos (GED/ECM) | Documentos com taxonomia, OCR, fluxos, assinatura e trilha de acesso.
Mayan EDMS | Gestão de documentos (GED/ECM) | Cofre de documentos com reconhecimento de texto, tipos, metadados, retenção e permissões detalhadas.
Paperless-ngx | Gestão de documentos (GED/ECM) | Papéis digitalizados que se tornam um arquivo pesquisável, com etiquetas e correspondentes sugeridos.
SEI | Setor público; Gestão de documentos (GED/ECM) | Processo eletrônico criado pelo Tribunal Regional Federal da 4ª Região e cedido a órgãos públicos, com tramitação sem papel e assinatura.
Documenso | Assinatura eletrônica | Assinatura de documentos em PDF com campos, ordem de signatários, lembretes e certificado de conclusão.
DocuSeal | Assinatura eletrônica | Formulários de PDF preenchidos e assinados na web, com modelos, envio em lote e API.
Assinador Gov.br | Assinatura eletrônica; Serviços do governo | Assinatura avançada gratuita do governo federal para quem tem conta prata ou ouro.
Assinador Serpro | Assinatura eletrônica; Certificado digital | Programa que assina arquivos com certificados ICP-Brasil em cartão, token ou nuvem.
BookStack | Gestão do conhecimento e wiki | Manuais organizados em prateleiras, livros, capítulos e páginas, com editor visual e papéis.
DokuWiki | Gestão do conhecimento e wiki | Wiki em arquivos de texto, sem banco, com versões, listas de acesso e complementos.
MediaWiki | Gestão do conhecimento e wiki | Motor da Wikipédia, com histórico, discussões, modelos, categorias e extensões.
Wiki.js | Gestão do conhecimento e wiki | Wiki em Node.js com Markdown, várias línguas, busca e sincronização com Git.
XWiki | Gestão do conhecimento e wiki; Low-code e no-code | Wiki estruturada em Java com formulários, macros, exportação e aplicações criadas nas páginas.
Jitsi Meet | Comunicação e videoconferência | Reuniões de vídeo pelo navegador sem conta, com compartilhamento de tela, gravação e sala de espera.
BigBlueButton | Comunicação e videoconferência; Treinamento corporativo (LMS) | Sala de aula virtual com quadro, apresentação, enquetes, grupos separados e gravação.
Mattermost | Comunicação e videoconferência | Mensagens de equipe em canais, com chamadas, roteiros de incidentes e servidor próprio.
Element | Comunicação e videoconferência | Conversas cifradas sobre o protocolo Matrix, com salas, chamadas e federação entre servidores.
LibreOffice | Suíte de escritório e e-mail | Editor de textos, planilhas, apresentações, desenhos e bancos para computador, no formato ODF.
OnlyOffice Docs | Suíte de escritório e e-mail | Edição conjunta de textos, planilhas e apresentações no navegador, fiel aos formatos da Microsoft.
Zimbra | Suíte de escritório e e-mail | Servidor de correio com agenda, contatos, tarefas e leitor na web, usado em órgãos e provedores.
Expresso | Suíte de escritório e e-mail; Setor público | Correio, agenda e contatos do governo brasileiro, mantido por empresas públicas de informática.
Mautic | Automação de marketing; E-mail marketing | Campanhas por eventos, pontuação de contatos, páginas de captura, segmentos e mensagens automáticas.
listmonk | E-mail marketing | Boletins e listas de assinantes de alto volume em um só binário, com modelos e estatísticas.
phpList | E-mail marketing | Envio de boletins com assinaturas, tratamento de devoluções e campanhas programadas.
Postiz | Gestão de redes sociais | Agendamento de publicações em redes, com calendário, equipe, análises e textos sugeridos.
Matomo | Análise de sites; SEO e mídia paga | Estatísticas de visitas em servidor próprio, com metas, funis, mapas de calor e respeito à privacidade.
Plausible Analytics | Análise de sites | Audiência de sites em uma página só, sem cookies, com origens, metas e relatórios por e-mail.
LimeSurvey | Pesquisas e NPS | Questionários com ramificações, cotas, várias línguas, convites e exportação estatística.
Formbricks | Pesquisas e NPS | Enquetes dentro de produtos e sites, disparadas por ações, com perguntas de NPS.
KoboToolbox | Pesquisas e NPS | Coleta de dados em campo, sem internet, por formulários no celular, com mapas e fotos.
Pretix | Gestão de eventos | Venda de ingressos com lotes, cupons, assentos marcados e leitura na entrada.
Indico | Gestão de eventos | Congressos e reuniões do CERN: chamada de trabalhos, programa, inscrições e salas.
WordPress | Criação de sites (CMS) | Criação de sites e blogs com temas, blocos, complementos e papéis de autores.
Joomla | Criação de sites (CMS) | Gerenciador de conteúdo com várias línguas, níveis de acesso, modelos e extensões.
Drupal | Criação de sites (CMS); Setor público | Conteúdo estruturado para portais grandes, com taxonomias, fluxos editoriais e módulos.
Plone | Criação de sites (CMS); Setor público | Gerenciador em Python que serviu de base a portais do governo federal brasileiro, com fluxos de publicação e segurança.
Ghost | Criação de sites (CMS); E-mail marketing | Publicações com assinaturas pagas, boletins por e-mail e páginas rápidas em Node.js.
Strapi | Criação de sites (CMS) | Conteúdo sem interface fixa: tipos montados na tela e servidos por API.
Directus | Criação de sites (CMS); Low-code e no-code | Camada sobre bancos SQL que oferece API e painel de edição de conteúdo.
Zabbix | Monitoramento e observabilidade | Monitoramento de servidores, redes e serviços com agentes, SNMP, gatilhos, mapas e painéis.
Prometheus | Monitoramento e observabilidade | Coleta de séries temporais por consulta periódica, com linguagem própria e regras de alerta.
Nagios Core | Monitoramento e observabilidade | Verificação de máquinas e serviços por complementos, com escalonamento de avisos e dependências.
Uptime Kuma | Monitoramento e observabilidade | Vigia se sites e portas respondem, avisa por dezenas de canais e publica página de situação.
Jenkins | DevOps e CI/CD | Servidor de automação que compila, testa e publica programas por esteiras escritas em arquivo.
GitLab Community | DevOps e CI/CD; Gestão de projetos | Repositórios Git com revisão, demandas, esteiras de integração contínua e registro de imagens.
Gitea | DevOps e CI/CD | Hospedagem leve de código Git, com revisões, demandas, pacotes e ações.
SonarQube Community | DevOps e CI/CD; Testes de software | Inspeção de código que aponta defeitos, duplicações, cobertura e brechas a cada mudança.
Selenium | Testes de software | Comando de navegadores por programa para testar telas em várias linguagens.
Apache JMeter | Testes de software | Testes de carga que simulam usuários em HTTP, bancos e filas e medem tempos.
Kiwi TCMS | Testes de software | Planos, casos e execuções de testes manuais e automáticos, com relatórios.
Kubernetes | Computação em nuvem | Orquestra contêineres em muitas máquinas, com escala, reinício e publicação gradual.
OpenStack | Computação em nuvem | Nuvem privada com máquinas virtuais, redes, volumes e identidade sob um painel.
Proxmox VE | Computação em nuvem; Backup e recuperação | Virtualização com máquinas KVM e contêineres, agrupamento, cópias e migração ao vivo.
Bacula Community | Backup e recuperação | Cópias de segurança em rede para disco e fita, com catálogo, agendas e restauração.
UrBackup | Backup e recuperação | Cópias de imagens e arquivos de computadores, incrementais e sem parar o trabalho.
Duplicati | Backup e recuperação | Cópias cifradas e incrementais de arquivos para nuvens e servidores, com agendamento.
Bitwarden | Gestão de identidade e acesso (IAM); Gestão de senhas | Cofre de senhas com coleções da organização, preenchimento automático e envio seguro.
KeePassXC | Gestão de senhas | Senhas guardadas em um arquivo cifrado no computador, com gerador e códigos temporários.
Passbolt | Gestão de senhas | Senhas compartilhadas por equipes com chaves OpenPGP, pastas e auditoria.
Keycloak | Gestão de identidade e acesso (IAM) | Login único com OpenID Connect e SAML, federação de usuários, papéis e segundo fator.
ClamAV | Antivírus e proteção de endpoints | Antivírus de código aberto para servidores de correio e arquivos, com assinaturas diárias.
Wazuh | Segurança gerenciada (SOC/MSSP); Antivírus e proteção de endpoints | Detecção de ameaças em estações e servidores, com correlação de eventos, integridade de arquivos e conformidade.
OPNsense | Segurança de redes | Firewall em FreeBSD com VPN, prevenção de intrusão, balanceamento e relatórios.
pfSense CE | Segurança de redes | Firewall e roteador com regras, VPN, proxy e alta disponibilidade, por interface na web.
Greenbone OpenVAS | Teste de invasão (pentest) | Varredura de vulnerabilidades em redes com milhares de testes atualizados e relatórios de risco.
OWASP ZAP | Teste de invasão (pentest) | Inspeção de aplicações na web que intercepta chamadas e procura falhas conhecidas.
PIA | Privacidade e LGPD | Relatório de impacto à proteção de dados conduzido passo a passo, da autoridade francesa CNIL.
Klaro | Privacidade e LGPD | Aviso de consentimento de cookies que bloqueia scripts até a escolha do visitante.
Fides | Privacidade e LGPD | Mapeamento de dados pessoais em sistemas e atendimento a pedidos de titulares.
ArkCase | Jurídico; Gestão de processos (BPM) | Gestão de casos, denúncias e pedidos de informação, com documentos, prazos e correspondência.
CKAN | Setor público; Gestão de documentos (GED/ECM) | Portal de dados abertos com catálogos, metadados, visualização e API, usado por governos.
Decidim | Setor público | Participação cidadã com propostas, orçamento participativo, consultas e assembleias.
Consul Democracy | Setor público | Debates, votações e orçamento participativo para prefeituras, nascido em Madri.
e-Cidade | Setor público; ERP | Gestão municipal brasileira: orçamento, tributos, patrimônio, compras, folha, saúde e educação.
Portal Nacional de Contratações Públicas | Compras e suprimentos; Setor público; Serviços do governo | Sítio oficial em que órgãos divulgam licitações, dispensas, atas e contratos da Lei 14.133.
Compras.gov.br | Compras e suprimentos; Serviços do governo | Sistema federal de pregões, dispensas eletrônicas e cadastro de fornecedores, o SICAF.
Emissor Nacional da NFS-e | Emissão de NF-e, NFC-e e NFS-e; Serviços do governo | Emissão gratuita da nota de serviço em padrão nacional, na web e no celular, aberta ao MEI.
Portal da NF-e | Emissão de NF-e, NFC-e e NFS-e; Serviços do governo | Consulta de notas eletrônicas pela chave, com manuais, esquemas de XML e disponibilidade dos autorizadores.
NFePHP | Emissão de NF-e, NFC-e e NFS-e | Biblioteca brasileira em PHP que monta, assina e transmite notas, conhecimentos e manifestos às secretarias da fazenda.
ACBr | Emissão de NF-e, NFC-e e NFS-e; PDV e frente de caixa | Componentes brasileiros de automação comercial: documentos fiscais, boletos, balanças, impressoras e TEF.
SPED Contábil PVA | Gestão tributária e SPED; Contabilidade; Serviços do governo | Programa da Receita Federal que valida, assina e transmite a escrituração contábil digital.
EFD-Reinf | Gestão tributária e SPED; Serviços do governo | Escrituração de retenções do imposto de renda e da contribuição previdenciária sem vínculo de trabalho.
Portal e-CAC | Gestão tributária e SPED; Serviços do governo | Atendimento virtual da Receita Federal com declarações, parcelamentos, procurações, certidões e situação fiscal.
PGDAS-D | Gestão tributária e SPED; Serviços do governo | Cálculo mensal e declaração do Simples Nacional, com emissão da guia DAS.
Portal do Empreendedor | Gestão tributária e SPED; Serviços do governo | Abertura, alteração e baixa do MEI, guias mensais e declaração anual.
Redesim | Abertura de empresas; Serviços do governo | Registro e legalização de empresas: viabilidade de endereço, CNPJ, inscrições e licenças em um só pedido.
farmOS | Agronegócio | Registro da fazenda com talhões, plantios, animais, insumos, equipamentos e mapas.
LiteFarm | Agronegócio | Planejamento de lavouras e tarefas para agricultores, com certificação orgânica e finanças.
SICAR | Agronegócio; Serviços do governo | Cadastro Ambiental Rural, em que cada imóvel declara áreas de preservação, reserva legal e uso.
BIMserver | Construção civil | Servidor de modelos de edificações em IFC, com versões, consultas e conferência de conflitos.
SINAPI | Construção civil; Serviços do governo | Tabela de custos e índices da construção, da Caixa e do IBGE, para orçamentos de obras públicas.
QGIS | Mapas e geoprocessamento | Geoprocessamento para computador: camadas, projeções, análises espaciais e mapas impressos.
GeoServer | Mapas e geoprocessamento | Publicação de mapas e feições por padrões OGC, a partir de bancos e arquivos.
TerraMA² | Mapas e geoprocessamento; Sustentabilidade (ESG) | Monitoramento e alerta de riscos ambientais do INPE, com dados de satélites e estações.
Home Assistant | Internet das coisas (IoT) | Automação de casas e escritórios com milhares de aparelhos, regras e painéis locais.
ThingsBoard | Internet das coisas (IoT) | Coleta de telemetria de dispositivos, com regras, painéis e comandos remotos.
ZoneMinder | Videomonitoramento | Gravação e detecção de movimento em câmeras de vigilância, com zonas e eventos.
Frigate | Videomonitoramento | Gravador de câmeras que reconhece pessoas e veículos em tempo real, no próprio local.
wger | Salões e academias | Treinos, medidas e nutrição para praticantes e instrutores de academias, com catálogo de exercícios.
Ollama | Inteligência artificial generativa | Executa modelos de linguagem no próprio computador, por linha de comando e API.
Open WebUI | Inteligência artificial generativa | Conversa na web com modelos locais ou remotos, com documentos, usuários e ferramentas.
Dify | Inteligência artificial generativa; Low-code e no-code | Montagem visual de aplicações com modelos de linguagem, bases de documentos e agentes.
OpenClinica | Saúde (prontuário e clínicas); Pesquisas e NPS | Captura eletrônica de dados de ensaios clínicos, com formulários, visitas e auditoria.
Eramba | Privacidade e LGPD; Gestão da qualidade | Governança, riscos e conformidade com controles, políticas, auditorias e exceções.
`

/** @returns the same rows each time, but for their ids */
export const publicProducts = (): Product[] =>
  PUBLIC.trim()
    .split('\n')
    .map((line) => {
      const [name = '', categories = '', description = ''] = line.split(' | ')
      return {
        id: uuidv7(),
        kind: 'software',
        name,
        manufacturer: '',
        categories: categories.split('; '),
        slogan: '',
        description,
      }
    })
