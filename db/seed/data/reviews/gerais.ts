import type { CommentSeed } from '../shapes.ts'

/** What fits any software. */
export const GENERAL_COMMENTS: CommentSeed[] = [
  [5, 'Atendimento humano e rápido. Já indiquei para dois conhecidos.'],
  [5, 'Preço claro no site, contrato simples e sem fidelidade. Só por isso já merecia a nota.'],
  [4, 'Faz o que promete. Poderia ter uma versão melhor para celular.'],
  [4, 'Boa relação entre custo e benefício para empresa do nosso tamanho.'],
  [4, 'Usamos há um ano e meio e as novidades chegam todo mês, explicadas em vídeo curto.'],
  [3, 'Nem bom nem ruim: resolve, mas o suporte demora a responder por e-mail.'],
  [3, 'As funções existem, achar onde estão é que é difícil.'],
  [2, 'Funciona, porém o reajuste anual veio acima do que estava combinado.'],
  [5, 'Pedi uma melhoria em fevereiro, em abril estava no ar. Sente-se que escutam.'],
  [
    4,
    'Exporta tudo em planilha, inclusive o histórico. Dá tranquilidade saber que os dados são nossos.',
  ],
  [1, 'Contratamos um plano e a função que motivou a compra só existia em outro.'],
  [2, 'Tivemos três consultores diferentes na implantação e cada um começou do zero.'],
  [
    5,
    'O teste gratuito veio com os nossos próprios dados, e não com um exemplo bonito. Decidimos em uma semana.',
  ],
  [
    5,
    'Minha equipe resistia a mudar de sistema. Depois de um mês, ninguém quer ouvir falar do antigo.',
  ],
  [
    5,
    'O suporte grava um vídeo curto mostrando a solução na nossa própria tela. Nunca recebi atendimento assim.',
  ],
  [
    5,
    'Funciona bem na internet ruim da nossa filial. Para nós isso pesa mais que qualquer recurso novo.',
  ],
  [
    5,
    'Usamos todo dia, o dia inteiro, e em dois anos caiu uma vez por vinte minutos. Avisaram antes de notarmos.',
  ],
  [5, 'Textos claros, em português de verdade. Dá para ver que foi feito por gente daqui.'],
  [5, 'Começamos com três usuários e hoje somos trinta. O preço acompanhou sem susto.'],
  [
    5,
    'As permissões são fáceis de entender e cada pessoa vê só o que precisa. Auditoria aprovou sem ressalvas.',
  ],
  [
    5,
    'A ajuda dentro da tela responde quase tudo. Abri dois chamados no ano, os dois resolvidos no mesmo dia.',
  ],
  [5, 'Contratei para resolver um problema e acabei aposentando outras duas ferramentas.'],
  [5, 'A comunidade de clientes troca dicas ótimas e a equipe do produto participa.'],
  [4, 'Implantação tranquila, em três semanas. Só faltou um roteiro para a virada.'],
  [4, 'Muito bom no computador. No tablet alguns botões ficam pequenos demais.'],
  [4, 'A busca é rápida e tolera erro de digitação. Os filtros avançados ficam meio escondidos.'],
  [4, 'Integra com o que já tínhamos. Um dos conectores é pago à parte, vale perguntar antes.'],
  [4, 'Evoluiu bastante no último ano. A tela inicial nova divide opiniões na equipe.'],
  [4, 'O treinamento inicial é excelente, o material para quem entra depois é mais fraco.'],
  [4, 'Atende 90% do que precisamos e eles foram honestos sobre os outros 10%.'],
  [4, 'Notificações demais no começo; depois de ajustar, ficou na medida.'],
  [
    4,
    'Seguro e estável. Eu gostaria de poder personalizar mais os e-mails que saem para os clientes.',
  ],
  [4, 'Bom produto de empresa pequena: respondem rápido, mas as férias da equipe se fazem sentir.'],
  [4, 'Relatórios prontos úteis. Criar um do zero exige paciência na primeira vez.'],
  [4, 'Exigiu mudar nosso jeito de trabalhar. Foi bom, mas convém saber disso antes.'],
  [4, 'Dá conta do recado com folga. Só o cadastro inicial poderia aceitar planilhas maiores.'],
  [3, 'Resolve o principal. Sinto que as melhorias vão mais para os clientes grandes.'],
  [3, 'Visual antiquado e fluxo confuso em alguns pontos, mas os dados estão sempre certos.'],
  [3, 'Esperava mais do aplicativo de celular, que só consulta e não edita.'],
  [3, 'O vendedor prometeu um prazo, a implantação levou o dobro. Depois disso, sem queixas.'],
  [3, 'Bom para quem tem processo simples. As nossas exceções viraram anotações em papel.'],
  [3, 'Funciona, só que precisei de ajuda para quase toda configuração.'],
  [2, 'Demora para salvar em horário de pico e já perdemos o que estava digitado.'],
  [2, 'Mudaram menus sem aviso e a equipe ficou perdida por uma semana.'],
  [2, 'O recurso que mais usávamos passou para um plano superior na renovação.'],
  [1, 'Três meses pagando sem conseguir usar, esperando um ajuste que nunca veio.'],
]

