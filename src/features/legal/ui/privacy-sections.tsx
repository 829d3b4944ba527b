import { Link } from '#/components/link.tsx'
import { PREFERENCES_ID } from '#/domain/consent.ts'
import type { PrivacyFacts } from '../operator.ts'
import type { LegalSection, LegalText } from './legal-page.tsx'
import { OperatorCard } from './operator-card.tsx'
import { BrowserList, DataList, RetentionList, RightsList } from './privacy-lists.tsx'

/** The privacy notice: what this installation does with people's data, and nothing else. */
export const privacyText = (facts: PrivacyFacts): LegalText => ({
  title: 'Privacidade',
  lead: 'Que dados pessoais usamos, para quê, por quanto tempo e como você decide sobre eles.',
  sections: privacySections(facts),
})

const preferences = <a href={`#${PREFERENCES_ID}`}>Suas preferências</a>

const privacySections = ({
  operator,
  google,
  googleAnalytics,
  vlibras,
  paymentProvider,
  sendsMail,
  asksRegisters,
}: PrivacyFacts): LegalSection[] => [
  {
    id: 'controlador',
    title: 'Quem responde pelos seus dados',
    content: (
      <>
        <p>
          Quem opera este site decide sobre os dados pessoais tratados nele e responde por eles,
          como manda a Lei Geral de Proteção de Dados (LGPD, Lei 13.709/2018).
        </p>
        <OperatorCard operator={operator} />
      </>
    ),
  },
  {
    id: 'dados',
    title: 'Que dados usamos, para quê e por quê',
    content: (
      <>
        <p>
          Ler o site não pede cadastro nem nome. O que segue vale para quem abre uma conta, para as
          empresas que têm página aqui e, na medição, para quem a aceita.
        </p>
        <DataList google={google} googleAnalytics={googleAnalytics} />
        <p>
          Não pedimos CPF, data de nascimento, endereço da sua casa nem dados sensíveis. Não
          traçamos perfis para publicidade, não vendemos dados e não tomamos decisões automáticas
          sobre você.
        </p>
      </>
    ),
  },
  {
    id: 'visivel',
    title: 'O que os outros veem de você',
    content: (
      <ul>
        <li>
          <strong>Qualquer pessoa</strong> vê o seu perfil: foto, nome, nome de usuário, cargo,
          empresa, apresentação, experiências, formação, certificados, softwares que você usa e as
          páginas de fornecedor que administra. Ao lado de cada avaliação aparecem o seu nome, o
          cargo, a foto e o que você disse da sua empresa.
        </li>
        <li>
          <strong>Só você e a administração do site</strong> veem o seu e-mail e o seu telefone.
        </li>
        <li>
          <strong>Ninguém</strong> vê a sua senha, nem mesmo a administração.
        </li>
      </ul>
    ),
  },
  {
    id: 'compartilhamento',
    title: 'Com quem compartilhamos',
    content: (
      <>
        <ul>
          <li>
            <strong>E-mail.</strong>{' '}
            {sendsMail
              ? 'O provedor que entrega as nossas mensagens recebe o seu endereço e o texto delas.'
              : 'Esta instalação não usa um provedor de e-mail: as mensagens ficam gravadas em uma pasta do próprio servidor até que o operador as apague.'}
          </li>
          {google && (
            <li>
              <strong>Google.</strong> Ao abrir a janela de entrada, o seu navegador busca nele o
              botão “Continuar com o Google”. Se você entrar assim, ele fica sabendo que você entrou
              aqui. O Google trata esses dados, inclusive fora do Brasil e com cookies próprios,
              segundo a política de privacidade dele.
            </li>
          )}
          {googleAnalytics && (
            <li>
              <strong>Google Analytics.</strong> Só se você aceitar: o Google recebe os endereços
              das páginas que você vê, com o que pesquisou, e os anúncios mostrados e clicados, e os
              trata inclusive fora do Brasil, segundo a política de privacidade dele. Pedimos a ele
              que não os use para anúncios.
            </li>
          )}
          {vlibras && (
            <li>
              <strong>VLibras.</strong> Só se você escolher “Libras”: o seu navegador busca o
              tradutor nos servidores do VLibras, do governo federal, e em um espelho deles
              (jsDelivr). Eles recebem o endereço do seu aparelho na internet e os textos que você
              pede para traduzir.
            </li>
          )}
          {paymentProvider && (
            <li>
              <strong>{paymentProvider}.</strong> Quem paga uma publicidade paga no site dele: os
              dados do cartão, do boleto ou do Pix não passam por aqui. Dizemos a ele o que é pago e
              quanto; ele nos diz se foi pago. Ele trata os seus dados segundo a política de
              privacidade dele.
            </li>
          )}
          {asksRegisters && (
            <li>
              <strong>Registros públicos.</strong> O CNPJ e o CEP que você digita no cadastro de uma
              empresa são consultados, sem o seu nome e a partir do nosso servidor, em serviços que
              reúnem dados públicos, como a BrasilAPI.
            </li>
          )}
          <li>
            <strong>Autoridades,</strong> quando a lei ou uma ordem judicial obriga.
          </li>
        </ul>
        <p>
          Os dados ficam nos servidores que o operador mantém ou contrata. Não os entregamos a
          anunciantes nem a fornecedores.
        </p>
      </>
    ),
  },
  {
    id: 'prazos',
    title: 'Por quanto tempo guardamos',
    content: (
      <>
        <p>Uma limpeza automática roda toda noite e apaga o que passou do prazo.</p>
        <RetentionList />
      </>
    ),
  },
  {
    id: 'direitos',
    title: 'Seus direitos e como usá-los',
    content: (
      <>
        <RightsList />
        <p>
          A lei dá até 15 dias para a resposta completa a um pedido de acesso. Se ela não resolver,
          você pode reclamar à{' '}
          <a href="https://www.gov.br/anpd" target="_blank" rel="noopener">
            Autoridade Nacional de Proteção de Dados (ANPD)
          </a>
          .
        </p>
      </>
    ),
  },
  {
    id: 'navegador',
    title: 'O que fica no seu navegador',
    content: (
      <>
        <p>
          Sem a sua resposta ao aviso de privacidade, ou se você rejeitar, fica só o necessário para
          o site funcionar e não medimos o que você faz; só somamos, sem dizer de quem, o que se
          pesquisa. A nossa contagem de visitas e anúncios começa quando você aceita, e não usa
          cookies. Recusar não tira nada do site. Para ver ou mudar a sua escolha, use {preferences}
          , no alto desta página e no rodapé de todas.
          {google && ' A janela de entrada mostra um botão do Google, que pode usar cookies dele.'}
        </p>
        <BrowserList google={google} googleAnalytics={googleAnalytics} />
      </>
    ),
  },
  {
    id: 'seguranca',
    title: 'Como protegemos',
    content: (
      <p>
        Senhas e códigos de recuperação são salvos só como um resumo (argon2id) do qual não se volta
        a eles, e a chave da verificação em duas etapas é cifrada. Tokens de sessão e links enviados
        por e-mail também são só um resumo: quem lesse o banco de dados não conseguiria usá-los.
        Tentativas repetidas de login são barradas, e baixar os dados ou excluir a conta pede a
        senha de novo.
      </p>
    ),
  },
  {
    id: 'idade',
    title: 'Só para maiores de 18 anos',
    content: (
      <p>
        A Praça é para uso profissional, por pessoas com 18 anos ou mais. Se soubermos que uma conta
        é de alguém mais novo, ela será excluída.
      </p>
    ),
  },
  {
    id: 'mudancas',
    title: 'Mudanças nesta página',
    content: (
      <p>
        Quando algo mudar, esta página muda junto, e a data da versão no alto também. A versão que
        você aceitou no cadastro fica registrada na sua conta. As regras de uso estão nos{' '}
        <Link to="/termos">Termos de uso</Link>.
      </p>
    ),
  },
]
