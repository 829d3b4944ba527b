import { Link } from '#/components/link.tsx'
import { DELETION_UNDO_DAYS } from '#/domain/account-removal.ts'
import { CHOICE_DAYS, PREFERENCES_ID } from '#/domain/consent.ts'
import { DEVICE_DAYS } from '#/features/accounts/limits.ts'
import { REQUEST_MEMORY_HOURS } from '#/features/quotes/limits.ts'
import { INVITATION_MEMORY_DAYS } from '#/features/reviews/limits.ts'
import { KEPT } from '../kept.ts'
import { LegalList } from './legal-list.tsx'

const CONTRACT = 'Execução de contrato (art.\u00a07º,\u00a0V)'
const INTEREST = 'Legítimo interesse (art.\u00a07º,\u00a0IX)'

const CONSENT = 'Consentimento (art.\u00a07º,\u00a0I)'
const LEGAL_DUTY = 'Obrigação legal (art.\u00a07º,\u00a0II, e art.\u00a08º,\u00a0§2º)'

type DataRow = [string, string, string, string]

const days = (count: number) => `${count} ${count === 1 ? 'dia' : 'dias'}`

const GOOGLE_ANALYTICS_ROW: DataRow = [
  'Google Analytics',
  'Endereços das páginas que você vê, anúncios mostrados e clicados, e o que o Google deduz do seu navegador, como cidade e aparelho. Só se você aceitar.',
  'Entender como o site é usado.',
  CONSENT,
]

interface DataListProps {
  /** Whether this installation offers the login by Google. */
  google: boolean
  /** Whether Google Analytics gets events, where a visitor agrees. */
  googleAnalytics: boolean
}

