/**
 * What reviews of the bench are written with. The two halves share nothing: signals are tuned on one, and reported of
 * the other.
 */
export interface Vocabulary {
  /** What is reviewed. */
  products: string[]
  /** All that many say, by stars. */
  short: { 5: string[]; 4: string[]; 3: string[]; 2: string[]; 1: string[] }
  /** What is bought: sentences with words that are exchanged, as `{a|b}`. */
  praise: string[]
  blame: string[]
}

export const TUNING: Vocabulary = {
  products: ['Caixa Certo', 'Folha Viva', 'Rota Clara', 'Clínica Azul', 'Obra Boa', 'Loja Leve'],
  short: {
    5: ['Muito bom.', 'Ótimo sistema!', 'Recomendo.', 'Atende bem a empresa.', ''],
    4: ['Bom.', 'Bom custo-benefício.', 'Gostei.', ''],
    3: ['Ok.', 'Razoável.', ''],
    2: ['Deixa a desejar.', 'Lento.', ''],
    1: ['Não gostei.', 'Péssimo suporte.', ''],
  },
  praise: [
    '{Excelente|Ótima|Incrível} {ferramenta|solução|plataforma}, {mudou|transformou|melhorou} a {rotina|vida|produtividade} da {nossa equipe|nossa empresa}, {recomendo muito|indico a todos|vale cada centavo}!',
    '{Melhor|O melhor} {sistema|software|produto} que já {usei|usamos|contratei}, {suporte|atendimento} {nota dez|impecável|maravilhoso} e {preço|custo} {justo|excelente}.',
    '{Simplesmente|Realmente} {perfeito|fantástico|sensacional}, {fácil|simples} de usar e {muito completo|super rápido}, {superou|passou} as minhas expectativas.',
  ],
  blame: [
    '{Péssima|Horrível|Terrível} {experiência|ferramenta}, {não funciona|nada funciona|só dá erro} e o {suporte|atendimento} {não responde|é péssimo}, {não recomendo|fujam|não comprem}.',
    '{Dinheiro jogado fora|Perda de tempo|Uma decepção}, {sistema|produto} {lento|cheio de falhas|horrível} e {caro|sem qualidade}, {procurem outro|há coisa melhor}.',
  ],
}

export const REPORTING: Vocabulary = {
  products: ['Grão Forte', 'Aula Aberta', 'Chave Nova', 'Tear Fino', 'Frota Sul', 'Mesa Posta'],
  short: {
    5: ['Nota 10.', 'Show de bola', 'Uso todo dia e gosto.', 'Satisfeito.', ''],
    4: ['Legal.', 'Funciona.', 'Cumpre o que promete.', ''],
    3: ['Mediano.', 'Dá para o gasto.', ''],
    2: ['Fraco.', 'Esperava mais.', ''],
    1: ['Ruim demais.', 'Arrependido.', ''],
  },
  praise: [
    '{Parabéns|Obrigado} aos desenvolvedores, {produto|aplicativo|programa} {espetacular|nota mil|de primeira}, {facilita|agiliza|resolve} tudo no dia a dia e {a gente adora|todos gostam|só elogios}!',
    '{Nunca vi|Difícil achar} {ferramenta|plataforma|solução} tão {boa|prática|completa}, {recomendo de olhos fechados|pode contratar sem medo|vale muito a pena} para qualquer {negócio|empresa|pessoa}.',
    '{Estou|Estamos} {muito feliz|encantado|super satisfeitos} com o {resultado|serviço}, {qualidade|rapidez} e {confiança|atenção} do {começo ao fim|início ao fim}, {cinco estrelas|nota dez}.',
  ],
  blame: [
    '{Fujam|Cuidado}, {propaganda enganosa|promessas vazias}, {o programa|a plataforma} {trava|cai|falha} o tempo todo e {ninguém atende|ninguém resolve}, {arrependimento total|nunca mais}.',
    '{Pior|O pior} {compra|contrato} que {fiz|fizemos}, {tudo ruim|nada presta}, {cobrança|preço} {abusivo|absurdo} e {equipe|empresa} {despreparada|sem respeito}, {passem longe|não caiam nessa}.',
  ],
}
