import { DELETION_UNDO_DAYS } from '#/domain/account-removal.ts'
import { CHOICE_DAYS } from '#/domain/consent.ts'
import {
  DEVICE_DAYS,
  EXPORT_HOURS,
  REMEMBERED_DAYS,
  UNVERIFIED_DAYS,
} from '#/features/accounts/limits.ts'
import { CLOSED_INVITATION_DAYS, INVITATION_DAYS } from '#/features/administrators/limits.ts'
import { PAIR_DAYS } from '#/features/alternatives/pairs/limits.ts'
import { BATCH_DAYS, CONSENT_YEARS } from '#/features/analytics/limits.ts'
import { AUDIT_YEARS } from '#/features/audit/limits.ts'
import { CLICK_DAYS } from '#/features/banners/limits.ts'
import { CLOSED_REQUEST_DAYS, LINK_HOURS } from '#/features/claims/limits.ts'
import { COMPANY_DOMAIN_DAYS } from '#/features/companies/limits.ts'
import { LINK_HOURS as CONFIRMATION_LINK_HOURS } from '#/features/confirmation/limits.ts'
import { LOOKUP_DAYS } from '#/features/lookups/limits.ts'
import { CLOSED_CLAIM_DAYS } from '#/features/makers/limits.ts'
import { NOTIFICATION_MONTHS } from '#/features/notifications/limits.ts'
import { OUTCOME_MONTHS, OUTCOMES_MIN } from '#/features/outcomes/limits.ts'
import { DECIDED_FILE_DAYS, WAITING_FILE_DAYS } from '#/features/proofs/limits.ts'
import { LETTER_DAYS, QUOTE_MONTHS } from '#/features/quotes/limits.ts'
import { CLOSED_REPORT_DAYS } from '#/features/readiness/limits.ts'
import { ABANDONED_DAYS } from '#/features/register/limits.ts'
import {
  ADDRESS_DAYS,
  HASH_DAYS,
  REMINDED_DAYS,
  REMINDER_DAYS,
} from '#/features/review-invitations/limits.ts'
import { SIGNAL_DAYS, TRACE_DAYS } from '#/features/reviews/integrity/limits.ts'
import { CLOSED_RECOURSE_DAYS, DISMISSED_APPEAL_DAYS } from '#/features/reviews/limits.ts'
import { COUNT_DAYS } from '#/features/search/counts/limits.ts'
import { CLOSED_TESTIMONY_REQUEST_DAYS, LINK_DAYS } from '#/features/testimonials/limits.ts'
import { MARK_DAYS } from '#/features/visits/limits.ts'
import { DELIVERY_DAYS } from '#/features/webhooks/limits.ts'
import { ATTEMPT_DAYS, RESET_LINK_HOURS, SESSION_DAYS, VALIDATION_LINK_HOURS } from './limits.ts'

/** What is kept of people: the source of the privacy notice, held against the schema by a test. */
export interface Kept {
  what: string
  why: string
  /** Until when, in words. */
  until: string
  /** Tables where it is; none for what is not in the database's own tables. */
  tables: string[]
  /** The job that ends it by the clock; none where a deed does, as leaving or removing. */
  job?: string
}

const hours = (count: number) => `${count} ${count === 1 ? 'hora' : 'horas'}`
const days = (count: number) => `${count} ${count === 1 ? 'dia' : 'dias'}`