export function DataList({ google, googleAnalytics }: DataListProps) {
  return (
    <LegalList
      caption="Dados, finalidades e bases legais"
      terms={['Quais são', 'Para quê', 'Base legal (LGPD)']}
      rows={[
        [
          'Cadastro',
          'Nome, sobrenome, nome de usuário, e-mail, um resumo da senha, a versão dos termos que você aceitou e quando.',
          'Abrir e manter a sua conta.',
          CONTRACT,
        ],
        ...(google
          ? ([
              [
                'Acesso pelo Google',
                'Nome, e-mail e o identificador da sua conta no Google. Só se você entrar assim.',
                'Entrar sem senha.',
                CONTRACT,
              ],
            ] as DataRow[])
          : []),
        [
          'Perfil',
          'Foto, telefone, empresa, cargo, apresentação, experiências, formação, certificados e softwares que você usa. Tudo opcional.',
          'Mostrar o seu perfil profissional e quem está por trás de cada avaliação.',
          CONTRACT,
        ],
        [
          'Avaliações',
          'Notas, textos e data; se quiser, o porte e o setor da empresa, a sua função, há quanto tempo usa e o que usava antes; as respostas que você dá em nome de uma empresa; as avaliações que você denuncia e o motivo; o que você contesta quando não pode avaliar; as decisões da nossa equipe sobre o que você escreveu.',
          'Ajudar outras empresas a escolher, calcular as médias e cuidar para que as avaliações sejam verdadeiras.',
          CONTRACT,
        ],
        [
          'Pedidos de orçamento',
          'O que você precisa, o porte e o setor da empresa, a cidade, o prazo, o orçamento e como falar com você; a autorização que dá a cada fornecedor; as mensagens e propostas, também as que chegam por e-mail; o que você denuncia. O seu e-mail e o seu telefone ficam ocultos de cada fornecedor até você mostrá-los a ele.',
          'Levar o seu pedido só aos fornecedores que você escolheu, e a resposta deles a você.',
          CONSENT,
        ],
        [
          'Recursos',
          'O que você escreve contra uma decisão sobre uma avaliação, e o que outra pessoa da nossa equipe decide.',
          'Conferir a decisão de novo e responder.',
          CONTRACT,
        ],
        [
          '“Resolvido?” e “Voltaria a contratar?”',
          'Sobre qual resposta de uma empresa perguntamos, quando, e se você disse sim ou não. Ninguém vê o que você respondeu: a página da empresa mostra só a soma. Se você não quer mais as perguntas, isso também.',
          'Mostrar o que aconteceu depois das respostas de cada empresa.',
          INTEREST,
        ],
        [
          'Listas de produtos',
          'Os produtos que você salva, em que listas, e o que anota deles. Ninguém mais as vê.',
          'Guardar o que você quer comparar.',
          CONTRACT,
        ],
        [
          'O que você acompanha',
          'Os softwares, fornecedores, categorias e buscas que você acompanha, quais novidades quer, com que frequência recebe os resumos e até quando o último foi. Ninguém mais vê.',
          'Avisar você do que mudou, por e-mail ou em um feed.',
          CONTRACT,
        ],
        [
          'Sugestões de categoria',
          'As categorias que você sugere e o que a nossa equipe decidiu.',
          'Melhorar a busca e avisar você da decisão.',
          CONTRACT,
        ],
        [
          'Páginas de fornecedor',
          'Quais páginas você administra ou administrou; os pedidos para assumir uma página e as confirmações de cadastro: e-mail corporativo, data e resultado; os convites para administrar uma página: o seu @usuário ou o e-mail que a página informou, data e resultado. Uma página só encontra você pelo @usuário exato, e não descobre se um e-mail tem conta.',
          'Deixar cada página só com quem representa a empresa.',
          CONTRACT,
        ],
        [
          'Pagamentos',
          'As publicidades que você começa a pagar: forma, valor, data e o que aconteceu. Nada do seu cartão ou da sua conta no banco.',
          'Mostrar a publicidade que foi paga e devolver o que for preciso.',
          CONTRACT,
        ],
        [
          'Convites para avaliar',
          'O e-mail que um fornecedor informou de um cliente, quando o convite e o lembrete saíram, e se você não quer mais convites. De quem convida, a conta e o que declarou.',
          'Convidar o cliente a avaliar o que usa, com um único lembrete, e respeitar quem não quer mais. O fornecedor responde pela lista.',
          'Legítimo interesse (art.\u00a07º,\u00a0IX)',
        ],
        [
          'Depoimentos de clientes',
          'Nome, cargo, empresa e texto de quem dá um depoimento a um fornecedor; de quem é convidado a dar, o nome e o e-mail que o fornecedor informou.',
          'Convidar o cliente uma vez e mostrar o depoimento na página do fornecedor. Pelo link do convite, só com a autorização de quem o escreveu; os outros são informados pelo fornecedor, que responde por eles.',
          'Consentimento (art.\u00a07º,\u00a0I); no convite, legítimo interesse (art.\u00a07º,\u00a0IX)',
        ],
        [
          'Acesso e segurança',
          'De cada sessão aberta e de cada navegador em que você já entrou: endereço IP, navegador, data do acesso e do último uso. Contagem de tentativas por conta, por navegador e por endereço IP. No registro técnico do servidor, a conta e o começo do endereço IP.',
          'Manter você conectado, mostrar onde a sua conta está aberta e mantê-la longe de outras pessoas.',
          INTEREST,
        ],
        [
          'Verificação em duas etapas',
          'Desde quando está ativada, a chave do seu aplicativo (cifrada) e um resumo dos códigos de recuperação. Só se você ativar.',
          'Pedir, a cada acesso, também um código que só você tem.',
          CONTRACT,
        ],
        [
          'E-mails da conta',
          'Nome e e-mail.',
          'Confirmar o cadastro, redefinir a senha e avisar de mudanças na conta. Não enviamos propaganda.',
          CONTRACT,
        ],
        [
          'Visitas e anúncios',
          'Que tipos de página são vistos, que páginas de fornecedores são visitadas, que softwares são comparados entre si e que anúncios são mostrados e clicados, somados por dia. Só se você aceitar; sem cookies, sem o seu endereço IP e sem dizer de quem são.',
          'Saber o que é útil no site, sugerir alternativas a cada software, quanto um anúncio é visto e, para quem administra uma página, quantas visitas ela tem.',
          CONSENT,
        ],
        ...(googleAnalytics ? [GOOGLE_ANALYTICS_ROW] : []),
        [
          'Pesquisas',
          'O que se pesquisa, somado por dia e por texto. O seu endereço IP só é usado por segundos, para contar você uma vez por dia, e não é salvo; nada diz quem pesquisou. Um texto pesquisado três vezes, também um nome de pessoa, pode ser lido pela nossa equipe.',
          'Encontrar o que as pessoas procuram e mostrar as pesquisas mais frequentes.',
          INTEREST,
        ],
        [
          'Registro da sua escolha',
          'Se você aceita a medição: um número aleatório que fica no seu navegador, o que aceitou, a versão do aviso, a data, o endereço IP e quando voltou atrás. De quem só rejeita, nada.',
          'Provar que você aceitou.',
          LEGAL_DUTY,
        ],
        [
          'Cadastro público de empresas',
          'Razão social, nome fantasia, CNPJ, cidade, atividade e site. De empresários individuais não há página automática: só quem já tem o CNPJ encontra o nome. E-mail, telefone e rua só aparecem quando a própria empresa assume a página.',
          'Mostrar quem fornece software e serviços.',
          'Legítimo interesse, sobre dados de acesso público (art.\u00a07º, IX e §\u00a03º)',
        ],
      ]}
    />
  )
}

