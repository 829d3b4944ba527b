import type { CommentSeed, Theme } from '../shapes.ts'

/** What people write about HR, service, retail, operations, technology and sector software. */
export const SECTOR_COMMENTS: Partial<Record<Theme, CommentSeed[]>> = {
  folha: [
    [
      5,
      'Fechamos 420 holerites em uma manhã. A conferência mostra só o que mudou em relação ao mês passado, com o motivo.',
      ['Folha Certa', 'Salário em Dia'],
    ],
    [
      5,
      'A convenção do nosso sindicato chegou atualizada antes de a contabilidade avisar. Nunca tinha visto isso.',
      ['Folha Certa'],
    ],
    [
      4,
      'eSocial sem pendência há oito meses. Quando há rejeição, a mensagem explica o que fazer.',
      ['Folha Certa', 'Salário em Dia'],
    ],
    [
      4,
      'O colaborador assina o espelho de ponto no celular e acabou a fila no RH. Quem não tem celular usa o tablet da portaria.',
      ['Ponto Final', 'Folha Certa'],
    ],
    [
      3,
      'Cálculo correto, interface pesada. Para lançar faltas de uma equipe inteira são muitos cliques.',
      ['Folha Certa', 'Salário em Dia'],
    ],
    [
      5,
      'Escala 12x36 com feriado no meio: primeiro sistema que calculou certo sem ajuste manual.',
      ['Ponto Final', 'Folha Certa'],
    ],
    [
      4,
      'Banco de horas transparente. Os funcionários conferem sozinhos e as dúvidas diminuíram.',
      ['Ponto Final'],
    ],
    [
      2,
      'O reconhecimento facial não funcionou bem no galpão com pouca luz e voltamos para o cartão.',
      ['Ponto Final'],
    ],
    [
      5,
      'Implantaram com a folha em paralelo por dois meses, comparando centavo por centavo. Viramos sem susto.',
      ['Folha Certa'],
    ],
    [
      4,
      'Para contabilidade com muitos clientes, a fila de eventos mostra quem travou. Economiza horas perto do dia 7.',
      ['Salário em Dia'],
    ],
    [
      3,
      'Rescisão complementar ainda é um processo manual e confuso.',
      ['Folha Certa', 'Salário em Dia'],
    ],
    [
      5,
      'Uma colaboradora descobriu pelo aplicativo que o vale-transporte estava errado antes do fechamento. Corrigimos a tempo.',
    ],
    [
      1,
      'Duas folhas seguidas com diferença no INSS de diretores. Demoraram três semanas para reconhecer o erro.',
      ['Salário em Dia'],
    ],
    [
      4,
      'Relógio antigo integrado sem trocar equipamento. Os dados caem a cada dez minutos.',
      ['Ponto Final'],
    ],
    [
      5,
      'O boletim semanal sobre eSocial vale tanto quanto o sistema. Suporte que entende de legislação, não só de tela.',
      ['Folha Certa'],
    ],
    [
      4,
      'Admissão digital: o candidato manda os documentos pelo celular e eu só confiro. Falta assinatura do contrato no mesmo fluxo.',
      ['Folha Certa'],
    ],
    [3, 'Relatórios gerenciais poucos e engessados. A exportação resolve.'],
    [
      4,
      'O ponto por aplicativo com cerca virtual atende a equipe externa. Às vezes o GPS do celular atrapalha em prédio alto.',
      ['Ponto Final'],
    ],
    [
      5,
      'Férias coletivas de 180 pessoas em vinte minutos, com recibos e avisos. No sistema anterior eram dois dias.',
      ['Folha Certa'],
    ],
    [
      2,
      'Suporte só por chamado e a resposta costuma vir depois do prazo legal. O produto é melhor que o atendimento.',
    ],
  ],
  rh: [
    [
      5,
      'A pesquisa de clima curta, todo mês, mostrou o problema na logística antes de perdermos gente boa.',
      ['Colmeia RH'],
    ],
    [
      4,
      'Conversas individuais com pauta combinada. Os líderes reclamaram na primeira semana e hoje não largam.',
      ['Colmeia RH'],
    ],
    [
      5,
      'Organograma sempre certo e aniversários lembrados. Parece pouco, mas muda o clima.',
      ['Colmeia RH'],
    ],
    [
      4,
      'Avaliação 360 fácil de responder no celular. O relatório do gestor poderia ser mais curto.',
      ['Colmeia RH'],
    ],
    [
      3,
      'Bom sistema, mas a integração com a nossa folha veio só para admissão e férias.',
      ['Colmeia RH', 'Peneira ATS'],
    ],
    [
      5,
      'Todo candidato recebe retorno, até os não escolhidos. Nossa nota nos sites de emprego subiu.',
      ['Peneira ATS'],
    ],
    [
      4,
      'A triagem explica por que sugeriu cada pessoa, o que ajuda a evitar viés. Revisamos sempre.',
      ['Peneira ATS'],
    ],
    [2, 'O site de vagas é lento e perde candidatos no meio do formulário.', ['Peneira ATS']],
    [
      5,
      'Treinamentos obrigatórios das NRs sob controle: aviso com sessenta dias e certificado válido na auditoria.',
      ['Trilha do Saber', 'Capacete SST'],
    ],
    [
      4,
      'Aulas de cinco minutos no celular funcionam bem com quem está na loja. Produzir o conteúdo ainda é o gargalo.',
      ['Trilha do Saber'],
    ],
    [
      4,
      'Entrega de EPI com digital acabou com a ficha de papel. Integração com o relógio foi rápida.',
      ['Capacete SST'],
    ],
    [
      1,
      'O cartão de benefícios é recusado em vários lugares da nossa cidade. A equipe reclamou tanto que trocamos.',
      ['Vale Tudo Benefícios'],
    ],
    [
      3,
      'Pedido mensal prático, estorno demorado. Quando alguém sai, o saldo fica preso por semanas.',
      ['Vale Tudo Benefícios'],
    ],
    [
      5,
      'Reduzimos o tempo de contratação de 38 para 21 dias, principalmente porque o gestor avalia pelo celular.',
      ['Peneira ATS'],
    ],
    [
      4,
      'Metas ligadas ao planejamento da empresa, com histórico de quem mudou o quê. Interface agradável.',
      ['Colmeia RH'],
    ],
    [
      3,
      'Atende, mas o plano cobra por colaborador ativo e inclui afastados.',
      ['Colmeia RH', 'Vale Tudo Benefícios'],
    ],
  ],
  atendimento: [
    [
      5,
      'Antes os chamados se perdiam no e-mail de cada um. Agora têm dono, prazo e o cliente acompanha sozinho.',
      ['Atende Mais', 'Guichê Service Desk'],
    ],
    [
      4,
      'A base de conhecimento reduziu em um terço os chamados repetidos. Escrever os artigos deu trabalho, valeu.',
      ['Atende Mais', 'Guichê Service Desk'],
    ],
    [
      4,
      'Aprendemos a usar em um dia. Os relatórios de SLA por cliente ajudam na renovação dos contratos.',
      ['Atende Mais'],
    ],
    [
      5,
      'WhatsApp, Instagram e e-mail na mesma fila. O atendente vê a conversa anterior e o cliente não repete a história.',
      ['Fala Junto'],
    ],
    [3, 'O chat é ótimo, a parte de telefone é básica.', ['Fala Junto', 'Atende Mais']],
    [
      2,
      'Duas quedas em dezembro, em plena alta temporada. Pediram desculpas e deram desconto, mas perdemos vendas.',
      ['Fala Junto', 'Ramal Nuvem', 'Atende Mais'],
    ],
    [
      5,
      'Automatizei a segunda via de boleto e libertei uma pessoa só para os casos difíceis.',
      ['Papagaio Bot', 'Fala Junto'],
    ],
    [
      4,
      'Inventário da rede achou 43 máquinas que não constavam na planilha. A descoberta automática é o ponto alto.',
      ['Guichê Service Desk'],
    ],
    [
      3,
      'O robô responde bem o que está escrito e mal o que não está. Pelo menos passa para uma pessoa sem enrolar.',
      ['Papagaio Bot'],
    ],
    [
      4,
      'Mostra a fonte de cada resposta, então confiamos mais. Exige manter a documentação em dia.',
      ['Papagaio Bot'],
    ],
    [
      5,
      'Telefonia em nuvem com o mesmo número de sempre e a equipe em casa. Na enchente ninguém ficou sem atendimento.',
      ['Ramal Nuvem'],
    ],
    [
      2,
      'Ligações com atraso nos ramais do interior. O suporte culpa o provedor, o provedor culpa o suporte.',
      ['Ramal Nuvem'],
    ],
    [
      4,
      'A pesquisa depois do atendimento tem 40% de resposta. Descobrimos que o problema era prazo, não cordialidade.',
      ['Atende Mais', 'Fala Junto'],
    ],
    [
      5,
      'A URA visual permitiu mudar a mensagem de feriado sozinha, sem abrir chamado.',
      ['Ramal Nuvem'],
    ],
    [
      3,
      'Faltam filtros salvos por atendente. Todo dia refaço a mesma busca.',
      ['Atende Mais', 'Fala Junto'],
    ],
    [
      4,
      'Gestão de mudanças simples o bastante para ser usada. A aprovação pelo celular acelerou as janelas.',
      ['Guichê Service Desk'],
    ],
    [
      1,
      'Cancelar foi um sofrimento: seis protocolos e uma fatura a mais. O produto não merecia esse fim.',
    ],
    [
      5,
      'Tenho 11 clientes de suporte e cada um vê só o seu portal, com a própria marca. O banco de horas desconta certo.',
      ['Guichê Service Desk', 'Atende Mais'],
    ],
    [
      4,
      'Respostas sugeridas boas em português, sem cara de tradução. Economizam uns dois minutos por conversa.',
      ['Fala Junto'],
    ],
    [
      5,
      'Nosso tempo de primeira resposta caiu de quatro horas para dezoito minutos.',
      ['Atende Mais', 'Fala Junto'],
    ],
  ],
  loja: [
    [
      5,
      'Migramos 2.300 produtos em um fim de semana, sem perder posição no buscador. O guia de redirecionamento é excelente.',
      ['Jangada Commerce', 'Vitrine Boa'],
    ],
    [
      5,
      'O checkout de uma página e o Pix com desconto aumentaram a conversão no celular. Vendemos mais com a mesma verba.',
      ['Jangada Commerce'],
    ],
    [
      4,
      'Temas rápidos e bonitos. Personalizar além do básico pede alguém que saiba código.',
      ['Jangada Commerce', 'Vitrine Boa'],
    ],
    [
      4,
      'Estoque único entre loja e marketplaces evita vender o que não existe. Kits ainda dão trabalho.',
      ['Feira Livre Hub', 'Jangada Commerce'],
    ],
    [
      3,
      'Cálculo de frete às vezes demora e o cliente desiste. Configuramos uma tabela de reserva e melhorou.',
      ['Jangada Commerce', 'Vitrine Boa'],
    ],
    [
      5,
      'Suporte no sábado à noite, véspera de Dia das Mães. Resolveram um cupom mal configurado em dez minutos.',
      ['Jangada Commerce', 'Vitrine Boa'],
    ],
    [
      2,
      'O anúncio caiu em dois marketplaces depois da sincronização e perdemos a reputação acumulada.',
      ['Feira Livre Hub'],
    ],
    [
      4,
      'Mudo a vitrine sozinha toda sexta, sem agência. A grade de tamanhos é a melhor que já usei.',
      ['Vitrine Boa'],
    ],
    [
      5,
      'Troca e devolução pelo próprio cliente, com etiqueta automática. O volume de mensagens caiu muito.',
      ['Vitrine Boa', 'Jangada Commerce'],
    ],
    [
      3,
      'A mensalidade é justa, mas os aplicativos extras somam mais que o plano.',
      ['Jangada Commerce', 'Vitrine Boa'],
    ],
    [
      4,
      'Regra de preço por canal com margem mínima: parei de vender no prejuízo sem perceber.',
      ['Feira Livre Hub'],
    ],
    [
      5,
      'Na Black Friday passamos de 900 pedidos por hora e o site não piscou.',
      ['Jangada Commerce'],
    ],
    [
      4,
      'As fichas de produto incompletas aparecem em uma lista, por impacto nas vendas. Ajudou a priorizar o cadastro.',
      ['Ficha Técnica PIM'],
    ],
    [
      3,
      'Relatórios simples demais para quem investe em mídia. Ligamos a uma ferramenta externa.',
      ['Jangada Commerce', 'Vitrine Boa'],
    ],
    [
      4,
      'Etiquetas de todas as transportadoras em um só lote. A impressora térmica funcionou de primeira.',
      ['Feira Livre Hub', 'Jangada Commerce'],
    ],
    [
      1,
      'Fiquei três dias com pedidos sem integrar e só soube pelos clientes.',
      ['Feira Livre Hub'],
    ],
    [
      5,
      'Comecei vendendo velas em casa e hoje envio para o país inteiro. A plataforma acompanhou sem eu precisar trocar.',
      ['Vitrine Boa', 'Jangada Commerce'],
    ],
  ],
  pdv: [
    [
      5,
      'A internet caiu no sábado de pagamento e a fila andou normalmente. As notas subiram depois, sem ninguém fazer nada.',
      ['Balcão Vivo'],
    ],
    [
      4,
      'Balança, leitor e TEF funcionaram no mesmo dia. O cadastro de hortifruti por código curto é rápido.',
      ['Balcão Vivo'],
    ],
    [
      5,
      'Comanda no celular do garçom acabou com letra ilegível. A cozinha vê o tempo de cada pedido e se organiza.',
      ['Comanda Aberta'],
    ],
    [
      4,
      'Pedidos dos aplicativos e do balcão na mesma tela. O som de alerta poderia ser mais alto.',
      ['Comanda Aberta'],
    ],
    [
      3,
      'Fechamento de caixa confuso para quem faz sangria várias vezes por turno.',
      ['Balcão Vivo', 'Troco Certo'],
    ],
    [
      5,
      'A ficha técnica mostrou que o prato mais vendido dava centavos de lucro. Reajustei e ninguém reclamou.',
      ['Comanda Aberta'],
    ],
    [
      2,
      'No tablet trava depois de umas 200 vendas e precisa reiniciar. Em dia de feira isso é fatal.',
      ['Troco Certo'],
    ],
    [4, 'Treinei um caixa novo em quarenta minutos. Teclas grandes e poucas telas.'],
    [
      5,
      'Relatório do dia no WhatsApp às 22h: venda, ticket médio e o que mais saiu. Simples e útil.',
      ['Troco Certo'],
    ],
    [
      3,
      'Bom preço, suporte apenas em horário comercial. Restaurante funciona à noite.',
      ['Comanda Aberta', 'Cardápio Esperto'],
    ],
    [4, 'Controle de validade com desconto automático reduziu a perda de frios.', ['Balcão Vivo']],
    [
      4,
      'Pedido por QR Code na mesa aumentou as sobremesas. Turista estrangeiro se vira bem com as fotos.',
      ['Cardápio Esperto'],
    ],
    [
      1,
      'Perdeu as vendas de um domingo inteiro na sincronização. Refizemos pelo comprovante das maquininhas.',
      ['Troco Certo'],
    ],
    [
      5,
      'Quatro caixas, duas lojas, um estoque. Vejo tudo de casa e saí da operação depois de onze anos.',
      ['Balcão Vivo'],
    ],
    [
      4,
      'A divisão de conta por item é prática e o cliente confere na tela.',
      ['Comanda Aberta', 'Cardápio Esperto'],
    ],
    [
      3,
      'Atende padaria pequena. Para encomendas com sinal falta um módulo próprio.',
      ['Balcão Vivo', 'Troco Certo'],
    ],
  ],
  operacoes: [
    [
      5,
      'Auditoria de frete recuperou 3,2% do gasto no primeiro trimestre. As transportadoras passaram a cobrar certo.',
      ['Rota Leve TMS'],
    ],
    [
      4,
      'O canhoto por foto chega no mesmo dia e o financeiro libera o pagamento. Motoristas mais velhos precisaram de apoio.',
      ['Rota Leve TMS'],
    ],
    [
      5,
      'Acurácia do estoque foi de 84% para 98,5% em cinco meses. O endereçamento dinâmico é muito bem pensado.',
      ['Doca WMS', 'Almoxarife'],
    ],
    [
      4,
      'Separação por onda dobrou a produtividade no fim do mês. A parametrização inicial exige alguém do armazém junto.',
      ['Doca WMS'],
    ],
    [
      3,
      'Roteirização boa na cidade, ruim em estrada de terra. Ajustamos à mão as rotas rurais.',
      ['Rota Leve TMS'],
    ],
    [
      5,
      'Três cotações lado a lado, com histórico de preço. Compramos 6% mais barato sem trocar de fornecedor.',
      ['Cota Certa'],
    ],
    [
      4,
      'Plano preventivo fez as paradas da extrusora caírem pela metade. O cadastro dos componentes levou dois meses.',
      ['Chave de Boca'],
    ],
    [
      2,
      'O aplicativo do motorista consome dados demais e encerra sozinho em aparelho simples.',
      ['Frota na Linha', 'Rota Leve TMS'],
    ],
    [
      4,
      'Custo por quilômetro por veículo: descobrimos que dois caminhões custavam mais que terceirizar.',
      ['Frota na Linha'],
    ],
    [
      5,
      'Auditoria de certificação sem nenhuma não conformidade maior, pela primeira vez. Os documentos estavam na versão certa.',
      [
        'Prisma Qualidade ISO, Auditorias, Não Conformidades, Planos de Ação e Indicadores Integrados',
      ],
    ],
    [
      3,
      'As rondas com QR Code funcionam, o relatório mensal em PDF vem com páginas em branco.',
      ['Zelador Facilities'],
    ],
    [
      4,
      'Bipe para entrada e saída acabou com o caderno do almoxarifado. Inventário rotativo toda quinta, em uma hora.',
      ['Almoxarife'],
    ],
    [
      4,
      'Checklist do caminhão no celular, com foto. Os reparos são abertos na hora.',
      ['Frota na Linha'],
    ],
    [
      5,
      'Sensor de vibração avisou do rolamento nove dias antes de quebrar. Trocamos em parada programada.',
      ['Chave de Boca'],
    ],
    [
      3,
      'Bom, mas o custo por usuário de doca pesa, já que a equipe é temporária no fim do ano.',
      ['Doca WMS'],
    ],
    [
      2,
      'Integração com o ERP caiu três vezes no mês e o estoque ficou dobrado. Melhorou depois de trocarmos o conector.',
      ['Almoxarife', 'Rota Leve TMS', 'Doca WMS', 'Cota Certa'],
    ],
    [
      4,
      'Avaliação de fornecedor a cada entrega virou critério de compra. Antes era conversa de corredor.',
      ['Cota Certa'],
    ],
    [
      5,
      'Rastreio em tempo real diminuiu as ligações de onde está minha carga em uns 70%.',
      ['Rota Leve TMS'],
    ],
  ],
  projetos: [
    [
      5,
      'Vimos a tempo que dois projetos iam dar prejuízo e renegociamos o escopo. Antes descobríamos no fim.',
      ['Compasso Projetos'],
    ],
    [
      4,
      'Apontar horas leva menos de um minuto. O time de criação, que odiava isso, aceitou.',
      ['Compasso Projetos'],
    ],
    [
      4,
      'Cronograma claro para o cliente acompanhar sem pedir relatório. Dependências entre projetos ainda são limitadas.',
      ['Compasso Projetos'],
    ],
    [
      5,
      'O processo de reembolso saiu do e-mail em dois dias, montado pela própria área. A TI só revisou.',
      ['Engenho BPM', 'Montatudo'],
    ],
    [3, 'Desenhar o fluxo é fácil, testar exceções nem tanto.', ['Engenho BPM']],
    [
      4,
      'O resumo de segunda por e-mail alinha a semana melhor que a reunião que cancelamos.',
      ['Recado Dado'],
    ],
    [
      2,
      'Os aplicativos que criamos ficaram lentos com mais de cinco mil registros.',
      ['Montatudo'],
    ],
    [
      3,
      'Bom para protótipo. Quando virou sistema de verdade, sentimos falta de controle de versão.',
      ['Montatudo'],
    ],
    [
      5,
      'Prazo, responsável e cobrança automática. As aprovações de compra que levavam nove dias levam dois.',
      ['Engenho BPM'],
    ],
    [
      4,
      'Quadro limpo, sem mil opções. Falta uma visão anual para planejar férias junto com projetos.',
      ['Recado Dado', 'Compasso Projetos'],
    ],
    [
      3,
      'Videochamada estável com até dez pessoas; com mais, o som falha.',
      ['Escritório Leve', 'Recado Dado'],
    ],
    [
      4,
      'Margem por cliente e por profissional em uma tela. Mudou nossa tabela de preços.',
      ['Compasso Projetos'],
    ],
    [
      1,
      'E-mail fora do ar por um dia e meio e nenhuma página de status. Para nós foi o limite.',
      ['Escritório Leve'],
    ],
    [
      5,
      'Tarefa nascida da conversa, com data e dono. Parece óbvio, e ninguém fazia assim.',
      ['Recado Dado'],
    ],
    [
      4,
      'Modelos de processo para RH e compras serviram quase prontos.',
      ['Engenho BPM', 'Montatudo'],
    ],
  ],
  marketing: [
    [
      5,
      'A pontuação de leads é explicada em português claro e o vendedor concorda com ela. Fim da briga entre marketing e vendas.',
      ['Ressoa Marketing'],
    ],
    [
      4,
      'Páginas de captura no ar em uma hora. Os modelos são bons, as fontes poderiam ser mais variadas.',
      ['Ressoa Marketing'],
    ],
    [
      4,
      'Réguas prontas para escola serviram na campanha de matrículas: 62 visitas agendadas em duas semanas.',
      ['Ressoa Marketing'],
    ],
    [
      3,
      'Editor de e-mail desalinha em alguns leitores antigos. Testar antes é obrigatório.',
      ['Carteiro', 'Ressoa Marketing'],
    ],
    [
      5,
      'O relatório por provedor mostrou por que não chegávamos a um deles. Ajustamos e a abertura dobrou.',
      ['Carteiro'],
    ],
    [
      2,
      'A conta foi bloqueada por um dia sem explicação depois de uma importação. Campanha perdida.',
      ['Carteiro'],
    ],
    [
      4,
      'Cliente aprova o post pelo celular e fica registrado. Acabou o eu não vi isso.',
      ['Coreto Social'],
    ],
    [
      5,
      'Pesquisas por QR Code no balcão renderam mais respostas em um mês que um ano de e-mail.',
      ['Diz Aí Pesquisas'],
    ],
    [
      4,
      'As respostas abertas agrupadas por assunto pouparam dias de leitura. De vez em quando mistura elogio com ironia.',
      ['Diz Aí Pesquisas'],
    ],
    [
      5,
      'Credenciamos 1.400 pessoas sem fila, com leitura de QR até no papel amassado.',
      ['Palco & Plateia'],
    ],
    [3, 'Agendamento estável, relatório de anúncios superficial.', ['Coreto Social']],
    [
      4,
      'Consentimento da LGPD guardado em cada contato, com data e texto. Nosso jurídico ficou tranquilo.',
      ['Ressoa Marketing', 'Carteiro'],
    ],
    [
      3,
      'Cobra por contato, inclusive os descadastrados. Precisamos limpar a base todo mês.',
      ['Ressoa Marketing', 'Carteiro'],
    ],
    [
      5,
      'Certificados enviados no fim do evento, automaticamente. Recebemos agradecimentos por uma coisa tão simples.',
      ['Palco & Plateia'],
    ],
    [
      4,
      'Boa fila única de comentários e mensagens. Faltam respostas prontas por marca.',
      ['Coreto Social'],
    ],
  ],
  ti: [
    [
      5,
      'Restauramos um banco de 300 GB para quinze minutos antes do erro, em menos de meia hora. Valeu cada centavo.',
      ['Barragem DB', 'Cofre Backup'],
    ],
    [
      5,
      'Suporte feito por quem entende. Abri chamado às 2h e falei direto com a pessoa que opera o cluster.',
      ['Barragem DB'],
    ],
    [
      4,
      'O laudo mensal do teste de restauração é o que mostro ao auditor. O painel web é simples demais.',
      ['Cofre Backup'],
    ],
    [
      4,
      'Integrações visuais que a equipe de negócio entende. Tratamento de erro com reprocessamento é muito bom.',
      ['Tear iPaaS'],
    ],
    [3, 'Conectores nacionais ótimos; os de sistemas estrangeiros ficam atrás.', ['Tear iPaaS']],
    [
      5,
      'Desligamento em um clique: no fim da conversa com o RH, todos os acessos já estavam revogados.',
      ['Crachá ID'],
    ],
    [
      4,
      'Segundo fator sem complicar para o usuário. A configuração do diretório antigo pediu ajuda.',
      ['Crachá ID'],
    ],
    [
      4,
      'Alertas com contexto: vem o gráfico, a mudança recente e quem está de plantão.',
      ['Vigia Observa'],
    ],
    [
      2,
      'Falsos positivos demais no primeiro mês. Bloqueou nosso sistema de etiquetas duas vezes.',
      ['Guarita EDR'],
    ],
    [
      5,
      'Cita o trecho do manual ao responder. O técnico confere e confia. Reduzimos muito as ligações para a engenharia.',
      ['Sabiá IA'],
    ],
    [3, 'Responde bem sobre texto, ainda tropeça em tabelas digitalizadas.', ['Sabiá IA']],
    [
      4,
      'Leve em máquina com 4 GB de memória, que é a nossa realidade. Isolamento remoto funcionou em um caso real.',
      ['Guarita EDR'],
    ],
    [
      5,
      'Sofremos um ransomware num servidor esquecido. A cópia imutável nos pôs de pé em seis horas.',
      ['Cofre Backup'],
    ],
    [
      3,
      'Documentação boa, porém só os fluxos comuns. Para os raros, é chamado.',
      ['Tear iPaaS', 'Esteira DevOps', 'Barragem DB'],
    ],
    [
      4,
      'Página de status pública incluída, sem contratar outra ferramenta. Nossos clientes gostaram.',
      ['Vigia Observa'],
    ],
    [
      2,
      'Preço em dólar disfarçado: o reajuste acompanhou o câmbio e não estava claro.',
      ['Sabiá IA', 'Guarita EDR', 'Esteira DevOps', 'Vigia Observa'],
    ],
    [
      4,
      'Ambiente de homologação separado evitou dois desastres. Gostaria de promover integrações por linha de comando.',
      ['Tear iPaaS', 'Esteira DevOps'],
    ],
  ],
  saude: [
    [
      5,
      'As confirmações por WhatsApp reduziram as faltas de 22% para 9%. A agenda parou de ter buracos.',
      ['Pulso Clínicas', 'Sorriso Agenda'],
    ],
    [
      4,
      'Prontuário rápido, com modelos por especialidade. Faturamento TISS exige atenção nas glosas, mas ajuda a achá-las.',
      ['Pulso Clínicas'],
    ],
    [
      5,
      'Receita digital aceita em todas as farmácias da cidade. Os pacientes adoraram.',
      ['Pulso Clínicas'],
    ],
    [
      3,
      'A teleconsulta funciona, porém o paciente precisa entrar por um link que expira cedo.',
      ['Pulso Clínicas'],
    ],
    [
      4,
      'Odontograma fiel e orçamento assinado no tablet. O controle de parcelas poderia avisar antes.',
      ['Sorriso Agenda'],
    ],
    [5, 'Migraram nove anos de prontuários e não perdemos um exame.', ['Pulso Clínicas']],
    [2, 'Lentidão no fim da tarde, quando todas as salas usam ao mesmo tempo.'],
    [
      4,
      'A recepção aprendeu em dois dias. O relatório de cadeiras ociosas mudou nossa grade de horários.',
      ['Sorriso Agenda'],
    ],
    [
      5,
      'Atendo olhando para o paciente: digito pouco, quase tudo vem dos modelos que montei uma vez.',
      ['Pulso Clínicas'],
    ],
    [3, 'Bom para consultório, apertado para clínica com várias unidades.'],
  ],
  escola: [
    [5, 'Matrícula online com assinatura e primeira parcela: 80% das famílias fizeram de casa.'],
    [
      4,
      'Diário de classe sem internet salvou as salas do prédio antigo. Sincroniza ao chegar na sala dos professores.',
    ],
    [
      5,
      'As famílias recebem comunicado, boletim e boleto no mesmo aplicativo. O grupo paralelo de mensagens esvaziou.',
    ],
    [3, 'Cadastro de disciplinas eletivas é trabalhoso e precisa de suporte.'],
    [4, 'Inadimplência caiu com a régua de cobrança cuidadosa. O contrato já sai preenchido.'],
    [4, 'Professores acharam simples. O planejamento pedagógico merecia mais espaço.'],
    [2, 'No dia do boletim o aplicativo não abriu para metade das famílias.'],
    [
      5,
      'Equipe de suporte formada por gente que já trabalhou em escola. Entendem o que é fevereiro.',
    ],
  ],
  juridico: [
    [
      5,
      'Não perdemos um prazo desde que implantamos. O cálculo considera feriado local e suspensão do tribunal.',
      ['Data Vênia Processos'],
    ],
    [
      4,
      'Andamentos traduzidos para linguagem simples: o cliente lê e liga menos.',
      ['Data Vênia Processos'],
    ],
    [
      4,
      'O relatório de provisão ficou pronto em uma hora para a auditoria. Antes era uma semana.',
      ['Data Vênia Processos'],
    ],
    [
      3,
      'Alguns tribunais atualizam com um dia de atraso. Mantemos conferência própria.',
      ['Data Vênia Processos'],
    ],
    [
      5,
      'Pedidos de titulares com prazo controlado e resposta registrada. A diretoria parou de ter medo da LGPD.',
      ['Consente LGPD'],
    ],
    [
      4,
      'Mapeamento de dados guiado por perguntas, sem juridiquês. Levamos seis semanas com oito áreas.',
      ['Consente LGPD'],
    ],
    [3, 'Honorários por êxito precisam de ajuste manual.', ['Data Vênia Processos']],
    [
      5,
      'Modelos de peça com campos do processo economizam horas. Busca dentro dos PDFs é certeira.',
      ['Data Vênia Processos'],
    ],
    [
      2,
      'O aplicativo não mostra os anexos e preciso abrir o computador em audiência.',
      ['Data Vênia Processos'],
    ],
    [4, 'Banner de cookies fácil de instalar, bom relatório de consentimentos.', ['Consente LGPD']],
  ],
  obra: [
    [
      5,
      'Diário de obra com foto e clima todo dia. Numa discussão com a empreiteira, tínhamos tudo registrado.',
      ['Viga Obras'],
    ],
    [
      4,
      'Orçamento por composição bem completo. Atualizar a tabela de referência poderia ser automático.',
      ['Viga Obras'],
    ],
    [5, 'Vimos o estouro do aço na terceira laje e não na entrega das chaves.', ['Viga Obras']],
    [3, 'O módulo de compras pede muitas aprovações para item barato.', ['Viga Obras']],
    [
      4,
      'Medição do empreiteiro no tablet, assinada ali. Acabaram as divergências de sexta-feira.',
      ['Viga Obras'],
    ],
    [
      4,
      'Anúncios publicados nos portais de uma vez e visitas na agenda do corretor. A vistoria com fotos protege os dois lados.',
      ['Chave na Mão'],
    ],
    [
      2,
      'O repasse ao proprietário atrasou um dia por erro de feriado e ouvi de quarenta pessoas.',
      ['Chave na Mão'],
    ],
    [3, 'Cumpre bem a locação, fraco em vendas na planta.', ['Chave na Mão']],
    [
      5,
      'Reajuste do aluguel pelo índice do contrato, com carta pronta. Antes eu tinha uma planilha por imóvel.',
      ['Chave na Mão'],
    ],
    [
      4,
      'Fácil para o mestre de obras, que é quem mais usa. Funciona sem sinal no subsolo.',
      ['Viga Obras'],
    ],
  ],
  agro: [
    [
      5,
      'Lanço a aplicação no talhão pelo celular, sem sinal, e à noite sobe tudo. O custo por saca é confiável pela primeira vez.',
      ['Talhão'],
    ],
    [5, 'Livro-caixa pronto para o contador. Só isso já poupou uma semana em abril.', ['Talhão']],
    [
      4,
      'Mapa de satélite ajudou a achar falha de plantio na baixada. Com muita nuvem, fica dias sem imagem.',
      ['Talhão'],
    ],
    [
      4,
      'Controle de insumos com lote e receituário. O cadastro inicial dos talhões foi chato.',
      ['Talhão'],
    ],
    [
      5,
      'A leitura do brinco acelerou a pesagem: 300 cabeças em uma manhã, sem erro de anotação.',
      ['Curral Digital'],
    ],
    [
      3,
      'Precisa de celular razoável. Nos aparelhos simples dos vaqueiros, trava.',
      ['Curral Digital'],
    ],
    [
      4,
      'O ganho médio por lote mostrou qual pasto rendia mais. Suporte por telefone com gente que conhece fazenda.',
      ['Curral Digital'],
    ],
    [
      5,
      'Comparei três safras por talhão e mudei a variedade em dois deles. Deu mais quatro sacas por hectare.',
      ['Talhão'],
    ],
    [
      4,
      'A manutenção do trator entra no custo sozinha. Falta integração com a cooperativa.',
      ['Talhão'],
    ],
  ],
  agenda: [
    [
      5,
      'O sinal por Pix acabou com as faltas. Em dois meses a agenda de sábado ficou sempre cheia.',
      ['Horário Nobre'],
    ],
    [
      4,
      'Comissão por profissional sai calculada e ninguém discute. O visual da página de agendamento é bonito.',
      ['Horário Nobre'],
    ],
    [
      5,
      'Motor de reservas próprio: 38% das diárias deixaram de pagar comissão.',
      ['Rede na Varanda'],
    ],
    [
      4,
      'Ficha do hóspede enviada sem papel. A governança marca o quarto pronto pelo celular.',
      ['Rede na Varanda'],
    ],
    [3, 'A catraca libera com atraso em horário de pico.', ['Fôlego Academias']],
    [
      5,
      'Fila de espera que preenche desistência em minutos. É como ter uma secretária a mais.',
      ['Horário Nobre'],
    ],
    [
      2,
      'Cobrança recorrente duplicada em oito alunos. Estornaram, mas o constrangimento foi nosso.',
      ['Fôlego Academias'],
    ],
    [4, 'O aviso de aluno sumido trouxe de volta uns quinze por mês.', ['Fôlego Academias']],
    [3, 'Bom para salão pequeno. Com duas unidades, os relatórios se misturam.', ['Horário Nobre']],
    [
      5,
      'Overbooking zerado desde que a gestão de canais entrou. Configurar levou uma tarde com o suporte.',
      ['Rede na Varanda'],
    ],
    [
      4,
      'Clientes agendam de madrugada, quando eu estou dormindo. Vale o preço.',
      ['Horário Nobre'],
    ],
  ],
}
