import type { CommentSeed } from '../shapes.ts'

/** What people write about one supplier, by its key. */
export const SUPPLIER_COMMENTS: Record<string, CommentSeed[]> = {
  lince: [
    [
      5,
      'Mandaram dois consultores do Paraná para ficar a semana da virada aqui em Goiás. Almoçaram com o pessoal do estoque e resolveram no corredor.',
    ],
    [
      5,
      'Telefone sem robô. Parece propaganda e é verdade: quem atende sabe o que é nota de remessa.',
    ],
    [5, 'Erraram um prazo, ligaram antes de eu cobrar e deram um mês. Assim se mantém cliente.'],
    [5, 'Proposta de quatro páginas, legível, com o que não está incluído em negrito.'],
    [
      5,
      'Fizemos visita a dois clientes deles antes de assinar. Deram a lista inteira, sem escolher os felizes.',
    ],
    [
      5,
      'O pessoal do fiscal publica a mudança de lei explicada em linguagem de gente. Encaminho ao nosso contador.',
    ],
    [
      5,
      'Sete anos de contrato, três gerentes de conta, todos bons. O segundo foi meu padrinho de implantação e até hoje responde.',
    ],
    [
      4,
      'Seriedade acima da média. A fila de consultoria anda cheia e esperamos cinco semanas para começar.',
    ],
    [
      3,
      'Quando o assunto sai do padrão deles, vira "vamos levar para o produto". Levaram, e ainda estou esperando.',
    ],
  ],
  ipe: [
    [
      5,
      'Compareceram em Rio Verde numa terça de chuva, com o servidor embaixo do braço. O sistema é de terceiros, o cuidado é deles.',
    ],
    [5, 'Disseram para não comprar o módulo que eu queria. Quem faz isso?'],
    [5, 'Treinaram o turno da noite às duas da manhã. Nunca esqueço.'],
    [
      5,
      'Doze sistemas no portfólio e não empurraram nenhum: montaram uma comparação com peso para cada requisito nosso.',
    ],
    [
      5,
      'Depois da virada voltaram no primeiro e no terceiro fechamento. Estava no contrato e cumpriram.',
    ],
    [5, 'Contrato único para três softwares e um só boleto. Minha vida ficou mais simples.'],
    [
      4,
      'Ótimos no presencial. No remoto o atendimento passa por gente demais até chegar a quem sabe.',
    ],
    [
      3,
      'Implantação de CRM feita por quem claramente prefere ERP. Funcionou na segunda tentativa.',
    ],
  ],
  vereda: [
    [
      5,
      'A lista de requisitos que escreveram com a gente tinha 212 linhas e virou anexo do contrato. Evitou três discussões.',
    ],
    [5, 'Não recebem comissão de fornecedor e mostram o contrato que diz isso. Deu confiança.'],
    [
      5,
      'Cortaram a nossa seleção de onze para três sistemas em duas semanas, com motivo escrito para cada corte.',
    ],
    [
      5,
      'Consultora que senta ao lado da operadora e pergunta por que ela faz assim. Achou um passo inútil de 1996.',
    ],
    [
      4,
      'Trabalho impecável e caro para empresa do nosso tamanho. Se pagou na negociação da licença.',
    ],
  ],
  planalto: [
    [
      5,
      'Fizeram a carga inicial com a nossa analista ao lado, e não por ela. Quando foram embora, ela sabia.',
    ],
    [
      5,
      'Responderam ao edital com clareza e cumpriram a carga horária de treinamento hora por hora.',
    ],
    [5, 'Pedimos para apagar os dados de teste e mandaram um termo assinado no mesmo dia.'],
    [
      5,
      'A comunidade deles no Centro-Oeste faz encontro todo trimestre. Vou pelo conteúdo e volto com solução.',
    ],
    [3, 'Empresa boa que cresceu rápido: o atendimento de 2023 era mais próximo que o de agora.'],
  ],
  jangada: [
    [4, 'Atendem no sábado de verdade. Só por chat, mas atendem.'],
    [
      5,
      'Na Black Friday tinha uma pessoa de plantão com o nosso nome. Ligou às seis da manhã para conferir o estoque.',
    ],
    [
      5,
      'Migraram a loja da minha concorrente e a minha no mesmo mês e nunca vazou um preço. Profissionais.',
    ],
    [5, 'Devolveram a mensalidade do mês em que o tema quebrou, sem eu pedir.'],
    [3, 'Suporte bom para dúvida, lento para erro. O meu de cálculo de frete durou 23 dias.'],
  ],
  caju: [
    [
      5,
      'Acompanharam os primeiros noventa dias como prometido: uma ligação por semana, curta, com pauta.',
    ],
    [
      5,
      'Gente simpática que diz não. Pedi uma função maluca e me explicaram por que atrapalharia os vendedores.',
    ],
    [
      5,
      'Cancelei uma unidade e reativei três meses depois. Estava tudo lá, e a mesma pessoa me atendeu.',
    ],
    [
      4,
      'Equipe afiada e contrato leve. O material de treinamento ainda é todo em vídeo e eu prefiro ler.',
    ],
    [
      3,
      'Mudaram o gerente da minha conta três vezes em um ano. O produto segura, a relação recomeça sempre.',
    ],
  ],
  cobogo: [
    [
      5,
      'Entrega a cada duas semanas, sem exceção, inclusive na do Carnaval. Código no nosso repositório desde o primeiro dia.',
    ],
    [
      5,
      'Desenharam a loja com a nossa costureira na sala. O resultado parece nosso, e não de estúdio.',
    ],
    [
      5,
      'Passaram o projeto para outra equipe nossa com documentação limpa e duas semanas de sobreposição.',
    ],
    [4, 'Bons e disputados: a vaga na agenda demorou dois meses. Uma vez dentro, ritmo excelente.'],
  ],
  cafezal: [
    [
      5,
      'Quem implanta foi controller. Em meia hora entendeu o nosso rateio de frete, que ninguém entende.',
    ],
    [5, 'Ligaram no primeiro fechamento para perguntar se o número batia. Batia.'],
    [
      4,
      'Conhecem muito de caixa e pouco de indústria. Tive de explicar o que é ordem de produção.',
    ],
    [
      4,
      'Suporte por e-mail excelente, com a conta mostrada passo a passo. Telefone quase não existe.',
    ],
  ],
  atende: [
    [5, 'Fizeram uma semana de escuta no nosso balcão antes de configurar qualquer coisa.'],
    [
      4,
      'Respondem chamado com a mesma educação que ensinam. Correção de erro demora mais que o atendimento.',
    ],
    [
      4,
      'Boa parceria há quatro anos. A fatura veio errada duas vezes e foi estornada sem discussão.',
    ],
    [3, 'Venderam integração com a nossa telefonia que ficou meio pronta. O resto foi bem.'],
  ],
  serraverde: [
    [5, 'Filho de produtor atendendo produtor. Sabem que em setembro ninguém atende telefone.'],
    [5, 'Vieram à fazenda, dormiram no alojamento e cadastraram talhão por talhão com o capataz.'],
    [4, 'Técnicos muito bons. A região é grande para uma equipe pequena e a visita demora.'],
  ],
  rubrica: [
    [
      5,
      'O jurídico deles respondeu às dúvidas do nosso por escrito, com jurisprudência. Fechamos na semana.',
    ],
    [5, 'Suporte por WhatsApp que não some. Perguntei às 18h40 e responderam às 18h52.'],
    [4, 'Atendem bem e cobram certo. O comercial insiste demais no plano acima.'],
  ],
  quitanda: [
    [
      4,
      'Instalaram dois caixas antes da feira abrir. Esqueceram a gaveta de um e trouxeram na hora do almoço.',
    ],
    [
      4,
      'Balança, impressora e sistema com um telefone só. Prefiro assim a três empresas se culpando.',
    ],
    [5, 'Trocaram a impressora queimada na véspera de feriado, emprestada, sem contrato nenhum.'],
  ],
  pinhao: [
    [
      5,
      'Recusaram metade do que pedi e entregaram a metade certa. O piloto virou produto em dez semanas.',
    ],
    [4, 'Time pequeno e brilhante. Quando um tira férias o ritmo cai, e eles avisam.'],
    [
      4,
      'Explicam inteligência artificial sem prometer milagre. A documentação técnica veio em inglês.',
    ],
  ],
  oficina: [
    [5, 'Duas pessoas fizeram em um mês o que uma consultoria grande orçou em seis.'],
    [5, 'Deixaram os modelos abertos e ensinaram a mexer. Não ficamos reféns.'],
    [4, 'Capricham muito, às vezes demais: o relatório de qualidade dos dados tinha 80 páginas.'],
  ],
  notaja: [
    [
      5,
      'Entraram na reunião com a prefeitura junto com a gente. A cidade foi homologada na semana seguinte.',
    ],
    [
      5,
      'Avisam da nota técnica com antecedência, dizem o que muda para o nosso ramo e o que podemos ignorar.',
    ],
    [5, 'Plantão fiscal de verdade no dia 20. Já usei às 22h.'],
  ],
  mare: [
    [
      5,
      'Às três da manhã quem atende é engenheiro. Em vinte minutos a réplica assumiu e eu voltei a dormir.',
    ],
    [5, 'Relatório pós-incidente sem desculpa: causa, linha do tempo e o que mudou.'],
    [3, 'Competentes e secos. A proposta veio em jargão e precisei de alguém para traduzir.'],
  ],
  arara: [
    [
      5,
      'Remanejaram 40 ramais num sábado e na segunda o número era o mesmo. Ninguém notou, que é o elogio.',
    ],
    [
      4,
      'Rede estável desde a troca dos equipamentos. O portal de chamados deles é pior que o suporte.',
    ],
    [3, 'Técnico excelente, agenda péssima: duas visitas remarcadas sem aviso.'],
  ],
  viga: [
    [
      4,
      'Entendem de obra. O consultor usou capacete, subiu na laje e configurou o diário lá em cima.',
    ],
    [
      4,
      'Treinamento bom para engenheiro, corrido para o administrativo. Pedimos uma segunda turma e deram.',
    ],
  ],
  taruma: [
    [
      4,
      'Gente de fábrica implantando em fábrica. A documentação do projeto ficou para depois e depois ficou.',
    ],
    [
      4,
      'Cumpriram o cronograma com uma semana de folga. A viagem dos consultores foi cobrada à parte, como avisado.',
    ],
  ],
  folhacerta: [
    [
      5,
      'O boletim semanal deles me avisou da mudança na convenção antes do sindicato. Ligo e falo com advogada trabalhista.',
    ],
    [
      3,
      'Sabem muito de folha. Para começar a implantação esperamos seis semanas e ninguém explicou a fila.',
    ],
  ],
  trama: [
    [
      4,
      'Integraram cinco sistemas que se odiavam. O mapa das integrações está na parede da TI até hoje.',
    ],
  ],
  sertao: [
    [
      4,
      'Atendem por WhatsApp e vêm de moto se precisar. Nota fiscal da mensalidade às vezes atrasa.',
    ],
  ],
  rota: [
    [
      4,
      'Conhecem galpão. Redesenharam o nosso corredor antes de ligar o sistema e só isso já rendeu.',
    ],
  ],
  ressoa: [
    [
      4,
      'Plano de conteúdo realista para equipe de uma pessoa só. O relatório mensal chega sempre no dia dez, quando eu precisava no dia cinco.',
    ],
  ],
  nimbo: [[4, 'Hospedagem estável nos últimos doze meses. Antes disso, prefiro não lembrar.']],
  mutirao: [
    [
      3,
      'Mandaram bons candidatos para loja e fracos para escritório. Repuseram duas vagas sem custo.',
    ],
  ],
  garoa: [
    [4, 'Grupo grande, processos de grupo grande: papelada no começo, entrega correta no fim.'],
  ],
  engenho: [
    [
      4,
      'Mapearam dezessete processos em três semanas e devolveram só os seis que valia automatizar.',
    ],
  ],
  cuia: [
    [4, 'Dois sócios que fazem eles mesmos. Precisei esperar um terminar outro cliente, valeu.'],
  ],
  colmeia: [
    [
      4,
      'Facilitaram a conversa difícil entre líderes antes de falar de software. A ata ficou com frases que preferíamos não ter dito, e tudo bem.',
    ],
  ],
}