export function RetentionList() {
  return (
    <LegalList
      caption="Prazos de guarda"
      terms={['Por quê', 'Até quando']}
      rows={KEPT.map(({ what, why, until }) => [what, why, until])}
    />
  )
}

export function RightsList() {
  const account = <Link to="/user/profile">Perfil</Link>
  return (
    <LegalList
      caption="Direitos e como usá-los"
      terms={['Como usar aqui']}
      rows={[
        [
          'Saber se usamos os seus dados e vê-los',
          <>{account} mostra o que está publicado; “Baixar meus dados”, na aba Conta, traz tudo.</>,
        ],
        [
          'Corrigir',
          <>
            Edite o seu {account} quando quiser. Para mudar o e-mail, escreva ao{' '}
            <a href="#controlador">encarregado</a>.
          </>,
        ],
        [
          'Levar para outro serviço',
          <>“Baixar meus dados”, na aba Conta do {account}: um arquivo ZIP com JSON e CSV.</>,
        ],
        [
          'Excluir',
          <>
            “Excluir minha conta”, na aba Conta do {account}. Você tem {DELETION_UNDO_DAYS} dias
            para desistir.
          </>,
        ],
        [
          'Saber com quem compartilhamos',
          <>
            Está <a href="#compartilhamento">nesta página</a>.
          </>,
        ],
        [
          'Opor-se, ou pedir bloqueio ou anonimização',
          <>
            Escreva ao <a href="#controlador">encarregado</a>. Vale também para quem não tem conta.
          </>,
        ],
        [
          'Revogar o consentimento',
          <>
            Em <a href={`#${PREFERENCES_ID}`}>Suas preferências</a>, também no rodapé de todas as
            páginas. De um depoimento, pelo link do e-mail de confirmação. Vale na hora.
          </>,
        ],
        [
          'Tirar do ar a página automática da sua empresa',
          <>
            Na própria página, em “Remover a página”, ou escreva ao{' '}
            <a href="#controlador">encarregado</a> com o CNPJ.
          </>,
        ],
      ]}
    />
  )
}

