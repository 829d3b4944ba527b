import type { CommentSeed, Theme } from '../shapes.ts'

/** What people write about ERP, CRM, data, fiscal and financial software. */
export const BUSINESS_COMMENTS: Partial<Record<Theme, CommentSeed[]>> = {
  erp: [
    [
      5,
      'Fechamos o mês em três dias; antes levava doze. O contador recebe o balancete pronto e as perguntas dele caíram pela metade.',
    ],
    [
      5,
      'A implantação foi por etapas: primeiro o estoque, depois o financeiro, por último o fiscal. Cada área só virou quando estava segura. Recomendo exigir esse formato.',
    ],
    [
      4,
      'Muito completo para indústria. O cadastro de produto tem campos demais no começo, mas depois que criamos modelos por família ficou rápido.',
      ['Lince ERP', 'Tarumã ERP', 'Esteio Indústria'],
    ],
    [
      5,
      'O aplicativo do estoque funciona bem no coletor antigo que já tínhamos. Inventário que parava a fábrica no sábado agora é feito por corredor, durante a semana.',
      ['Lince ERP'],
    ],
    [
      4,
      'Regras de ICMS por estado vieram configuradas e acertaram quase tudo. Tivemos que ajustar dois benefícios de Santa Catarina com a ajuda do suporte.',
      ['Lince ERP'],
    ],
    [
      3,
      'O sistema é bom, os relatórios prontos nem tanto. Para margem por cliente acabamos exportando para planilha.',
    ],
    [
      5,
      'Migramos de um sistema de 1998. Levaram clientes, produtos e títulos em aberto com conferência nossa antes da virada. Nenhum boleto se perdeu.',
    ],
    [
      4,
      'Gosto de poder ver o pedido desde a venda até o canhoto. Falta um jeito mais simples de cancelar nota fora do prazo.',
      ['Lince ERP', 'Distribui Fácil', 'Tarumã ERP'],
    ],
    [
      2,
      'Levamos onze meses para implantar o que foi vendido como quatro. Depois que estabilizou funciona, mas o projeto foi mal conduzido e pagamos horas extras de consultoria.',
      ['Alvorada Gestão'],
    ],
    [
      5,
      'O fluxo de aprovação de compras acabou com o pedido por telefone. A diretoria aprova pelo celular e fica registrado quem autorizou o quê.',
    ],
    [
      4,
      'Custo por lote confiável, finalmente. Exige disciplina no apontamento: se o operador esquece de encerrar a ordem, o número mente.',
      ['Tarumã ERP', 'Lince ERP', 'Esteio Indústria'],
    ],
    [
      5,
      'Abrimos a terceira filial e em uma manhã ela já estava faturando, com tabela de preço própria e estoque separado.',
      ['Lince ERP', 'Alvorada Gestão'],
    ],
    [3, 'Nos dias de fechamento fica lento entre 10h e 11h. Nos outros dias, nenhuma reclamação.'],
    [
      4,
      'O suporte conhece de indústria, não lê roteiro. Só gostaria que atendesse depois das 18h, quando o turno da noite entra.',
      ['Lince ERP', 'Esteio Indústria', 'Tarumã ERP'],
    ],
    [
      5,
      'Somos seis pessoas e achávamos que ERP era coisa de empresa grande. Em duas semanas estávamos emitindo nota e sabendo quanto tínhamos a receber.',
      ['Miúdo'],
    ],
    [
      1,
      'A atualização de março mudou o cálculo do custo médio sem aviso e passamos vinte dias refazendo inventário. Responderam, mas tarde.',
      ['Alvorada Gestão', 'Esteio Indústria'],
    ],
    [
      4,
      'Tela limpa, atalhos de teclado em tudo e busca que acha o cliente pelo pedaço do nome. Minha equipe do faturamento agradece.',
    ],
    [
      5,
      'Comparei cinco sistemas em uma planilha com 140 requisitos. Este atendeu 131 sem customização e foi honesto sobre os outros nove.',
    ],
    [
      3,
      'A parte de produção atende, a contabilidade é básica. Mantivemos o sistema do escritório e integramos por arquivo.',
      ['Tarumã ERP', 'Esteio Indústria'],
    ],
    [
      4,
      'O acerto de carga na volta do caminhão saiu do papel. Economizamos umas três horas por dia do pessoal da expedição.',
      ['Distribui Fácil'],
    ],
    [
      5,
      'Já passei por três ERPs na carreira e este é o primeiro em que o vendedor consulta o estoque sozinho em vez de ligar para mim.',
    ],
    [
      2,
      'Customização cara e demorada. Um relatório simples ficou orçado em 40 horas.',
      ['Alvorada Gestão', 'Esteio Indústria', 'Tarumã ERP'],
    ],
    [
      4,
      'Boa gestão de lotes e validade, essencial para alimentos. A rastreabilidade de um recolhimento simulado levou oito minutos.',
      ['Lince ERP', 'Tarumã ERP'],
    ],
    [
      5,
      'O que mais vale é a conferência antes de fechar: ele lista o que está estranho, com link para corrigir. Parece ter um auditor do lado.',
    ],
    [
      4,
      'Treinamento muito bom e gravado. Quem entra na equipe assiste aos vídeos e no segundo dia já lança pedido.',
    ],
    [
      3,
      'Cumpre o que promete para comércio. Para serviço, o faturamento por medição ainda é gambiarra.',
      ['Miúdo', 'Distribui Fácil'],
    ],
    [
      5,
      'Plano gratuito resolveu meu primeiro ano de empresa. Quando passei para o pago não precisei recadastrar nada.',
      ['Miúdo'],
    ],
    [
      4,
      'A consolidação entre as empresas do grupo funciona, mas a tela de rateios precisa de carinho.',
      ['Alvorada Gestão'],
    ],
    [
      5,
      'Trabalhamos com fundição, processo difícil de caber em sistema pronto. A engenharia deles veio duas vezes à fábrica antes de fechar a proposta. Fez toda a diferença: a estrutura de produto representa o que realmente acontece no forno, com perdas e retorno de sucata. Hoje sabemos o custo de cada liga e paramos de vender duas peças que davam prejuízo havia anos. Ponto a melhorar: os gráficos são feios e o manual está desatualizado em alguns módulos, mas o suporte compensa.',
      ['Esteio Indústria', 'Tarumã ERP'],
    ],
    [
      4,
      'Integrou com a nossa loja virtual sem terceiro no meio. O estoque de segurança por canal evitou venda do que não tínhamos.',
    ],
  ],
  crm: [
    [
      5,
      'Os vendedores preenchem porque ajuda: a conversa do WhatsApp já fica na ficha e o próximo passo aparece sozinho.',
      ['Caju Vendas'],
    ],
    [
      5,
      'Em quatro meses a taxa de conversão subiu de 18% para 24%. Não foi mágica, foi parar de esquecer retorno.',
      ['Caju Vendas', 'Aperto de Mão CRM'],
    ],
    [
      4,
      'A previsão do mês bate com o fechado dentro de 10%. Para chegar nisso tivemos de ser rígidos com as etapas do funil.',
      ['Caju Vendas', 'Aperto de Mão CRM', 'Trilho Comercial'],
    ],
    [
      4,
      'Muito bom para venda conversada. Para licitação e venda por edital faltam campos.',
      ['Caju Vendas'],
    ],
    [
      5,
      'Troquei um CRM famoso e caro por este. Perdi dois relatórios, ganhei adesão do time inteiro.',
      ['Caju Vendas', 'Aperto de Mão CRM', 'Trilho Comercial'],
    ],
    [
      3,
      'O aplicativo do celular gasta bateria demais quando o GPS das visitas está ligado.',
      ['Pé na Rua'],
    ],
    [
      5,
      'A proposta sai com a nossa cara em cinco minutos e eu vejo quando o cliente abriu. Ligo na hora certa.',
      ['Proposta Pronta', 'Trilho Comercial', 'Caju Vendas'],
    ],
    [
      4,
      'Integração com o telefone e com o e-mail funciona. A agenda duplicou alguns compromissos no começo, corrigiram em uma semana.',
      ['Caju Vendas', 'Aperto de Mão CRM'],
    ],
    [
      2,
      'Importar os contatos foi um parto: vieram duplicados e a ferramenta de juntar registros trava com mais de mil linhas.',
      ['Balaio CRM', 'Caju Vendas', 'Trilho Comercial'],
    ],
    [
      5,
      'O motivo de perda obrigatório abriu nossos olhos: metade das vendas perdidas era prazo de entrega, não preço.',
      ['Caju Vendas', 'Aperto de Mão CRM', 'Balaio CRM'],
    ],
    [
      4,
      'Ótimo custo para equipe pequena. Quando passamos de vinte vendedores sentimos falta de hierarquia de territórios.',
      ['Balaio CRM', 'Caju Vendas'],
    ],
    [
      5,
      'Resumo de reunião em português bem escrito, com pendências separadas. Reviso em um minuto e envio ao cliente.',
      ['Aperto de Mão CRM'],
    ],
    [
      3,
      'Bom para cadastrar, fraco para analisar. Uso junto com uma ferramenta de BI.',
      ['Balaio CRM', 'Trilho Comercial'],
    ],
    [
      4,
      'A lista de empresas por CNAE e cidade é precisa; os telefones, nem sempre. Melhor que qualquer lista que já comprei.',
      ['Garimpo B2B'],
    ],
    [
      5,
      'As comissões saíam com erro todo mês e geravam discussão. Agora o vendedor vê cada venda, o percentual e o que falta receber.',
      ['Meta Batida'],
    ],
    [
      4,
      'Pedido sem internet funcionou na serra, onde nada funciona. A sincronização à noite demora se houver muitas fotos.',
      ['Pé na Rua'],
    ],
    [
      1,
      'Prometeram integração com nosso ERP em trinta dias. Estamos no quinto mês e ainda digitamos pedido duas vezes.',
      ['Proposta Pronta', 'Balaio CRM', 'Caju Vendas'],
    ],
    [
      5,
      'Mapa de visitas economizou combustível: o roteiro reorganizou minhas segundas-feiras e encaixei mais dois clientes por dia.',
      ['Pé na Rua'],
    ],
    [
      4,
      'Fácil para quem não gosta de computador. Nosso vendedor mais antigo, de 63 anos, foi o primeiro a usar direito.',
      ['Balaio CRM', 'Pé na Rua'],
    ],
    [3, 'As automações são boas, mas só existem no plano mais caro.'],
    [
      5,
      'O painel de saúde do cliente avisou de três contas em risco e salvamos duas. Pagou o ano.',
      ['Fica Comigo CS'],
    ],
    [
      4,
      'Regras de desconto com aprovação acabaram com a margem negativa. O diretor reclama das notificações, dá para ajustar.',
      ['Trilho Comercial', 'Proposta Pronta'],
    ],
    [
      5,
      'Usamos há dois anos com uma equipe de 34 pessoas em cinco estados. O que me convenceu foi a facilidade de criar funis diferentes para venda nova, renovação e assistência técnica, cada um com as próprias etapas e metas. O suporte responde em minutos por chat e, nas duas vezes em que pedimos melhoria, ela apareceu em poucas semanas. Sinto falta de campos calculados e de um aplicativo melhor para tablet, mas nada que atrapalhe o dia a dia.',
      ['Caju Vendas'],
    ],
    [
      4,
      'Bom controle de retornos. Poderia ter mais modelos de mensagem prontos para cada etapa.',
      ['Balaio CRM', 'Caju Vendas'],
    ],
    [
      2,
      'Para quem vende com ciclo longo é raso: não dá para registrar os vários decisores de uma mesma empresa.',
      ['Balaio CRM', 'Caju Vendas'],
    ],
    [
      5,
      'Contratei na sexta, importei a planilha no sábado e na segunda a equipe já tinha as tarefas do dia.',
      ['Caju Vendas', 'Balaio CRM'],
    ],
  ],
  bi: [
    [
      5,
      'Conectei o ERP e três planilhas em uma tarde, sem chamar a TI. A reunião de segunda agora começa pelos números e não pela discussão de qual planilha está certa.',
      ['Planalto BI', 'Lupa Analytics'],
    ],
    [
      5,
      'A pergunta em português funciona de verdade e mostra a consulta que foi feita, então dá para conferir.',
      ['Planalto BI'],
    ],
    [
      4,
      'Permissão por linha permitiu que cada gerente veja só a própria loja. Configurar deu trabalho, manter não dá.',
      ['Planalto BI'],
    ],
    [4, 'Painéis bonitos e rápidos. O mapa do Brasil por município demora um pouco para carregar.'],
    [
      5,
      'O resumo das 7h no WhatsApp virou hábito da diretoria. Se o número cai, eu sei antes de chegar.',
      ['Lupa Analytics'],
    ],
    [3, 'Bom para olhar, limitado para calcular. Medidas mais complexas pedem apoio do suporte.'],
    [
      4,
      'Os modelos prontos para clínicas serviram com poucos ajustes: ocupação da agenda, faltas e faturamento por convênio.',
      ['Lupa Analytics'],
    ],
    [
      5,
      'Saímos de 60 planilhas para 9 painéis. O mais difícil foi convencer o pessoal a apagar as planilhas.',
    ],
    [
      2,
      'A atualização a cada quinze minutos falha em dia de muito movimento e ninguém é avisado. Já tomei decisão com dado velho.',
      ['Mirante Painéis'],
    ],
    [
      4,
      'Conector do banco de dados estável há um ano. Gostaria de agendar envio em horários diferentes por destinatário.',
    ],
    [
      5,
      'Descobrimos que 12% dos itens respondiam por quase todo o estoque parado. Liquidamos em dois meses.',
    ],
    [
      4,
      'A previsão de demanda errou no começo porque nosso histórico era ruim. Depois de limpar os dados, acertou bem mais que o nosso chute.',
      ['Palpite Modelos'],
    ],
    [3, 'Exportar para PDF quebra os gráficos largos. Para apresentar na tela é ótimo.'],
    [
      5,
      'Como analista, gosto de versionar o modelo e testar antes de publicar. É raro em ferramenta desse preço.',
    ],
    [4, 'A curva de aprendizado é curta para quem usa planilha. Os cursos gratuitos ajudam muito.'],
    [
      5,
      'O suporte não só respondeu: abriu o nosso modelo, mostrou por que o total não batia (havia pedido duplicado no ERP) e deixou um teste para avisar se acontecer de novo.',
    ],
    [
      3,
      'Preço por usuário pesa quando se quer mostrar painel para toda a operação. Um perfil só de leitura resolveria.',
    ],
    [
      4,
      'Bons alertas: configurei limite de inadimplência por vendedor e chega e-mail só quando passa.',
    ],
  ],
  fiscal: [
    [
      5,
      'Emitimos 4 mil notas por mês e a contingência entrou sozinha nas duas vezes em que a Sefaz caiu. O caixa nem percebeu.',
      ['NotaJá'],
    ],
    [
      4,
      'A API é bem documentada e o ambiente de homologação responde igual ao de produção. Em uma semana estava integrado.',
      ['NotaJá'],
    ],
    [
      5,
      'Atende as prefeituras pequenas em que prestamos serviço. Antes eu tinha doze logins diferentes anotados em um caderno.',
      ['NotaJá', 'Emite Bem'],
    ],
    [
      3,
      'A maioria das cidades funciona; a nossa levou dois meses para ser incluída.',
      ['NotaJá', 'Emite Bem'],
    ],
    [
      5,
      'Encontrou três notas emitidas contra o nosso CNPJ de compras que ninguém fez. Só isso pagou o serviço.',
      ['Malote XML'],
    ],
    [
      4,
      'As mensagens de rejeição vêm traduzidas: em vez de um código, ele diz qual campo corrigir.',
      ['NotaJá', 'Emite Bem'],
    ],
    [
      2,
      'Na virada da nota técnica ficamos uma manhã sem emitir. O comunicado chegou depois do problema.',
      ['NotaJá', 'Emite Bem'],
    ],
    [
      4,
      'Simulou o impacto da reforma por produto. Ainda há incerteza na lei, mas pelo menos temos um cenário para discutir com o contador.',
      ['Tributo Claro'],
    ],
    [
      5,
      'A memória de cálculo é o ponto forte: clico no valor e vejo de onde veio. Na fiscalização, ajudou bastante.',
      ['Tributo Claro'],
    ],
    [
      3,
      'Emissor simples e barato, exatamente o que eu queria. Falta cadastro de serviços recorrentes.',
      ['Emite Bem'],
    ],
    [
      4,
      'Manifestação do destinatário em lote economiza uma tarde por semana. O filtro por fornecedor poderia lembrar a última busca.',
      ['Malote XML'],
    ],
    [
      5,
      'Guardamos onze anos de XML e achamos qualquer nota pelo valor ou pelo pedaço do nome do produto.',
      ['Malote XML'],
    ],
    [
      4,
      'Importação do extrato com regras que aprendem: no terceiro mês já classificava 85% sozinho.',
      ['Partida Dobrada'],
    ],
    [
      1,
      'Cobraram notas rejeitadas como emitidas por dois meses. Devolveram, mas só depois de muita insistência.',
      ['NotaJá', 'Emite Bem'],
    ],
    [
      5,
      'O portal do cliente acabou com os documentos soltos no WhatsApp. Meus clientes mandam pela foto e já cai na pasta certa.',
      ['Partida Dobrada'],
    ],
    [
      4,
      'Cruzamento do SPED apontou divergências que o validador oficial deixa passar. Interface um pouco carregada.',
      ['Tributo Claro', 'Partida Dobrada'],
    ],
    [
      5,
      'Mando a nota por WhatsApp no mesmo minuto em que termino o serviço. Passei a receber mais rápido.',
      ['Emite Bem', 'NotaJá'],
    ],
    [
      3,
      'Atendimento por chat demora nos dias 19 e 20, justamente quando todos precisam.',
      ['NotaJá', 'Tributo Claro', 'Emite Bem'],
    ],
    [
      4,
      'Para o escritório com 180 clientes, o checklist de fechamento mostra quem está atrasado. Reduziu bastante a correria.',
      ['Partida Dobrada'],
    ],
    [
      5,
      'Aceitou o CNPJ com letras de um fornecedor novo sem reclamar. Dois outros sistemas nossos travaram.',
    ],
  ],
  financeiro: [
    [
      5,
      'Abro às oito, vejo o caixa de hoje e o dos próximos sessenta dias. Durmo melhor.',
      ['Cafezal Financeiro'],
    ],
    [
      4,
      'Conciliação por Open Finance acerta quase tudo. Tarifas bancárias pequenas ainda classifico à mão.',
      ['Cafezal Financeiro'],
    ],
    [
      5,
      'A DRE gerencial por unidade mostrou que a loja do shopping dava prejuízo. Decidimos com número, não com sensação.',
      ['Cafezal Financeiro'],
    ],
    [
      4,
      'A régua de cobrança é educada e funciona: o atraso médio caiu de 14 para 6 dias.',
      ['Todo Mês'],
    ],
    [
      3,
      'Bom sistema, mas o limite de duas contas bancárias no plano de entrada obriga a subir de plano cedo.',
      ['Cafezal Financeiro'],
    ],
    [
      5,
      'Pix automático nas mensalidades zerou o trabalho de conferir pagamento. Os clientes também gostaram.',
      ['Todo Mês'],
    ],
    [
      4,
      'Reembolso por foto do recibo pegou rápido na equipe. O leitor erra quando o cupom está amassado.',
      ['Moeda Corrente'],
    ],
    [
      5,
      'Achou R$ 7.400 cobrados a mais pela maquininha em oito meses. Recuperamos com o relatório dele.',
      ['Bate Caixa'],
    ],
    [
      2,
      'A troca de banco deixou a integração fora do ar por dez dias e tivemos de importar arquivo todo dia.',
      ['Cafezal Financeiro', 'Moeda Corrente'],
    ],
    [
      4,
      'Orçamento por centro de custo com os gestores preenchendo a própria parte. O histórico de comentários nos desvios é ouro.',
      ['Horizonte FP&A'],
    ],
    [
      3,
      'Faz o básico muito bem. Para quem tem adiantamento a fornecedor e permuta, falta flexibilidade.',
      ['Cafezal Financeiro', 'Moeda Corrente'],
    ],
    [
      5,
      'Alçada de pagamento com dois aprovadores trouxe segurança sem burocracia. Aprovo do celular entre uma visita e outra.',
      ['Moeda Corrente'],
    ],
    [
      1,
      'O limite de crédito sugerido liberou cliente que já devia na praça. Voltamos a consultar por fora.',
      ['Fiado Nunca Mais'],
    ],
    [
      4,
      'Cálculo proporcional na troca de plano funciona certinho e o cliente entende a fatura.',
      ['Todo Mês'],
    ],
    [
      3,
      'O acordo pelo WhatsApp é prático, mas o boleto da segunda parcela às vezes não chega.',
      ['Fiado Nunca Mais'],
    ],
    [
      5,
      'O contador acessa direto e baixa o que precisa. Sumiram os e-mails de fim de mês.',
      ['Cafezal Financeiro'],
    ],
    [
      4,
      'Cenários otimista, base e conservador em uma tela. Faltou só comparar com o ano anterior no mesmo gráfico.',
      ['Horizonte FP&A'],
    ],
    [
      2,
      'Taxas mudaram no meio do contrato e soubemos pela fatura. O produto é bom, a relação ficou ruim.',
      ['Bate Caixa', 'Todo Mês'],
    ],
    [
      5,
      'Implantamos em nove dias, sem consultoria. Os vídeos de cinco minutos são muito melhores que manual.',
    ],
  ],
  documentos: [
    [
      5,
      'Contrato que levava uma semana para voltar assinado agora volta no mesmo dia, quase sempre pelo WhatsApp.',
      ['RubricaFácil'],
    ],
    [
      4,
      'Clientes mais velhos conseguem assinar sem ajuda, o que para nós é essencial.',
      ['RubricaFácil'],
    ],
    [
      5,
      'Os lembretes automáticos fizeram o trabalho que eu fazia: cobrar assinatura. A trilha de auditoria já foi aceita em juízo.',
      ['RubricaFácil'],
    ],
    [
      4,
      'Modelos com campos para preencher evitam erro de nome e CPF. Gostaria de travar o texto das cláusulas.',
      ['RubricaFácil'],
    ],
    [
      3,
      'A selfie exige boa luz e alguns clientes desistem. Para operação de risco, entendo; para contrato simples, desligamos.',
      ['Firma Segura'],
    ],
    [
      5,
      'O aviso de reajuste evitou que esquecêssemos o índice de quatro aluguéis. Pagou a assinatura do ano.',
      ['Pacto Contratos'],
    ],
    [
      4,
      'Digitalizamos 22 mil páginas. O OCR acerta bem em documento datilografado e sofre com manuscrito.',
      ['Gaveta GED'],
    ],
    [
      3,
      'Busca boa, tela antiga. Parece sistema de dez anos atrás, mas encontra tudo.',
      ['Gaveta GED'],
    ],
    [
      2,
      'Limite de documentos por mês baixo e cobrança por envelope excedente cara.',
      ['RubricaFácil', 'Firma Segura'],
    ],
    [
      5,
      'Envio em lote para 300 colaboradores assinarem o aditivo: em dois dias, 291 assinados.',
      ['RubricaFácil'],
    ],
    [
      4,
      'Tabela de temporalidade funcionando de verdade: descartamos o que podia ser descartado, com termo assinado.',
      ['Gaveta GED'],
    ],
    [
      4,
      'Integração por API simples. O ambiente de testes aberto permitiu validar antes de contratar.',
      ['Firma Segura', 'RubricaFácil'],
    ],
    [
      3,
      'Tramitação eletrônica reduziu o papel, mas o protocolo cai quando a internet da prefeitura oscila.',
      ['Praça Pública Protocolo'],
    ],
    [
      5,
      'Comparação de versões da minuta com marcas de revisão salvou uma negociação: vimos uma palavra trocada na cláusula de multa.',
      ['Pacto Contratos'],
    ],
  ],
}
