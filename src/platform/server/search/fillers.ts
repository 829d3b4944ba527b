/**
 * What people write around what they look for, folded. It is left out where something else is left.
 */
export const FILLERS = `
sistema sistemas programa programas software softwares plataforma plataformas aplicativo aplicativos
aplicacao aplicacoes app apps ferramenta ferramentas solucao solucoes produto produtos sas saas
melhor melhores bom boa bons boas otimo otima otimos otimas excelente top ideal indicado recomendado
preciso precisa precisamos precisando quero queremos queria gostaria procuro procura procuramos procurando
busco busca buscamos buscando necessito encontrar achar acho usar uso usam usa utilizar utilizo
serve servem sirva faca faz fazer fazem faco tenha tem ter ajude ajuda ajudar permita permite
conhece conhecem conhecer alguem alguma algum algumas alguns indica indicam indicar recomenda recomendam
recomendar sugestao sugestoes dica dicas lista opcao opcoes comparar comparativo
qual quais que como onde quem porque por para pra pro com sem meu meus minha minhas nosso nossa nossos nossas
seu sua eu voce voces empresa empresas empresarial negocio negocios pequena pequenas pequeno pequenos
media medias medio medios grande grandes existe existem ha de da do das dos e em um uma uns umas o a os as no na
nos nas ao aos ou se nao sao ser esta estou fica tipo coisa algo muito mais hoje brasil brasileiro brasileira
emitir gerar controlar gerenciar gerir administrar organizar cadastrar registrar acompanhar automatizar
`
  .trim()
  .split(/\s+/)