export function BrowserList({ google, googleAnalytics }: DataListProps) {
  return (
    <LegalList
      caption="O que fica salvo no navegador"
      terms={['Para quê', 'Quando some']}
      rows={[
        [
          'XSRF-TOKEN (cookie)',
          'Um número aleatório que impede outro site de agir em seu nome. Não identifica você.',
          'Ao fechar o navegador.',
        ],
        ['token', 'Mantém você conectado.', 'Ao sair da conta.'],
        [
          'userData, owns, Certificados, Empresas, Softwares, Fornecedres',
          'O seu nome, a sua foto e as listas do seu perfil, para mostrar a página sem esperar.',
          'Ao sair da conta.',
        ],
        [
          'email, password, isSaveLogin',
          'Só se você marcar “Lembrar login”. O campo password não guarda a senha: guarda um código aleatório, que só vale junto com o cookie deste navegador e pode ser cancelado.',
          'Quando você esquece o aparelho ou limpa os dados do navegador.',
        ],
        [
          'device-… ou __Secure-device-… (cookie)',
          'Um número aleatório que mostra que você já entrou na sua conta neste navegador. Só é enviado ao entrar e às configurações da conta.',
          `${days(DEVICE_DAYS)} depois do último acesso, ou quando você esquece o aparelho.`,
        ],
        ...(google
          ? ([
              [
                'google-nonce ou __Secure-google-nonce (cookie)',
                'Um número aleatório que faz um acesso pelo Google valer só neste navegador, e uma vez.',
                'Uma hora depois de você abrir a janela de entrada.',
              ],
            ] as [string, string, string][])
          : []),
        [
          'consent',
          'O que você aceitou ou rejeitou que se meça, e quando. Se aceitou, também um número aleatório do dia, para contar uma vez a sua visita a um fornecedor.',
          `Vale por ${days(CHOICE_DAYS)}, também depois de sair da conta; então perguntamos de novo.`,
        ],
        ...(googleAnalytics
          ? ([
              [
                '_ga e os que começam assim (cookies do Google Analytics)',
                'Reconhecem este navegador nas visitas. Só se você aceitar.',
                'Em até 2 anos, ou quando você volta atrás.',
              ],
            ] as [string, string, string][])
          : []),
        [
          'minhaEmpresa',
          'O porte e o setor da sua empresa, se você os escolhe para ver avaliações de empresas parecidas.',
          'Ao sair da conta, ou quando você limpa os dados do navegador.',
        ],
        [
          'rascunho:…',
          'O que você digitou em um formulário, como uma avaliação, uma mensagem ou um pedido de orçamento, e ainda não enviou.',
          'Ao enviar, ou ao fechar a aba.',
        ],
        [
          'orcamento',
          'O pedido de orçamento que você foi enviar sem estar na conta, para continuar depois de se cadastrar.',
          `Ao enviar, depois de ${REQUEST_MEMORY_HOURS} horas, ao sair da conta ou quando limpa os dados do navegador.`,
        ],
        [
          'cadastro-fornecedor:…',
          'O cadastro de fornecedor que você começou e ainda não enviou.',
          'Ao enviar, depois de 1 dia se você não entrou na conta, de 30 dias se entrou, ou ao sair da conta.',
        ],
        [
          'convites',
          'O convite para avaliar que você abriu, para a sua avaliação mostrar “Convidado”.',
          `Quando você avalia, depois de ${days(INVITATION_MEMORY_DAYS)}, ao sair da conta ou quando limpa os dados do navegador.`,
        ],
        [
          'comparar',
          'Os softwares que você escolheu para comparar.',
          'Quando você os tira da comparação, ou ao sair da conta.',
        ],
        [
          'matriz',
          'Os critérios, as notas e as anotações da sua matriz de decisão, na comparação. Não saem do navegador.',
          'Quando você começa a matriz de novo, ou ao sair da conta.',
        ],
        [
          'listas',
          'Os produtos que você salvou sem entrar na conta, e o que anotou deles. Vão para a conta quando você entra.',
          'Ao entrar na conta, ou quando você os tira das listas.',
        ],
        [
          'trabalho',
          'Na área do fornecedor e na administração: os filtros escolhidos em cada lista, nunca o que foi pesquisado, qual página de fornecedor você abriu por último e se os atalhos de uma tecla estão ligados. Não sai do navegador.',
          'Ao sair da conta.',
        ],
        [
          'tema',
          'Se você escolheu ver o site claro ou escuro. Não sai do navegador.',
          'Quando você escolhe “Sistema”, ou limpa os dados do navegador.',
        ],
        [
          'react-router-scroll-positions',
          'Em que ponto da página você estava, para voltar a ele.',
          'Ao fechar a aba.',
        ],
      ]}
    />
  )
}
