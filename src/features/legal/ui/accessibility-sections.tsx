import { Link } from '#/components/link.tsx'
import type { AccessibilityFacts } from '../operator.ts'
import type { LegalSection, LegalText } from './legal-page.tsx'

/** When the statement was last checked against the site. */
export const ACCESSIBILITY_VERSION = '2026-11-24'

/** What this installation says of its accessibility: what holds, and what does not. */
export const accessibilityText = (facts: AccessibilityFacts): LegalText => ({
  title: 'Acessibilidade',
  lead: 'O que fazemos para que qualquer pessoa use este site, o que ainda não atende e como avisar de uma barreira.',
  sections: accessibilitySections(facts),
})

const accessibilitySections = ({
  operator,
  contact,
  vlibras,
}: AccessibilityFacts): LegalSection[] => [
  {
    id: 'compromisso',
    title: 'O que queremos atender',
    content: (
      <p>
        Seguimos a norma ABNT NBR 17225 e as diretrizes WCAG 2.2 no nível AA, como pede a Lei
        Brasileira de Inclusão (Lei 13.146/2015, art. 63). O site atende a elas em parte: mais
        abaixo está o que falta.
      </p>
    ),
  },
  {
    id: 'recursos',
    title: 'O que você encontra aqui',
    content: (
      <ul>
        <li>
          <strong>Teclado.</strong> Menus, formulários e janelas funcionam sem mouse, com o foco
          sempre visível. O primeiro link de cada página pula para o conteúdo.
        </li>
        <li>
          <strong>Leitor de tela.</strong> Títulos, regiões, campos e erros têm nome; o que muda na
          página é anunciado.
        </li>
        <li>
          <strong>Tamanho do texto.</strong> As páginas aceitam ampliação e texto maior, e cabem em
          telas de 320 pixels de largura, sem rolagem para o lado, exceto tabelas.
        </li>
        <li>
          <strong>Cores.</strong> Há um tema claro e um escuro, pelo seu sistema ou pela escolha no
          rodapé. O alto contraste do sistema operacional é respeitado.
        </li>
        <li>
          <strong>Movimento.</strong> Quem pede menos movimento no sistema não vê animações, e as
          publicidades do topo ficam paradas.
        </li>
        <li>
          <strong>Sem pressa.</strong> Nenhuma leitura tem prazo, e formulários longos guardam o que
          você já escreveu.
        </li>
        {vlibras && (
          <li>
            <strong>Libras.</strong> O botão “Libras”, na borda da tela, traduz textos com o
            VLibras. A tradução é automática e pode errar.
          </li>
        )}
      </ul>
    ),
  },
  {
    id: 'limites',
    title: 'O que ainda não atende',
    content: (
      <ul>
        <li>
          <strong>Vídeos de fornecedores</strong> podem não ter legendas nem audiodescrição
          (critérios 1.2.2 e 1.2.5): quem os envia é a empresa, e o site ainda não pede um arquivo
          de legendas.
        </li>
        <li>
          <strong>Imagens enviadas</strong> por fornecedores têm uma descrição feita pelo site, com
          o nome do produto, e não uma que diga o que mostram (critério 1.1.1). Imagens de
          publicidade podem trazer texto (critério 1.4.5).
        </li>
        <li>
          <strong>As publicidades do topo</strong> trocam a cada 5 segundos. Param sob o mouse, com
          o foco ou para quem pede menos movimento, mas não há um botão de pausa (critério 2.2.2).
        </li>
        {!vlibras && (
          <li>
            <strong>Libras.</strong> Este site não oferece tradução para Libras.
          </li>
        )}
        <li>
          <strong>A documentação da API</strong>, em <a href="/docs">/docs</a>, está em inglês e vem
          de outro programa, que não verificamos.
        </li>
        <li>
          <strong>Serviços de terceiros</strong>, como o acesso pelo Google e o pagamento, têm as
          próprias páginas, que não controlamos.
        </li>
      </ul>
    ),
  },
  {
    id: 'verificacao',
    title: 'Como verificamos',
    content: (
      <>
        <p>
          A avaliação é nossa. A cada versão, testes automáticos abrem as telas em larguras de
          celular e de computador, procuram falhas com a ferramenta axe, medem o contraste das cores
          dos dois temas e percorrem tarefas inteiras pelo teclado.
        </p>
        <p>
          Testes assim encontram só uma parte das barreiras. O site ainda não passou por uma
          auditoria independente nem por testes com pessoas com deficiência.
        </p>
      </>
    ),
  },
  {
    id: 'avisar',
    title: 'Encontrou uma barreira?',
    content: (
      <>
        {contact ? (
          <p>
            Escreva para <a href={`mailto:${contact}?subject=Acessibilidade`}>{contact}</a>. Conte
            em que página foi, o que você queria fazer e com que navegador ou tecnologia assistiva.
            Se precisar de uma informação do site em outro formato, peça pelo mesmo endereço.
          </p>
        ) : (
          <p>O operador desta instalação ainda não indicou um contato para avisos.</p>
        )}
        <p>
          Quem responde é {operator}, que mantém este site. O que fazemos com os dados do seu
          contato está em <Link to="/privacidade">Privacidade</Link>.
        </p>
      </>
    ),
  },
]
