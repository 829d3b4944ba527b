/**
 * Words of business software, the commonest first: the place in the list decides how often a word
 * is drawn, as in real texts (Zipf).
 */
export const WORDS = `
gestão sistema empresa controle digital vendas financeiro dados nuvem plataforma clientes integração
equipe relatórios projetos automação processos fiscal estoque produção serviços online inteligente
atendimento pagamentos documentos contratos operação logística compras qualidade segurança indústria
comércio varejo contábil pessoal tarefas agenda indicadores painel fluxo aplicativo móvel web notas
emissão cobrança faturamento orçamento pedidos catálogo entregas rotas frota manutenção ativos
suporte chamados treinamento recrutamento seleção folha ponto benefícios desempenho metas comissões
propostas prospecção campanhas marketing redes conteúdo pesquisa eventos reservas hotelaria
restaurante cardápio mesas delivery cozinha clínica prontuário consultório pacientes saúde
laboratório farmácia hospital escola alunos matrícula ensino biblioteca professores cursos provas
jurídico advocacia prazos audiências cartório imobiliária condomínio aluguel corretores construção
obras medição engenharia arquitetura fazenda rebanho safra lavoura irrigação cooperativa armazém
expedição inventário etiquetas balança transporte cargas frete conhecimento viagens motoristas
combustível pneus oficina peças garantia assistência telefonia chat mensagens videoconferência
colaboração arquivos assinatura eletrônica certificado auditoria conformidade privacidade riscos
governança sustentabilidade energia resíduos ambiental químico alimentos bebidas moda confecção
calçados móveis cosméticos academia salão beleza estética turismo câmbio crédito consórcio seguros
investimentos tesouraria conciliação bancária cartões boleto recorrência assinantes fidelidade
pontuação loja marketplace vitrine checkout carrinho cupons avaliações depoimentos comunidade
fórum chatbot voz tradução reconhecimento imagens sensores telemetria rastreamento monitoramento
alertas backup recuperação antivírus identidade acesso senhas redundância servidores contêineres
desenvolvimento testes implantação versões código componentes formulários workflow aprovação
planejamento simulação previsão estatística modelagem visualização cubos indicações parceiros
franquias revendedores representantes distribuidores fornecedores licitações pregão prefeitura
tributos arrecadação protocolo ouvidoria câmara transparência convênios doações voluntários
paróquia dízimo eleições enquetes assembleias portaria visitantes vigilância câmeras estacionamento
lavanderia petshop veterinária aquário floricultura papelaria gráfica editora jornal rádio podcast
streaming estúdio fotografia ingressos bilheteria teatro museu esportes campeonato arbitragem
mineração siderurgia fundição usinagem ferramentaria plástico borracha vidro cerâmica madeira
celulose tecelagem tinturaria curtume frigorífico laticínio panificação cervejaria vinícola
torrefação apicultura piscicultura avicultura suinocultura viveiro silvicultura geoprocessamento
topografia cartografia meteorologia hidrologia saneamento dragagem portuário aduaneiro despachante
armador aeroportuário hangar ferroviário metroviário ciclovia
`
  .trim()
  .split(/\s+/)

/** Words that join the others in a sentence; search leaves them out. */
export const JOINTS = ['de', 'para', 'com', 'e', 'em', 'da', 'do', 'a', 'o', 'que', 'por']

const SYLLABLES =
  `ba be bi bo bra ca ce co cri da de di do fa fe fi flo ga ge gra jo la le li lo lu ma
me mi mo na ne ni no pa pe pi pra ra re ri ro sa se si so ta te ti to tra va ve vi vo xa ze zu`
    .trim()
    .split(/\s+/)
const ENDINGS = [
  'lix',
  'ra',
  'tec',
  'nix',
  'vo',
  'dia',
  'sys',
  'ly',
  'mar',
  'flex',
  'on',
  'ta',
  'zo',
]

/** A made-up brand, the same for the same number: 'Vetralix'. */
export function brand(n: number): string {
  let name = ''
  for (let rest = n + SYLLABLES.length; rest > 0; rest = Math.floor(rest / SYLLABLES.length)) {
    name += SYLLABLES[rest % SYLLABLES.length]
  }
  name += ENDINGS[n % ENDINGS.length]
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** Names of categories, as those of the demonstration. */
export const CATEGORIES = [
  'ERP',
  'CRM',
  'Gestão de projetos',
  'Gestão financeira',
  'Emissão de NF-e, NFC-e e NFS-e',
  'Folha de pagamento',
  'Controle de ponto',
  'RH (HCM)',
  'Gestão de estoque',
  'PDV e frente de caixa',
  'E-commerce',
  'Automação de marketing',
  'Help desk e service desk',
  'BI',
  'Contabilidade',
  'Logística e transporte (TMS)',
  'Armazém (WMS)',
  'Manutenção de ativos (CMMS)',
  'Saúde (prontuário e clínicas)',
  'Educação (gestão escolar)',
  'Jurídico',
  'Imobiliário e condomínios',
  'Construção civil',
  'Agronegócio',
  'Restaurantes e food service',
  'Assinatura eletrônica',
  'Gestão de documentos (GED/ECM)',
  'Privacidade e LGPD',
  'Backup e recuperação',
  'Gestão de identidade e acesso (IAM)',
]
