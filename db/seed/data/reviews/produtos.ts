import type { CommentSeed } from '../shapes.ts'

/** What people write about one product, by its name. */
export const PRODUCT_COMMENTS: Record<string, CommentSeed[]> = {
  'Lince ERP': [
    [
      5,
      'Distribuidora de parafusos, 14 mil itens. O coletor lê a etiqueta do fornecedor e a nossa, e a contagem de dezembro terminou antes do almoço.',
    ],
    [
      5,
      'Troquei de contador no meio do ano e a exportação do SPED saiu redonda. O novo escritório nem me ligou.',
    ],
    [
      5,
      'O treinamento do estoquista foi no galpão, em pé, com o coletor na mão. Ninguém foi para sala de aula. Funcionou.',
    ],
    [
      5,
      'Tinha medo da virada em novembro, mês mais forte. Seguraram a gente e viramos em janeiro. Hoje agradeço.',
    ],
    [
      5,
      'Uso pelo notebook na feira e pelo celular no caminhão. Só a tela de cotação é que pede computador grande.',
    ],
    [
      5,
      'A regra de substituição tributária de Minas estava certa. Parece bobagem para quem nunca pagou duas vezes.',
    ],
    [5, 'Ligo e atende gente. Já sei os nomes: Cida no fiscal, Wagner no estoque.'],
    [
      5,
      'Controlamos 38 representantes com tabela e comissão diferentes. O relatório de comissão ainda sai em PDF e eu queria em planilha, de resto nada a reclamar.',
    ],
    [
      5,
      'Começamos só com o financeiro, por desconfiança. Em oito meses entraram estoque, compras e fiscal. Ninguém empurrou módulo.',
    ],
    [
      5,
      'Na auditoria dos bancos pediram três anos de estoque por lote. Tirei em dez minutos, com eles na sala.',
    ],
    [
      5,
      'O calendário público do que vem na versão seguinte é honesto: atrasaram a NFS-e nacional um mês e escreveram lá que atrasou.',
    ],
    [5, 'Minha mãe, 61 anos, faz o contas a pagar inteiro. Imprimiu os atalhos e colou na mesa.'],
    [
      5,
      'Saí de um sistema grande que custava o dobro. Perdi o módulo de RH, que era ruim mesmo. O fechamento ficou três dias mais curto.',
    ],
    [
      5,
      'O recebimento confere a nota do fornecedor contra o pedido e trava a divergência de preço. No primeiro mês segurou R$ 11 mil em aumentos que ninguém tinha combinado.',
    ],
    [5, 'Backup testado na nossa frente. Pedi por teimosia e fizeram sem cobrar a hora.'],
    [
      5,
      'Bom de verdade para quem fabrica e revende ao mesmo tempo. A mesma peça entra como produto e como insumo sem cadastro em dobro.',
    ],
    [
      5,
      'A conferência do fechamento achou 64 produtos sem NCM válido. Vergonha nossa, mérito do sistema.',
    ],
    [5, 'Quatro anos de casa. Caiu duas vezes, uma delas porque um trator cortou a fibra da rua.'],
    [5, 'Queria ter trocado antes. A única saudade do antigo é a cor da tela.'],
    [
      5,
      'Limite de crédito bloqueia sozinho e o vendedor vê o motivo. Acabou a romaria na minha sala.',
    ],
    [
      5,
      'Integramos a balança rodoviária com ajuda do suporte, coisa que dois concorrentes disseram que era projeto à parte.',
    ],
    [
      4,
      'O MRP é conservador demais e sugere comprar antes da hora. Ajustei o estoque mínimo por família e melhorou. O resto do sistema é nota dez.',
    ],
    [
      4,
      'Excelente no dia a dia. Só não gosto de pagar por usuário o pessoal que entra uma vez por semana para ver um relatório.',
    ],
    [
      3,
      'Para a nossa construtora não encaixou: medição e retenção contratual ficaram por fora. O estoque do depósito, esse sim, ficou ótimo.',
    ],
    [
      3,
      'Sistema correto, implantação corrida. O consultor trocou duas vezes e o terceiro arrumou o que o primeiro configurou.',
    ],
  ],
  'Caju Vendas': [
    [
      5,
      'Vendo plano odontológico para empresa pequena. Vejo quem abriu a proposta e ligo antes do concorrente.',
    ],
    [
      5,
      'O funil de renovação pagou o ano: 22 contratos que iam vencer em silêncio apareceram na segunda de manhã.',
    ],
    [
      5,
      'Cadastro por áudio. O vendedor sai da visita, fala e o sistema escreve. Erra nome próprio de vez em quando.',
    ],
    [5, 'Meus vendedores odeiam sistema. Desse eles só reclamam da cor.'],
    [
      5,
      'Integração com o nosso site levou uma tarde, feita por mim, que sou da área comercial e não programo nada.',
    ],
    [5, 'Suporte do Recife tem paciência de Jó. Perguntei a mesma coisa três vezes.'],
    [5, 'A distribuição de leads por região acabou com a briga de quem pegou primeiro.'],
    [
      5,
      'Fechei com eles depois de testar quatro. O que decidiu foi poder exportar a base inteira sem pedir licença.',
    ],
    [
      5,
      'Três funis, nove vendedores, uma reunião de vinte minutos por semana. Antes era hora e meia de planilha projetada na parede.',
    ],
    [
      5,
      'Na loja de tintas o balcão anota o pedido de orçamento ali mesmo e o retorno sai em dois dias. Subiu muito a volta de cliente.',
    ],
    [
      5,
      'Contrato sem fidelidade, cancelei dois usuários num clique e o boleto seguinte já veio menor.',
    ],
    [
      5,
      'A meta do mês aparece para cada um, sem humilhar ninguém na frente dos outros. Detalhe pequeno, efeito enorme.',
    ],
    [
      5,
      'Gosto que o histórico do WhatsApp fica com a empresa. Saiu um vendedor e a carteira não foi junto.',
    ],
    [
      5,
      'Comecei pelo plano barato e só subi quando precisei de automação. O vendedor deles disse para eu esperar!',
    ],
    [
      5,
      'Implantaram em cinco dias úteis, com duas reuniões. Faltou ensinar os relatórios, aprendi mexendo.',
    ],
    [
      5,
      'Para representante autônomo é quase luxo, mas me deu sossego. Sei o que prometi e para quem.',
    ],
    [
      3,
      'Gostei do funil e do WhatsApp. Relatório por região eu ainda monto por fora, e a busca não acha cliente pelo telefone sem o DDD.',
    ],
  ],
  NotaJá: [
    [
      5,
      'Emitimos 900 NFC-e num sábado de liquidação e a fila não parou. A contingência entrou às 16h e ninguém viu.',
    ],
    [
      5,
      'O retorno da rejeição já vem com o campo e o exemplo certo. Meu estagiário resolve sozinho.',
    ],
    [5, 'Usamos a API há três anos. Mudaram o layout duas vezes e o nosso código continuou de pé.'],
    [5, 'Quando a prefeitura trocou de sistema eu soube por eles, com quinze dias de folga.'],
    [
      4,
      'Muito bom para nota de produto. Na de serviço, a retenção de ISS em outra cidade exigiu três chamados.',
    ],
    [4, 'Painel simples, emissão rápida. Cancelar em lote não existe e faz falta no fim do mês.'],
    [
      4,
      'O certificado venceu num feriado e o aviso só foi para o e-mail do dono, que estava na praia. Depois disso cadastrei mais dois.',
    ],
    [4, 'Preço por nota é justo até umas 800. Passou disso vale negociar plano.'],
    [
      3,
      'Faz o trabalho. O chat responde em cinco minutos de manhã e em duas horas depois das 17h, justo quando a loja aperta.',
    ],
  ],
  'Folha Certa': [
    [5, 'Duas convenções, três turnos e comissionados. Fecho no dia 28 e viajo tranquila.'],
    [
      5,
      'O aplicativo do holerite acabou com o envelope. Meu pessoal do campo acha ótimo porque abre até em celular velho.',
    ],
    [
      5,
      'Passei por uma fiscalização trabalhista e todos os espelhos de ponto estavam assinados. Foram duas horas em vez de duas semanas.',
    ],
    [
      5,
      'A simulação de rescisão me salvou de uma demissão mal calculada. Mostra cada verba e de onde ela veio.',
    ],
    [
      5,
      'Sou da contabilidade de uma rede com 11 CNPJs. Troco de empresa sem sair da tela, coisa que eu pedia há anos ao sistema antigo.',
    ],
    [4, 'Excelente para CLT. Com estagiário e autônomo dá para fazer, mas o caminho é torto.'],
    [
      4,
      'O 13º saiu certo de primeira. As médias de hora extra demoraram a conferir com as minhas, e no fim quem estava errada era eu.',
    ],
    [
      4,
      'Integra o ponto, o plano de saúde e o banco. O arquivo do vale-transporte da nossa cidade ainda é manual.',
    ],
    [3, 'Cálculo impecável, tela cansativa. Para promover alguém são sete abas.'],
  ],
  'Planalto BI': [
    [
      5,
      'O gerente da loja de Sinop pergunta "quanto vendi de bota ontem?" e sai a resposta com a conta embaixo. Fim de mil e-mails.',
    ],
    [
      5,
      'Juntei produção de leite, frete e preço ao produtor na mesma tela. Descobrimos duas linhas de coleta que davam prejuízo.',
    ],
    [5, 'Os cursos gratuitos deles formaram duas pessoas da nossa equipe. Só isso já é raro.'],
    [5, 'Demorei a acreditar que o painel era o mesmo no celular. É.'],
    [
      5,
      'Painel de inadimplência por bairro fez o financeiro e o comercial conversarem pela primeira vez em anos.',
    ],
    [
      5,
      'Tirei do ar um servidor inteiro de relatórios. A conta de luz da sala de máquinas agradece, rs.',
    ],
    [
      3,
      'Ferramenta ótima, mas a nossa base é bagunçada e nenhum conector resolve isso. O orçamento de limpeza dos dados foi maior que o da licença.',
    ],
  ],
  'Tarumã ERP': [
    [
      5,
      'Fazemos embalagem plástica e o refugo sempre foi chute. Agora a perda por máquina aparece no fim do turno, e a injetora 4 foi desmascarada.',
    ],
    [
      5,
      'O apontamento no tablet substituiu quatro pranchetas. Treinei o turno da noite em quarenta minutos.',
    ],
    [
      5,
      'Custo padrão contra real com gráfico por ordem. O dono passou a olhar antes de dar desconto.',
    ],
    [
      5,
      'Pedimos ajuste na etiqueta de lote e veio na versão seguinte, sem orçamento de customização.',
    ],
    [
      5,
      'Saiu caro, não vou mentir. Em um ano e dois meses o estoque em processo caiu 30% e fechou a conta.',
    ],
    [
      3,
      'A parte de chão de fábrica é forte. Financeiro e cobrança são fracos e usamos outro sistema do lado.',
    ],
  ],
  'Aperto de Mão CRM': [
    [
      5,
      'Venda de projeto elétrico leva nove meses e oito pessoas do outro lado. O mapa de decisores é o que eu mostrava em guardanapo.',
    ],
    [
      4,
      'O resumo da reunião sai bem escrito e eu mando ao cliente quase sem mexer. Em reunião com gente falando junto, mistura as vozes.',
    ],
    [4, 'Bonito, rápido e sem enfeite. Falta ligação com o telefone fixo da empresa.'],
    [
      4,
      'Uso para acompanhar escola e rede de ensino, onde tudo depende de quem decide em outubro. Dá para marcar isso no plano de conta.',
    ],
    [
      4,
      'Assinamos o plano anual e veio desconto bom. Na importação perdi os anexos dos contatos antigos, que ficaram numa pasta à parte.',
    ],
  ],
  'Atende Mais': [
    [
      5,
      'A secretaria da escola respondia a mesma coisa quarenta vezes por dia em fevereiro. Escrevemos doze artigos e caiu para seis.',
    ],
    [5, 'Consigo ver quem está afogado e redistribuir antes de virar reclamação.'],
    [
      5,
      'Abri conta num domingo e na segunda à tarde o balcão já usava. Sem consultor, sem apostila.',
    ],
    [
      5,
      'Três marcas, três caixas de entrada, uma equipe. O cliente nunca percebe que é a mesma pessoa respondendo.',
    ],
    [
      4,
      'SLA por contrato funciona. O relógio para no feriado nacional, só não conhece o municipal, e em junho isso dói aqui no Nordeste.',
    ],
  ],
  RubricaFácil: [
    [5, 'O inquilino assinou do ônibus. Contrato de aluguel fechado às 23h.'],
    [
      5,
      'Levei a trilha de auditoria para o nosso advogado tentar derrubar. Não conseguiu e mandou contratar.',
    ],
    [
      5,
      'Deixei os modelos prontos para os vendedores e só a multa é travada. Acabaram as versões "final 2 corrigida".',
    ],
    [
      3,
      'Quando o cliente erra o CPF três vezes o link morre e preciso reenviar tudo. Fora isso, boa.',
    ],
  ],
  'Colmeia RH': [
    [
      5,
      'A pesquisa de clima anônima é anônima mesmo: nem eu, que administro, consigo abrir resposta de grupo com menos de cinco pessoas.',
    ],
    [
      5,
      'Onboarding de supermercado é caos. Agora a pessoa chega no primeiro dia com crachá, uniforme e escala.',
    ],
    [
      5,
      'Descobri que a rotatividade era de um turno, e não da empresa. Trocamos a liderança e a conversa mudou.',
    ],
    [
      5,
      'Férias no celular, aprovadas em um toque. O calendário da equipe evita que três da mesma área sumam juntos. Queria que puxasse os feriados municipais.',
    ],
  ],
  'Cafezal Financeiro': [
    [
      4,
      'Fluxo de caixa projetado bate com o banco quase sempre. Boleto pago em duplicidade ele aponta, mas quem resolve é você.',
    ],
    [
      5,
      'Minha sócia é médica e não gosta de número. Ela lê o resumo das oito da manhã no café. Nunca mais discutimos sobre retirada.',
    ],
    [
      4,
      'Ótimo para padaria com duas contas e três maquininhas. Importar o extrato do banco cooperativo ainda é por arquivo.',
    ],
    [5, 'Tirei a pasta sanfonada da mesa depois de 19 anos.'],
  ],
  'Balcão Vivo': [
    [
      5,
      'Mercadinho de bairro com fiado. O limite por freguês aparece no caixa e evita constrangimento.',
    ],
    [5, 'A padaria fecha o caixa em oito minutos. Antes o fechamento acabava depois do pão.'],
    [
      5,
      'Troquei de computador num domingo de manhã e à tarde já estava vendendo, com o histórico inteiro.',
    ],
    [
      3,
      'No sorvete por quilo o teclado confunde tara e peso. Ensinei um atalho ao pessoal e vai, mas não é bonito.',
    ],
  ],
  'Jangada Commerce': [
    [
      4,
      'Frete grátis por região, cupom por cliente, tudo sem programador. O blog embutido é fraquinho.',
    ],
    [
      5,
      'Vendo livro usado, 30 mil títulos únicos. Achei que nenhuma loja aguentaria esse catálogo e aguentou, com busca decente.',
    ],
    [4, 'O checkout é o melhor que já usei. O editor do rodapé me fez perder uma noite.'],
  ],
  'Garimpo B2B': [
    [
      3,
      'Lista boa para indústria. Em comércio pequeno metade dos e-mails é do contador da empresa.',
    ],
    [
      5,
      'Achei 140 clínicas na região com mais de cinco médicos. Duas viraram cliente na primeira semana, o que pagou o ano.',
    ],
    [
      3,
      'Os filtros são ótimos e o crédito acaba rápido. Cuidado com quem da equipe pode exportar.',
    ],
  ],
  'Feira Livre Hub': [
    [
      5,
      'Vendo capinha em quatro marketplaces. Pergunta de cliente cai num lugar só e minha filha responde do celular.',
    ],
    [
      3,
      'Estoque sincroniza bem, variação de cor é um parto. Prefiro criar o anúncio lá e só puxar para cá.',
    ],
    [
      5,
      'A margem mínima me impediu de entrar numa promoção suicida em novembro. O alerta chegou antes do aceite.',
    ],
  ],
  'Coreto Social': [
    [
      5,
      'Agência com 17 clientes: cada um aprova o mês inteiro numa tarde e o atraso virou exceção.',
    ],
    [
      5,
      'A fila única evitou um vexame: a reclamação estava no comentário de um anúncio antigo que ninguém olhava.',
    ],
    [3, 'Agenda direito quase tudo. Vídeo curto vertical às vezes perde a capa escolhida.'],
  ],
  'Compasso Projetos': [
    [
      5,
      'Escritório de cinco arquitetos. Pela primeira vez sei quanto custa um estudo preliminar e parei de dar de brinde.',
    ],
    [
      5,
      'O alerta de prejuízo chegou com 60% das horas gastas. Deu para conversar com o cliente ainda de bom humor.',
    ],
    [5, 'Substituiu a planilha que só a Marta entendia. A Marta tirou férias e nada parou.'],
  ],
  'Balaio CRM': [
    [3, 'Para anotar cliente e lembrar retorno está bom demais pelo preço. Não espere gráfico.'],
    [
      3,
      'Abre até no 3G da estrada. Em compensação, sumiu a foto do cartão que eu tinha anexado, duas vezes.',
    ],
    [3, 'Honesto e limitado. Minha oficina cresceu e vou precisar de mais do que lembrete.'],
  ],
  'Vitrine Boa': [
    [
      4,
      'Sou loja de cerâmica e as fotos ficam lindas sem tratamento. O cálculo de frete para peça frágil eu tive de inventar com peso fictício.',
    ],
    [
      4,
      'Montei o lookbook de inverno no sofá. Queria programar a troca da vitrine para a madrugada.',
    ],
  ],
  'Ressoa Marketing': [
    [
      5,
      'Construtora com lançamento a cada semestre: a régua esquenta o contato velho e o corretor recebe só quem quer visita.',
    ],
    [
      5,
      'Parei de mandar e-mail para todo mundo. Mando para 900 pessoas e respondem mais do que quando eram 12 mil.',
    ],
  ],
  'Ponto Final': [
    [
      5,
      'O porteiro da noite bate o ponto no tablet e a foto não deixa dúvida. Acabaram as diferenças de madrugada.',
    ],
    [
      5,
      'Obra muda de endereço toda hora. Mudo a cerca no mapa e pronto, sem levar relógio embaixo do braço.',
    ],
  ],
  'Papagaio Bot': [
    [
      4,
      'Segura o WhatsApp da clínica das 19h às 7h e marca consulta direitinho. Com sotaque em áudio ele sofre.',
    ],
    [5, 'O que me ganhou foi dizer "não sei" e chamar alguém. O robô anterior inventava preço.'],
  ],
  'Moeda Corrente': [
    [
      3,
      'Cartão virtual por obra é genial. A conciliação no ERP veio com centro de custo trocado e foi um mês de retrabalho.',
    ],
    [
      5,
      'Reembolso caía em quinze dias, hoje cai em três. A equipe de campo parou de adiantar dinheiro do bolso.',
    ],
  ],
  'Esteio Indústria': [
    [
      3,
      'Plano de corte economiza chapa de verdade. O servidor é nosso, então atualização é sempre uma sexta-feira tensa.',
    ],
    [3, 'Inspeção com laudo anexado à ordem é o ponto alto. O resto da tela parece de 2009.'],
  ],
  'Engenho BPM': [
    [
      4,
      'A prefeitura montou o fluxo de diárias em uma semana e o prefeito aprova do celular. Relatório de tempo parado por mesa foi meio indigesto para alguns.',
    ],
    [4, 'Formulários ficam bons sem TI. Regra com mais de três condições já pede alguém técnico.'],
  ],
  'Comanda Aberta': [
    [
      5,
      'Rodízio de domingo com 200 lugares: a cozinha para de gritar e o garçom para de correr. A impressora reserva foi ideia deles.',
    ],
    [
      5,
      'O custo do prato sobe junto com a compra da carne. Descobri na terça, e não no fim do mês.',
    ],
  ],
  'Viga Obras': [
    [
      5,
      'Mestre fotografa, engenheiro assina, cliente recebe na sexta. Em obra pública isso vale ouro na hora da glosa.',
    ],
  ],
  'Trilho Comercial': [
    [
      4,
      'Ver o limite de crédito na ficha evita promessa furada. Fora do Lince ERP ele perde metade da graça.',
    ],
  ],
  'Todo Mês': [
    [
      5,
      'Escola de música com 230 alunos. Cartão vencido o próprio aluno troca pelo link, e eu parei de cobrar mãe no portão.',
    ],
  ],
  'Tear iPaaS': [
    [
      5,
      'Liguei o ERP à transportadora sem escrever código e, quando a API deles cai, a fila segura e manda depois. Dormi melhor.',
    ],
  ],
  'Sabiá IA': [
    [
      5,
      'Carregamos 12 anos de atas do conselho. Pergunto quando foi decidido tal coisa e vem a página.',
    ],
  ],
  'Rota Leve TMS': [
    [
      4,
      'Cotação entre transportadoras em um minuto. Em coleta reversa ele ainda não se entende com duas delas.',
    ],
  ],
  'Ramal Nuvem': [
    [
      3,
      'Bom em fibra, sofrível no 4G. A gravação das chamadas já resolveu duas discussões com cliente.',
    ],
  ],
  'Pulso Clínicas': [
    [
      4,
      'Convênio e particular na mesma agenda sem confusão. O relatório de repasse médico precisa de mais filtros.',
    ],
  ],
  'Peneira ATS': [
    [
      4,
      'Contratamos 60 temporários para o Natal com duas pessoas no RH. As perguntas eliminatórias poupam muito currículo.',
    ],
  ],
  Montatudo: [
    [
      3,
      'Fiz o controle de chaves do condomínio num feriado. Para algo com estoque de verdade, não arrisco.',
    ],
  ],
  Miúdo: [
    [
      4,
      'Faço bolo em casa e tiro nota pelo celular entre uma fornada e outra. Queria que o orçamento virasse pedido sem digitar de novo.',
    ],
  ],
  'Fôlego Academias': [
    [
      3,
      'A ficha de treino no aplicativo agradou os alunos. O professor demora a montar, porque não dá para copiar de outro aluno.',
    ],
  ],
  'Frota na Linha': [
    [
      3,
      'Controle de pneu por posição é bem pensado. Importar o abastecimento do posto da cidade nunca deu certo e lançamos à mão.',
    ],
  ],
  'Fala Junto': [
    [
      5,
      'Quatro atendentes dão conta do que sete não davam. A transferência leva a conversa inteira e o cliente não repete o CPF.',
    ],
  ],
  'Data Vênia Processos': [
    [
      5,
      'Meu estagiário recebe o prazo já contado, com a conta aberta ao lado. Conferi durante seis meses e desisti de achar erro.',
    ],
  ],
}
