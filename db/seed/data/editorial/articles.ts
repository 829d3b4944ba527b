import type { ArticleSeed } from './shapes.ts'

/** News and articles of the demonstration, newest first; sources are invented. */
export const ARTICLES: ArticleSeed[] = [
  {
    kind: 'article',
    headline: 'CNPJ com letras: o que muda nos sistemas da sua empresa',
    company: 'Redação Praça',
    cover: 'documento',
    daysAgo: 2,
    body: `<p>O número que identifica as empresas brasileiras passou a aceitar letras. Os CNPJs antigos continuam valendo como são, e ninguém precisa trocar o seu. O que muda é que as empresas novas podem receber combinações como <strong>12.ABC.345/01DE-35</strong>, e os sistemas precisam estar prontos para lê-las.</p>
<h2>Onde o problema costuma aparecer</h2>
<p>O primeiro sinal é um cadastro que recusa o fornecedor. Campos numéricos, máscaras que aceitam só dígitos e planilhas que apagam zeros à esquerda são os suspeitos de sempre. Vale procurar também nos lugares menos óbvios:</p>
<ul><li>arquivos de remessa e retorno de bancos;</li><li>etiquetas e códigos de barras gerados a partir do número;</li><li>integrações antigas entre ERP, loja virtual e transportadora;</li><li>relatórios que ordenam empresas pelo CNPJ como se fosse valor.</li></ul>
<h2>O cálculo do dígito continua simples</h2>
<p>Cada caractere vale o seu código na tabela ASCII menos 48. Assim os algarismos valem o que sempre valeram, e a letra A vale 17. A conta dos dois dígitos finais, que seguem numéricos, é a mesma de antes.</p>
<blockquote><p>Testamos 14 sistemas com um CNPJ de exemplo. Quatro recusaram na tela, dois aceitaram na tela e quebraram na hora de emitir a nota.</p></blockquote>
<p>A recomendação é pragmática: peça a cada fornecedor de software uma confirmação por escrito, faça um cadastro de teste em homologação e emita uma nota de ponta a ponta antes de precisar.</p>`,
  },
  {
    kind: 'news',
    headline: 'Pequenas indústrias aceleram a troca de planilhas por ERP em nuvem',
    company: 'Gazeta do Software',
    cover: 'fabrica-sand',
    daysAgo: 5,
    url: 'https://gazeta-do-software.example/industrias-erp-nuvem',
    body: '<p>Levantamento com 320 indústrias mostra que o controle de custos por lote é o principal motivo da mudança, à frente das exigências fiscais.</p>',
  },
  {
    kind: 'article',
    headline: 'Cinco perguntas antes de contratar um BI',
    company: 'Redação Praça',
    cover: 'graficos',
    daysAgo: 9,
    body: `<p>Ferramentas de BI fazem demonstrações irresistíveis: os dados de exemplo são limpos, os gráficos se movem e todas as perguntas têm resposta. A sua empresa não é assim, e tudo bem. Estas cinco perguntas ajudam a escolher com os pés no chão.</p>
<h2>1. Quais decisões vão mudar?</h2>
<p>Se a resposta for “queremos ter indicadores”, pare um pouco. Escolha três decisões concretas, como repor estoque, conceder desconto ou contratar para a alta temporada, e peça ao fornecedor que mostre o caminho do dado até cada uma.</p>
<h2>2. Quem vai cuidar das definições?</h2>
<p>“Cliente ativo” significa a mesma coisa para vendas e para o financeiro? Um painel não resolve essa conversa, apenas a torna urgente.</p>
<h2>3. O que acontece quando a carga falha?</h2>
<p>Toda carga falha um dia. Pergunte quem é avisado, em quanto tempo e se o painel mostra a hora da última atualização.</p>
<blockquote><p>Dado velho com cara de novo é pior do que não ter dado.</p></blockquote>
<h2>4. Quanto custa mostrar para todo mundo?</h2>
<p>Licenças por usuário parecem baratas no piloto e pesam quando a operação inteira precisa olhar. Faça a conta para três anos.</p>
<h2>5. Como se sai?</h2>
<ul><li>Os modelos podem ser exportados?</li><li>As consultas ficam documentadas?</li><li>O histórico continua acessível depois do contrato?</li></ul>
<p>Com as respostas por escrito, compare as avaliações de quem já usa. Elas costumam dizer, em duas frases, o que a demonstração não mostra.</p>`,
  },
  {
    kind: 'news',
    headline: 'Pix automático chega às mensalidades e muda a rotina das escolas',
    company: 'Portal Finanças do Dia',
    cover: 'moedas',
    daysAgo: 13,
    url: 'https://financas-do-dia.example/pix-automatico-escolas',
    body: '<p>Escolas particulares relatam queda na inadimplência e menos trabalho de conferência com a cobrança autorizada uma única vez pela família.</p>',
  },
  {
    kind: 'article',
    headline: 'CRM para quem vende pelo WhatsApp',
    company: 'Redação Praça',
    cover: 'conversa',
    daysAgo: 18,
    body: `<p>Em muitas empresas brasileiras, o funil de vendas mora no celular do vendedor. Funciona até ele sair de férias, trocar de aparelho ou de emprego. Levar essa conversa para o CRM não é burocracia: é guardar a memória comercial da empresa.</p>
<h2>Comece pelo número</h2>
<p>Use um número da empresa, com acesso de várias pessoas e histórico central. O vendedor continua respondendo do celular, mas a conversa pertence ao cliente e à empresa.</p>
<h2>Poucas etapas, bem definidas</h2>
<p>Quatro etapas bastam para a maioria dos negócios. O importante é que cada uma tenha um critério que qualquer pessoa reconheça:</p>
<ol><li><strong>Novo contato:</strong> pediu informação e ainda não conversamos.</li><li><strong>Em conversa:</strong> sabemos o que precisa e quando.</li><li><strong>Proposta enviada:</strong> recebeu preço e prazo.</li><li><strong>Fechado ou perdido:</strong> com o motivo, sempre.</li></ol>
<blockquote><p>O motivo de perda é o campo mais valioso do CRM, e o mais esquecido.</p></blockquote>
<h2>Automatize o lembrete, não a conversa</h2>
<p>Mensagens automáticas servem para confirmar, lembrar e agradecer. Quando o cliente faz uma pergunta de verdade, ele espera uma pessoa. As ferramentas mais bem avaliadas aqui na Praça são justamente as que sabem a hora de passar a vez.</p>`,
  },
  {
    kind: 'news',
    headline:
      'Cooperativas do Centro-Oeste testam satélite e caderno de campo digital na mesma plataforma',
    company: 'Campo Conectado',
    cover: 'campo',
    daysAgo: 23,
    url: 'https://campo-conectado.example/caderno-digital',
    body: '<p>Projeto acompanha 140 propriedades e compara o custo por saca entre talhões vizinhos.</p>',
  },
  {
    kind: 'news',
    headline:
      'Falta de teste de restauração é a principal falha em cópias de segurança, aponta estudo',
    company: 'Boletim Infra & Nuvem',
    cover: 'nuvem',
    daysAgo: 28,
    url: 'https://infra-e-nuvem.example/teste-de-restauracao',
    body: '<p>Seis em cada dez empresas ouvidas fazem cópias todos os dias, mas só uma em cada quatro restaurou alguma nos últimos doze meses.</p>',
  },
  {
    kind: 'article',
    headline: 'Como ler avaliações de software sem se enganar',
    company: 'Redação Praça',
    cover: 'ideia',
    daysAgo: 34,
    body: `<p>Uma nota média resume centenas de experiências em um número. É um ótimo começo e um péssimo fim de conversa. Veja como tirar mais proveito das avaliações.</p>
<h2>Procure gente parecida com você</h2>
<p>Um sistema perfeito para uma equipe de cinco pessoas pode sufocar uma de cinquenta. O cargo e o tipo de empresa de quem avalia contam tanto quanto as estrelas.</p>
<h2>Leia primeiro as notas do meio</h2>
<p>Avaliações de três e quatro estrelas costumam ser as mais úteis: reconhecem o que funciona e dizem com precisão o que incomoda.</p>
<ul><li>Pontos que se repetem são do produto.</li><li>Pontos isolados podem ser do momento.</li><li>Problemas antigos podem já ter sido resolvidos: confira a data.</li></ul>
<h2>Transforme queixas em perguntas</h2>
<p>Se três pessoas reclamam da implantação, peça ao fornecedor o cronograma de um cliente recente e o telefone dele.</p>
<blockquote><p>Uma boa avaliação negativa vale por uma lista de requisitos.</p></blockquote>
<p>E, depois de escolher, volte para contar como foi. A próxima pessoa a procurar vai agradecer.</p>`,
  },
  {
    kind: 'news',
    headline: 'Varejo de bairro adota frente de caixa que vende sem internet',
    company: 'Gazeta do Software',
    cover: 'loja-plum',
    daysAgo: 41,
    url: 'https://gazeta-do-software.example/caixa-sem-internet',
    body: '<p>Mercados e padarias do interior apontam quedas de conexão como o maior prejuízo dos sábados.</p>',
  },
  {
    kind: 'article',
    headline: 'Folha sem sobressaltos: um calendário para o ano inteiro',
    company: 'Redação Praça',
    cover: 'calendario',
    daysAgo: 49,
    body: `<p>Quem cuida da folha conhece a sensação: o mês mal fechou e outro prazo já aparece no horizonte. Um calendário combinado com as áreas reduz boa parte das surpresas.</p>
<h2>Antes do fechamento</h2>
<p>Combine uma data de corte para faltas, horas extras e comissões, e faça com que ela valha também para a diretoria. O sistema ajuda com lembretes, mas o acordo é entre pessoas.</p>
<h2>Durante</h2>
<ul><li>Compare com o mês anterior e explique cada diferença acima de um limite.</li><li>Confira admissões e desligamentos contra a lista do RH.</li><li>Envie os eventos do eSocial em lotes, sem deixar para o último dia.</li></ul>
<h2>Depois</h2>
<p>Guarde as perguntas que os colaboradores fizeram. Se a mesma dúvida volta três vezes, o holerite não está claro.</p>
<blockquote><p>Folha boa é a que ninguém comenta.</p></blockquote>
<p>Por fim, reserve dois períodos por ano para revisar rubricas e convenções coletivas com calma. É nesse momento, e não no dia cinco, que se corrigem os erros antigos.</p>`,
  },
  {
    kind: 'news',
    headline: 'Prefeituras médias compartilham catálogo de serviços digitais',
    company: 'Cidade em Rede',
    cover: 'cidade',
    daysAgo: 57,
    url: 'https://cidade-em-rede.example/catalogo-compartilhado',
    body: '<p>Dezoito municípios passam a usar o mesmo protocolo eletrônico e dividem o custo de manutenção.</p>',
  },
  {
    kind: 'article',
    headline: 'Integrações: o projeto escondido dentro de todo projeto',
    company: 'Redação Praça',
    cover: 'integracao',
    daysAgo: 66,
    body: `<p>Na proposta, a integração ocupa uma linha. No cronograma, costuma ocupar metade do tempo. Não precisa ser assim, desde que as perguntas certas sejam feitas antes da assinatura.</p>
<h2>Quem é o dono de cada dado</h2>
<p>O cadastro do cliente nasce no CRM, no ERP ou na loja? Se a resposta for “nos três”, a integração vai apenas espalhar a confusão mais depressa.</p>
<h2>O que acontece quando falha</h2>
<p>Peça para ver a tela de erros. Ela existe? Está em português? Permite corrigir e reenviar sem abrir chamado?</p>
<ul><li>Fila com reprocessamento</li><li>Aviso para uma pessoa, e não para uma caixa que ninguém lê</li><li>Registro do que foi enviado e do que foi respondido</li></ul>
<blockquote><p>Integração não é o caminho feliz. É o que se faz quando o outro lado não responde.</p></blockquote>
<h2>Quem mantém daqui a dois anos</h2>
<p>APIs mudam. Um conector mantido pelo fabricante custa mais no começo e quase sempre menos no fim.</p>`,
  },
  {
    kind: 'news',
    headline:
      'Golpes por e-mail falso de fornecedor crescem; conferência de conta em dois passos evita perdas',
    company: 'Boletim Infra & Nuvem',
    cover: 'escudo',
    daysAgo: 76,
    url: 'https://infra-e-nuvem.example/golpe-do-fornecedor',
    body: '<p>Especialistas recomendam confirmar por telefone qualquer mudança de dados bancários, usando o número que já estava no cadastro.</p>',
  },
  {
    kind: 'news',
    headline: 'Retorno a todos os candidatos melhora a reputação das empresas, mostra pesquisa',
    company: 'Gente & Trabalho',
    cover: 'pessoas',
    daysAgo: 88,
    url: 'https://gente-e-trabalho.example/retorno-candidatos',
    body: '<p>Entre as ferramentas citadas, as que explicam o motivo da seleção receberam as melhores notas de quem procura emprego.</p>',
  },
  {
    kind: 'article',
    headline: 'ERP sem trauma: roteiro de uma implantação em ondas',
    company: 'Redação Praça',
    cover: 'fabrica-coral',
    daysAgo: 101,
    body: `<p>Trocar o sistema de gestão é como trocar o piso da casa morando nela. Dá para fazer sem se mudar, contanto que seja um cômodo por vez.</p>
<h2>Primeira onda: cadastros e estoque</h2>
<p>Comece limpando o que já existe. Produtos duplicados, unidades trocadas e clientes sem CNPJ multiplicam problemas em todas as etapas seguintes.</p>
<h2>Segunda onda: compras, vendas e faturamento</h2>
<p>Rode os dois sistemas juntos por um período curto e definido. Duas semanas bastam para comparar, um mês cansa a equipe.</p>
<h2>Terceira onda: financeiro e contabilidade</h2>
<p>Vire no primeiro dia do mês e combine com o contador o formato de cada arquivo.</p>
<ul><li>Escolha um usuário-chave por área e libere tempo dele.</li><li>Escreva o plano de volta, mesmo que pareça pessimismo.</li><li>Comemore o primeiro fechamento.</li></ul>
<blockquote><p>O melhor indicador de uma implantação é quantas planilhas foram apagadas.</p></blockquote>`,
  },
  {
    kind: 'news',
    headline: 'Marcas de moda investem em fichas de produto e reduzem devoluções',
    company: 'Vitrine Digital',
    cover: 'loja-sand',
    daysAgo: 115,
    url: 'https://vitrine-digital.example/fichas-de-produto',
    body: '<p>Medidas reais, fotos de detalhe e perguntas respondidas na própria página diminuem as trocas por tamanho.</p>',
  },
]
