import type { CommentSeed } from '../shapes.ts'

/** What a supplier answers to reviews with so many stars, each at most once to a page. */
export const REPLIES: CommentSeed[] = [
  [5, 'Obrigado pelo relato! Vamos ler a sua avaliação na reunião da equipe de implantação.'],
  [5, 'Ficamos felizes em saber. Se a operação crescer de novo, conte com a gente desde o começo.'],
  [5, 'Que bom ler isso. Passamos o elogio a quem acompanhou a sua implantação.'],
  [5, 'Agradecemos a confiança. Se precisar de um treinamento para quem chegou agora, é só pedir.'],
  [
    4,
    'Obrigado pela avaliação. O ponto que você levantou já está na lista da próxima versão, que publicamos no nosso calendário.',
  ],
  [
    4,
    'Agradecemos a franqueza. A nossa equipe de suporte vai procurar você para ver esse caso de perto.',
  ],
  [4, 'Obrigado! Anotamos a sugestão e contamos a você quando ela estiver pronta.'],
  [
    3,
    'Obrigado por contar como foi. Preparamos um roteiro de ajustes para situações como a sua e gostaríamos de mostrá-lo a você.',
  ],
  [
    2,
    'Lamentamos a experiência. Abrimos um chamado com a coordenação de projetos e vamos responder por escrito até o fim da semana.',
  ],
  [1, 'Pedimos desculpas. Não é assim que trabalhamos: a diretoria vai ligar para você hoje.'],
]