/** What people write about a supplier. */
export const VENDOR_COMMENTS: CommentSeed[] = [
  [
    5,
    'Vieram à empresa antes de mandar proposta, ouviram todas as áreas e disseram com franqueza o que o sistema não faz.',
  ],
  [
    5,
    'Suporte atende no segundo toque e resolve. Parece detalhe até você precisar numa sexta às 17h.',
  ],
  [
    5,
    'Equipe que conhece o negócio, não só o software. O consultor sugeriu mudar nosso processo e estava certo.',
  ],
  [5, 'Cumpriram prazo e orçamento. Em tecnologia isso é raro.'],
  [
    5,
    'Treinaram três turmas, gravaram tudo e voltaram um mês depois para tirar dúvidas, sem cobrar.',
  ],
  [
    5,
    'Quando tivemos um incidente de madrugada, o plantão atendeu em oito minutos e ficou conosco até o fim.',
  ],
  [
    5,
    'Indicaram um produto mais barato que o que eu pedia, porque bastava. Ganharam um cliente para sempre.',
  ],
  [5, 'Relatórios claros, reuniões curtas e uma pessoa fixa no nosso atendimento.'],
  [4, 'Bom parceiro de implantação. A documentação final demorou, mas chegou completa.'],
  [4, 'Profissionais competentes e cordiais. O valor da hora é alto, embora justo.'],
  [4, 'Resolvem rápido o que é urgente; melhorias menores entram numa fila longa.'],
  [4, 'Contrato transparente e sem pegadinha. Gostaria de um canal de atendimento por telefone.'],
  [4, 'Conduziram bem a migração, com um plano de volta que felizmente não foi usado.'],
  [4, 'Equipe jovem e disposta. Às vezes falta experiência com empresa do nosso porte.'],
  [4, 'Entregaram a integração antes da data. O teste em dia de pico deveria ter sido incluído.'],
  [3, 'Vendem muito bem, implantam razoavelmente. Exija o nome do consultor no contrato.'],
  [3, 'O produto é bom, o atendimento depende de quem pega o chamado.'],
  [3, 'Atrasaram duas semanas, avisaram com antecedência e compensaram com horas de suporte.'],
  [3, 'Bom serviço técnico, comunicação fraca. Precisei pedir notícia várias vezes.'],
  [
    2,
    'Depois da assinatura mudou o interlocutor e as promessas do vendedor não estavam registradas.',
  ],
  [2, 'Cobraram deslocamento que não estava na proposta. Negociamos, mas desgastou.'],
  [
    1,
    'Abandonaram o projeto na fase de testes e tivemos de contratar outra empresa para terminar.',
  ],
]
