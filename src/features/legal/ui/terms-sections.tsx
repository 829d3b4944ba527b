import { Link } from '#/components/link.tsx'
import type { Operator } from '../operator.ts'
import type { LegalSection, LegalText } from './legal-page.tsx'
import { OperatorCard } from './operator-card.tsx'

/** The terms of use. */
export const termsText = (operator: Operator): LegalText => ({
  title: 'Termos de uso',
  lead: 'As regras de quem usa a Praça, em português claro. Ao abrir uma conta, você concorda com elas.',
  sections: termsSections(operator),
})

const termsSections = (operator: Operator): LegalSection[] => [
  {
    id: 'o-que-e',
    title: 'O que é a Praça',
    content: (
      <p>
        Um lugar onde empresas descobrem, comparam e avaliam softwares e serviços de tecnologia, e
        onde fornecedores, identificados pelo CNPJ, mostram o que fazem. Navegar é livre e gratuito.
        A Praça não vende os produtos que mostra e não participa dos contratos entre você e um
        fornecedor.
      </p>
    ),
  },
  {
    id: 'conta',
    title: 'A sua conta',
    content: (
      <ul>
        <li>Para ter uma conta, você precisa ter 18 anos ou mais.</li>
        <li>
          Use os seus próprios dados, verdadeiros, e um e-mail seu: a conta só abre depois que ele é
          confirmado.
        </li>
        <li>
          A conta é pessoal. Guarde a senha, não a empreste e troque-a se desconfiar de que alguém a
          conhece.
        </li>
        <li>
          Você pode excluir a conta quando quiser, na aba Conta do seu perfil. Podemos suspender ou
          excluir contas que descumpram estes termos.
        </li>
      </ul>
    ),
  },
  {
    id: 'avaliacoes',
    title: 'Avaliações',
    content: (
      <ul>
        <li>Avalie o que você usou ou contratou de verdade, e conte com honestidade como foi.</li>
        <li>
          Cada pessoa tem uma avaliação por produto ou fornecedor; uma nova substitui a anterior.
        </li>
        <li>
          Não avalie a sua própria empresa, o que ela vende nem, para prejudicar, um concorrente.
          Não aceite pagamento nem vantagem em troca de uma nota.
        </li>
        <li>
          Critique à vontade, com respeito: sem ofensas, discriminação, dados pessoais de terceiros
          ou segredos de empresa.
        </li>
        <li>
          Podemos ocultar avaliações que descumpram estas regras. Não ocultamos avaliações só porque
          são negativas. Quem discordar de uma decisão pode pedir que ela seja revista, pelo contato
          no fim desta página.
        </li>
      </ul>
    ),
  },
  {
    id: 'fornecedores',
    title: 'Páginas de fornecedor',
    content: (
      <ul>
        <li>
          Só representantes legais da empresa, ou quem eles autorizarem, podem cadastrar, assumir e
          editar a página dela. Ao fazer isso, você declara ter esse poder.
        </li>
        <li>O CNPJ e as informações publicadas devem ser verdadeiros e atuais.</li>
        <li>
          Há páginas geradas automaticamente com informações públicas; elas dizem isso. A empresa
          pode assumir a sua a qualquer momento.
        </li>
        <li>Podemos recusar ou desfazer o controle de uma página quando houver dúvida fundada.</li>
      </ul>
    ),
  },
  {
    id: 'publicacoes',
    title: 'O que você publica',
    content: (
      <ul>
        <li>
          O conteúdo que você publica continua sendo seu. Você nos dá uma licença gratuita e não
          exclusiva para mostrá-lo no site enquanto ele estiver publicado.
        </li>
        <li>
          Publique só o que puder publicar: textos, marcas, fotos e vídeos seus ou com autorização.
        </li>
        <li>
          Se você excluir a conta, as suas notas ficam, sem o seu nome; os comentários só ficam se
          você escolher assim.
        </li>
        <li>
          As marcas e os logos de produtos e fornecedores pertencem aos seus donos e aparecem aqui
          para identificá-los.
        </li>
      </ul>
    ),
  },
  {
    id: 'proibido',
    title: 'O que não é permitido',
    content: (
      <p>
        Publicar conteúdo ilegal, enganoso ou de ódio; passar-se por outra pessoa ou empresa; criar
        contas para manipular notas; enviar propaganda não pedida; copiar o site em massa, atacá-lo
        ou tentar entrar em contas e dados alheios.
      </p>
    ),
  },
  {
    id: 'publicidade',
    title: 'Publicidade',
    content: (
      <p>
        Anúncios são identificados como publicidade. Pagar por um anúncio não muda notas, avaliações
        nem a posição nos resultados. A marca “Recomendado” é um destaque dado pela Praça e não se
        vende: nas listas de fornecedores, eles aparecem primeiro. A regra está em{' '}
        <Link to="/selos">Selos dos fornecedores</Link>.
      </p>
    ),
  },
  {
    id: 'responsabilidade',
    title: 'Responsabilidades',
    content: (
      <ul>
        <li>
          Quem publica responde pelo que publica. Avaliações são opiniões de quem as escreveu, e as
          descrições de produtos são dos fornecedores. Confirme preços, prazos e condições com eles
          antes de contratar.
        </li>
        <li>
          Encontrou algo ilegal, ou que fere um direito seu? Avise pelo contato no fim desta página,
          com o endereço do que viu e o motivo. Analisamos e retiramos o que for ilegal, como manda
          a lei.
        </li>
        <li>
          Cuidamos para que o site funcione bem, mas ele pode falhar ou sair do ar. Respondemos
          pelos danos que causarmos, nos limites da lei; nada aqui tira direitos que a lei dá a
          você.
        </li>
        <li>Links levam a sites de terceiros, que têm regras próprias.</li>
      </ul>
    ),
  },
  {
    id: 'mudancas',
    title: 'Mudanças nestes termos',
    content: (
      <p>
        Quando os termos mudarem, a nova versão aparece aqui, com a data no alto. A versão que você
        aceitou no cadastro fica registrada na sua conta. Se não concordar com uma mudança, você
        pode excluir a conta.
      </p>
    ),
  },
  {
    id: 'contato',
    title: 'Contato, lei e foro',
    content: (
      <>
        <OperatorCard operator={operator} />
        <p>
          Vale a lei brasileira. Consumidores podem recorrer à Justiça da cidade onde moram; nos
          demais casos, o foro é o da sede do operador. O que fazemos com dados pessoais está em{' '}
          <Link to="/privacidade">Privacidade</Link>.
        </p>
      </>
    ),
  },
]