/** While an account is there, and of people who have none. */
const WHILE_THERE: Kept[] = [
  {
    what: 'Conta, perfil e avaliações',
    why: 'São o que você vem fazer aqui.',
    until: 'Enquanto a conta existir.',
    tables: [
      'users',
      'credentials',
      'experiences',
      'educations',
      'certificates',
      'user_softwares',
      'reviews',
      'review_summaries',
    ],
  },
  {
    what: 'Listas de produtos que você salvou, e o que anotou deles',
    why: 'Para você comparar e decidir com calma. Ninguém mais as vê.',
    until: 'Até você tirar o produto, excluir a lista ou excluir a conta.',
    tables: ['saved_lists', 'saved_offers'],
  },
  {
    what: 'Pedidos de orçamento: o que você escreveu, a autorização para cada fornecedor, as conversas, as propostas e as denúncias',
    why: 'Para que só os fornecedores que você escolheu respondam, com o seu consentimento. O seu e-mail e o seu telefone ficam ocultos até você mostrá-los.',
    until: `${QUOTE_MONTHS} meses depois da última mensagem da conversa, ou até você excluir a conta.`,
    tables: [
      'quote_requests',
      'quote_conversations',
      'quote_offers',
      'quote_messages',
      'quote_reports',
    ],
    job: 'quotes-upkeep',
  },
  {
    what: 'Respostas por e-mail a pedidos de orçamento: em qual conversa e quando chegaram, e um resumo do número da mensagem',
    why: 'Para que uma resposta que chega duas vezes entre uma vez só. O texto dela fica na conversa.',
    until: `${LETTER_DAYS} dias, ou até você excluir a conta.`,
    tables: ['quote_letters'],
    job: 'quotes-upkeep',
  },
  {
    what: 'As perguntas “Resolvido?” e “Voltaria a contratar?” que fizemos a você sobre a resposta de uma empresa, e o que você respondeu',
    why: `Legítimo interesse: para mostrar na página da empresa quantos disseram sim, a partir de ${OUTCOMES_MIN} pessoas. Ninguém vê o que você respondeu, nem a empresa nem a nossa equipe.`,
    until: `${OUTCOME_MONTHS} meses depois da pergunta, ou enquanto a conversa ou a avaliação existir, ou até você excluir a conta.`,
    tables: ['outcomes'],
    job: 'outcomes-upkeep',
  },
  {
    what: 'Se você não quer mais as perguntas “Resolvido?”, e desde quando',
    why: 'Para não perguntar de novo.',
    until: 'Até você voltar a receber as perguntas, ou excluir a conta.',
    tables: ['outcome_refusals'],
  },
  {
    what: 'Webhook: a qual sistema da sua empresa você mandou enviar os avisos da página e os pedidos de orçamento, e quando cada um foi enviado',
    why: 'Para avisar o sistema que a empresa escolheu, e mostrar se ele recebeu os avisos.',
    until: `Até a empresa excluir o webhook ou você excluir a conta. O registro dos envios fica ${DELIVERY_DAYS} dias.`,
    tables: ['webhooks', 'webhook_deliveries'],
    job: 'webhooks-upkeep',
  },
  {
    what: 'O que você acompanha (softwares, fornecedores, categorias e buscas), quais novidades quer e com que frequência',
    why: 'Para avisar você do que mudou, por e-mail ou em um feed. Ninguém mais vê.',
    until: 'Até você encerrar o acompanhamento ou excluir a conta.',
    tables: ['watches', 'watch_settings'],
  },
  {
    what: 'Chaves da API: o nome que você deu, quando a criou e o último dia de uso. Da chave, só um resumo',
    why: 'Para os seus programas lerem dados públicos mais vezes por minuto.',
    until: 'Até você revogar a chave ou excluir a conta.',
    tables: ['api_keys'],
  },
  {
    what: 'Quem administra ou administrou uma página de fornecedor e edita as ofertas dela',
    why: 'Para que só quem representa a empresa mude a página.',
    until: 'Enquanto a conta e a página existirem.',
    tables: ['vendor_admins', 'offer_owners'],
  },
  {
    what: 'Cadastro com e-mail não confirmado',
    why: 'Para abrir a conta quando o e-mail for confirmado.',
    until: `Até o link vencer, ou ${UNVERIFIED_DAYS} dias se o e-mail não puder ser enviado; depois é apagado, e nunca aparece para ninguém.`,
    tables: ['pending_sign_ups'],
    job: 'account-upkeep',
  },
  {
    what: 'Link que confirma o e-mail',
    why: 'Para saber que o e-mail é seu.',
    until: `${hours(VALIDATION_LINK_HOURS)}, e vale uma única vez.`,
    tables: ['pending_sign_ups'],
    job: 'account-upkeep',
  },
  {
    what: 'Link que redefine a senha',
    why: 'Para você voltar à conta.',
    until: `${hours(RESET_LINK_HOURS)}, e vale uma única vez.`,
    tables: ['verifications'],
    job: 'account-upkeep',
  },
  {
    what: 'Sessão aberta (endereço IP, navegador e datas)',
    why: 'Para manter você conectado e mostrar onde a sua conta está aberta.',
    until: `${days(SESSION_DAYS)}, ou até você sair ou encerrá-lo em “Sessões abertas”. Trocar a senha encerra os logins em outros aparelhos.`,
    tables: ['sessions'],
    job: 'account-upkeep',
  },
  {
    what: 'Navegador em que você já entrou (endereço IP, navegador e datas)',
    why: 'Para que quem tenta adivinhar a sua senha não impeça você de entrar.',
    until: `${days(DEVICE_DAYS)} depois do último acesso nele, ou até você trocar a senha ou encerrá-lo em “Sessões abertas”.`,
    tables: ['devices'],
    job: 'account-upkeep',
  },
  {
    what: 'Login lembrado em um navegador',
    why: 'Para você não digitar a senha de novo.',
    until: `${days(REMEMBERED_DAYS)}, ou até você trocar a senha ou esquecer o aparelho.`,
    tables: ['devices'],
    job: 'account-upkeep',
  },
  {
    what: 'Verificação em duas etapas (chave cifrada, desde quando, resumos dos códigos)',
    why: 'Para pedir, a cada acesso, um código que só você tem.',
    until:
      'Até você desativá-la ou excluir a conta. Um código de recuperação usado é apagado na hora.',
    tables: ['second_factors', 'recovery_codes'],
  },
  {
    what: 'Pedidos para assumir uma página (e-mail corporativo)',
    why: 'Para conferir quem representa a empresa.',
    until: `O link vale ${hours(LINK_HOURS)}, uma única vez. O pedido decidido ou vencido é apagado depois de ${CLOSED_REQUEST_DAYS} dias.`,
    tables: ['access_requests'],
    job: 'claims-upkeep',
  },
  {
    what: 'Confirmação do cadastro de uma empresa (e-mail dela e quem o informou)',
    why: 'Para saber que a página é da empresa.',
    until: `O link vale ${hours(CONFIRMATION_LINK_HOURS)}, uma única vez. Tudo é apagado quando o cadastro é confirmado.`,
    tables: ['vendor_confirmations'],
    job: 'confirmation-upkeep',
  },
  {
    what: 'Convite para administrar uma página de fornecedor',
    why: 'Para que só administre quem aceitou.',
    until: `O convite vale ${days(INVITATION_DAYS)}; o que foi feito dele, e o e-mail convidado, são apagados ${days(CLOSED_INVITATION_DAYS)} depois.`,
    tables: ['administrator_invitations'],
    job: 'invitations-upkeep',
  },
  {
    what: 'De que rede e navegador veio cada avaliação, só como resumos cifrados com um segredo que muda',
    why: 'Legítimo interesse: para ver quando uma pessoa ou empresa avalia com várias contas. Ninguém consegue ler o endereço.',
    until: `${days(TRACE_DAYS)}.`,
    tables: ['review_traces', 'trace_secrets'],
    job: 'review-integrity-upkeep',
  },
  {
    what: 'O que sinais automáticos encontraram em uma avaliação, com os motivos',
    why: 'Legítimo interesse: para uma pessoa da nossa equipe conferir avaliações que parecem combinadas. Nenhuma é ocultada só por sinais, e o autor sabe quando a sua espera.',
    until: `${days(SIGNAL_DAYS)}, ou enquanto a avaliação espera.`,
    tables: ['review_signals'],
    job: 'review-integrity-upkeep',
  },
  {
    what: 'Contestação de quem não pode avaliar',
    why: 'Para a nossa equipe conferir e responder.',
    until: `Aceita, enquanto a conta existir; negada, ${days(DISMISSED_APPEAL_DAYS)}.`,
    tables: ['review_appeals'],
    job: 'appeals-upkeep',
  },
  {
    what: 'Recurso de uma decisão sobre uma avaliação: o que você escreveu, o que foi decidido e por quê',
    why: 'Para que outra pessoa da nossa equipe confira a decisão e responda.',
    until: `Até ${days(CLOSED_RECOURSE_DAYS)} depois da decisão, ou enquanto a avaliação e a conta existirem.`,
    tables: ['review_recourses'],
    job: 'appeals-upkeep',
  },
  {
    what: 'Comprovação do uso do que você avaliou: o arquivo que você enviou, um código que mostra se o mesmo arquivo foi enviado de novo, a sua autorização e o que foi decidido',
    why: 'Para mostrar na sua avaliação que você usa o que avaliou, com o seu consentimento. Só quem decide vê o arquivo.',
    until: `O arquivo é destruído até ${days(DECIDED_FILE_DAYS)} depois da decisão, ou em ${days(WAITING_FILE_DAYS)} se ninguém decidir, ou na hora em que você o retira. A autorização e a decisão ficam enquanto a avaliação e a conta existirem.`,
    tables: ['review_proofs'],
    job: 'proofs-upkeep',
  },
  {
    what: 'Que você avaliou algo e declarou um incentivo, depois de excluir a avaliação',
    why: 'Para que o incentivo não deixe de ser dito em outra avaliação. O que você escreveu é apagado.',
    until: 'Até você excluir a conta.',
    tables: ['reviews'],
  },
  {
    what: 'Qual domínio de e-mail é de uma empresa, quando você informa o CNPJ dela para mostrar “E-mail corporativo”: só resumos cifrados do domínio e da empresa, sem o seu nome',
    why: 'Para mostrar a etiqueta também quando você ou um colega avaliar de novo, e recusar domínios que servem a muitas empresas. O CNPJ não é salvo, e os resumos não dizem quem informou.',
    until: `${days(COMPANY_DOMAIN_DAYS)} depois da última vez em que alguém informou a empresa.`,
    tables: ['company_domains'],
    job: 'proofs-upkeep',
  },
  {
    what: 'Se você confirma o que um software declara em “Pronto para o Brasil”, ou discorda',
    why: 'Para mostrar quantos usuários confirmam e quantos discordam, sem dizer quem.',
    until: 'Enquanto a conta existir, ou até você retirar a resposta.',
    tables: ['readiness_opinions'],
  },
  {
    what: 'Denúncia do que um software declara em “Pronto para o Brasil”',
    why: 'Para a nossa equipe conferir e responder.',
    until: `A denúncia decidida é apagada depois de ${CLOSED_REPORT_DAYS} dias.`,
    tables: ['readiness_reports'],
    job: 'readiness-upkeep',
  },
  {
    what: 'Pedidos de software pelo fabricante',
    why: 'Para conferir de quem é o software.',
    until: `O pedido decidido é apagado depois de ${CLOSED_CLAIM_DAYS} dias.`,
    tables: ['offer_claims'],
    job: 'makers-upkeep',
  },
  {
    what: 'Convite para dar um depoimento',
    why: 'Para convidar uma vez, e não quem recusou.',
    until: `O link vale ${days(LINK_DAYS)}, e uma única vez. O e-mail é apagado quando você responde, recusa ou o prazo acaba; o resultado do convite, com o seu nome, depois de ${CLOSED_TESTIMONY_REQUEST_DAYS} dias. De quem recusa fica, no mesmo prazo, um resumo do e-mail, para que aquele fornecedor não convide de novo.`,
    tables: ['testimony_requests'],
    job: 'testimonials-upkeep',
  },
  {
    what: 'Convite para avaliar, que um fornecedor pediu que enviássemos: o seu e-mail, quando o convite saiu e o que o fornecedor declarou',
    why: 'Legítimo interesse: para o fornecedor ouvir os clientes, uma vez e com um único lembrete. O fornecedor declara que você é cliente. O e-mail não serve para mais nada, e ninguém vê quem foi convidado.',
    until: `O e-mail é apagado até ${days(REMINDED_DAYS)} depois do lembrete, que sai em ${days(REMINDER_DAYS)}, e no máximo em ${days(ADDRESS_DAYS)}, ou na hora em que você não quer mais convites. Um resumo cifrado dele fica ${days(HASH_DAYS)}, para que não cheguem convites demais.`,
    tables: ['review_invitations', 'invited_addresses'],
    job: 'review-invitations-upkeep',
  },
  {
    what: 'De quem não quer mais convites para avaliar, ou foi convidado: um resumo do e-mail, cifrado com uma chave que não está no banco de dados',
    why: 'Legítimo interesse: para que nenhum fornecedor convide você de novo.',
    until: `De quem não quer mais convites, sem prazo, porque é o que faz a escolha valer. Dos outros, ${days(HASH_DAYS)}.`,
    tables: ['invited_mailboxes'],
    job: 'review-invitations-upkeep',
  },
  {
    what: 'Depoimento dado por convite',
    why: 'Para mostrá-lo na página do fornecedor, como você autorizou.',
    until: 'Até você retirá-lo, pelo link do e-mail de confirmação, ou o fornecedor excluí-lo.',
    tables: ['testimonies'],
  },
  {
    what: 'Respostas dos registros públicos (CNPJ e CEP)',
    why: 'Para não perguntar de novo a cada vez.',
    until: `${LOOKUP_DAYS} dias, sem dizer quem consultou.`,
    tables: ['lookups'],
    job: 'lookups-upkeep',
  },
  {
    what: 'Empresas do cadastro público do CNPJ, da Receita Federal: nomes, atividade, porte, data de abertura (de onde sai a idade), situação, cidade e estado. De empresas, também endereço e telefone, que não aparecem em páginas: só preenchem o formulário de quem informa o CNPJ ou cuida da página. De empresários individuais, só nome, atividade, cidade e situação; sócios, nunca',
    why: 'Legítimo interesse: para quem compra saber que a empresa existe, e para o cadastro se preencher sozinho. Empresários individuais são achados só por quem já tem o CNPJ, e não têm página. A empresa remove a página dela com um clique.',
    until: `Enquanto a Receita Federal publicar o cadastro. O que mudou em cada mês fica como histórico. Uma leitura interrompida, que ainda não separou os empresários individuais, é apagada em ${days(ABANDONED_DAYS)}.`,
    tables: ['register_companies', 'register_changes', 'register_staging'],
    job: 'register-upkeep',
  },
  {
    what: 'Contagem de tentativas',
    why: 'Para barrar quem tenta adivinhar senhas ou abusa do site.',
    until: `Até ${days(ATTEMPT_DAYS)}.`,
    tables: ['rate_limits'],
    job: 'account-upkeep',
  },
  {
    what: 'Registro técnico do servidor: o que foi pedido, quando, por qual conta e o começo do endereço IP',
    why: 'Para descobrir ataques e defeitos.',
    until: '6 meses.',
    tables: [],
  },
  {
    what: 'Somas por dia de visitas e anúncios',
    why: 'Para saber o que é útil no site.',
    until: 'Sem prazo: são números, que não dizem nada de ninguém.',
    tables: ['page_views', 'banner_counts', 'vendor_visits'],
  },
  {
    what: 'Quantas vezes dois softwares foram comparados em um dia',
    why: 'Para sugerir alternativas a cada software.',
    until: `${days(PAIR_DAYS)}: são números, que não dizem nada de ninguém.`,
    tables: ['compared_pairs'],
    job: 'analytics-upkeep',
  },
  {
    what: 'O que foi pesquisado: o texto, o dia e quantas pessoas pesquisaram, sem dizer quem',
    why: 'Para saber o que falta no catálogo e entender melhor as pesquisas.',
    until: `${days(COUNT_DAYS)}. Não guardamos textos com e-mail, documento, telefone ou outro número de alguém. Um nome de pessoa que foi pesquisado três vezes pode ser lido pela nossa equipe. O número aleatório que nos deixa contar cada pessoa uma só vez é apagado no fim do dia.`,
    tables: ['search_counts', 'search_days'],
    job: 'searches-upkeep',
  },
  {
    what: 'Clique em um anúncio (qual e quando, sem dizer de quem)',
    why: 'Para conferir a soma.',
    until: `${days(CLICK_DAYS)}; depois fica só a soma.`,
    tables: ['banner_clicks'],
    job: 'analytics-upkeep',
  },
  {
    what: 'Número aleatório que evita contar duas vezes',
    why: 'Para que as somas sejam verdadeiras.',
    until: `${days(BATCH_DAYS)}, sem dizer de quem.`,
    tables: ['counted_batches'],
    job: 'analytics-upkeep',
  },
  {
    what: 'Marca de que um navegador já foi contado na página de um fornecedor',
    why: 'Para contar cada visita uma vez por dia.',
    until: `O dia da visita e ${days(MARK_DAYS)} depois dele, sem dizer de quem.`,
    tables: ['vendor_visit_marks'],
    job: 'analytics-upkeep',
  },
  {
    what: 'Notificações de uma página de fornecedor, e até onde você as leu',
    why: 'Para quem administra a página saber o que aconteceu.',
    until: `${NOTIFICATION_MONTHS} meses. O nome de quem sai da Praça não aparece mais nelas.`,
    tables: ['notifications', 'notification_reads'],
    job: 'notifications-upkeep',
  },
  {
    what: 'Registro da sua escolha',
    why: 'Para provar que você aceitou, como a lei exige.',
    until: `${CONSENT_YEARS} anos depois que você volta atrás ou que a escolha vence, o que acontece ${days(CHOICE_DAYS)} depois dela.`,
    tables: ['consents'],
    job: 'analytics-upkeep',
  },
  {
    what: 'Link para baixar os seus dados',
    why: 'Para que só você baixe o arquivo, com a sua conta aberta.',
    until: `${hours(EXPORT_HOURS)}. O arquivo é feito na hora e não fica salvo.`,
    tables: ['verifications'],
    job: 'account-upkeep',
  },
  {
    what: 'E-mails na fila de envio',
    why: 'Para tentar de novo quando o servidor de e-mail não responde.',
    until:
      'Até saírem, ou até a última tentativa; então são apagados da fila, com o endereço de quem os recebe.',
    tables: [],
  },
  {
    what: 'Registro de decisões da administração (quem decidiu o quê, e por quê)',
    why: 'Para prestar contas do que é ocultado, bloqueado, aceito ou recusado.',
    until: `${AUDIT_YEARS} anos.`,
    tables: ['audit_log'],
    job: 'audit-upkeep',
  },
  {
    what: 'Registro de segurança do servidor (o que foi feito, o número da conta e parte do endereço IP)',
    why: 'Para descobrir e investigar ataques.',
    until: 'Pelo prazo do operador do site; o Marco Civil da Internet pede seis meses.',
    tables: [],
  },
]

