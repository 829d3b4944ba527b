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