/** Once an account is removed. */
const AFTER_REMOVAL: Kept[] = [
  {
    what: 'Conta com exclusão pedida',
    why: 'Para que você possa desistir.',
    until: `${DELETION_UNDO_DAYS} dias; depois é apagada com o perfil, a foto, os logins e os pedidos.`,
    tables: ['users'],
    job: 'account-upkeep',
  },
  {
    what: 'Avaliações de uma conta excluída',
    why: 'Para que as médias não mudem.',
    until:
      'As notas e a recomendação ficam, como “Usuário removido”, enquanto o que foi avaliado existir. O que você disse da sua empresa e da sua função é apagado. Os textos só ficam se você quiser.',
    tables: ['reviews'],
  },
  {
    what: 'Respostas e denúncias de uma conta excluída',
    why: 'A resposta é a palavra da empresa.',
    until:
      'As respostas ficam, sem o seu nome, enquanto a avaliação existir. As denúncias são apagadas.',
    tables: ['review_replies', 'review_reports'],
  },
  {
    what: 'O que uma conta excluída declarou de um software em “Pronto para o Brasil”',
    why: 'É a palavra de quem responde pelo software.',
    until: 'Fica, sem dizer de quem é, até vencer e enquanto o software estiver no catálogo.',
    tables: ['offer_readiness'],
  },
  {
    what: 'O que uma conta excluída respondeu, por um fornecedor, a pedidos de orçamento',
    why: 'É a palavra da empresa a quem pediu.',
    until: `Fica, sem o nome de quem escreveu, até ${QUOTE_MONTHS} meses depois da última mensagem.`,
    tables: ['quote_messages', 'quote_conversations'],
    job: 'quotes-upkeep',
  },
  {
    what: 'Sugestões de categoria de uma conta excluída',
    why: 'A categoria sugerida pode ser útil a outros.',
    until: 'Ficam sem prazo, sem dizer de quem são.',
    tables: ['category_suggestions'],
  },
  {
    what: 'Pagamentos e publicidades de uma conta excluída',
    why: 'São a contabilidade do site e da empresa que anunciou.',
    until: 'Ficam sem prazo, sem dizer de quem são.',
    tables: ['payments', 'advertisements'],
  },
  {
    what: 'Convites para administrar uma página, feitos por uma conta excluída',
    why: 'Para quem foi convidado poder responder.',
    until: 'Até o fim do prazo do convite, sem dizer quem convidou.',
    tables: ['administrator_invitations'],
  },
  {
    what: 'Convites para avaliar, feitos por uma conta excluída em nome de um fornecedor',
    why: 'O convite é da empresa.',
    until: `${days(HASH_DAYS)}, sem dizer quem convidou.`,
    tables: ['review_invitations'],
    job: 'review-invitations-upkeep',
  },
  {
    what: 'Notificações sobre uma conta excluída',
    why: 'Para quem administra a página saber o que aconteceu.',
    until: `O resto dos ${NOTIFICATION_MONTHS} meses, sem dizer de quem são.`,
    tables: ['notifications'],
    job: 'notifications-upkeep',
  },
  {
    what: 'Arquivos importados por uma conta excluída',
    why: 'Para saber de onde veio o que está no catálogo.',
    until: 'O nome do arquivo e os números ficam sem prazo, sem dizer de quem são.',
    tables: ['imports'],
  },
  {
    what: 'Registro de decisões sobre uma conta excluída',
    why: 'Para prestar contas de que a decisão foi tomada.',
    until: `O resto dos ${AUDIT_YEARS} anos, sem o seu nome, sem o motivo de um bloqueio e sem os textos que citava.`,
    tables: ['audit_log'],
    job: 'audit-upkeep',
  },
  {
    what: 'Página de fornecedor que só uma conta excluída administrava',
    why: 'O cadastro da empresa é público.',
    until:
      'Fica como página automática; a de um empresário individual sai do ar. E-mail, telefone, CEP e rua são apagados com a conta, e também quando a página é excluída.',
    tables: ['vendors'],
  },
]

export const KEPT = [...WHILE_THERE, ...AFTER_REMOVAL]
