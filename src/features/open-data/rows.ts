import { z } from 'zod'
import { PERIODS, UNITS } from '#/domain/product-facts.ts'
import { READINESS_ITEMS } from '#/domain/readiness.ts'
import { CRITERION_NAMES } from '#/features/reviews/criteria.ts'
import { LABEL_NAMES } from '#/features/reviews/labels.ts'
import { authorWire } from '#/features/reviews/rating-index/schema.ts'

const id = z.uuid()
const day = z.iso.date()
const count = z.int()
const stars = z.int().min(1).max(5)
const keysOf = <Key extends string>(table: Record<Key, unknown>) =>
  Object.keys(table) as [Key, ...Key[]]

const rated = {
  nota: z.number().describe('Média das notas; 0 sem avaliações'),
  avaliacoes: count.describe('Quantas avaliações publicadas'),
  indice: z.number().nullable().describe('Índice Praça; null sem avaliações'),
  link: z.url().describe('Página na Praça'),
}

const categorised = {
  id,
  nome: z.string(),
  categorias: z.array(z.string()),
  subcategoria: z.string(),
}

const softwareRow = z.object({
  ...categorised,
  mensalAPartirDeCentavos: count.nullable().describe('O menor preço mensal; null sem preço'),
  mensalAPartirDePor: z.enum(keysOf(UNITS)).nullable(),
  fornecedores: z.array(id).describe('Quem vende, dos que estão em fornecedores'),
  ...rated,
})

const serviceRow = z.object({
  ...categorised,
  fornecedores: z.array(id).describe('Quem presta, dos que estão em fornecedores'),
  ...rated,
})

const supplierRow = z.object({
  id,
  cnpj: z.string(),
  razaoSocial: z.string(),
  nomeFantasia: z.string(),
  cidade: z.string(),
  estado: z.string(),
  atividade: z.string(),
  ...rated,
})

const categoryRow = z.object({
  id,
  nome: z.string(),
  tipo: z.enum(['software', 'servico']),
  grupo: z.string(),
  acima: id.nullable().describe('A categoria de que é subcategoria'),
})

const reviewRow = z.object({
  alvo: id.describe('O que foi avaliado, em software, servicos ou fornecedores'),
  nota: stars,
  autor: authorWire.describe('Como o autor é conhecido: o que pesa no Índice Praça'),
  incentivado: z.boolean().describe('Se o autor recebeu algo em troca: não conta no Índice Praça'),
  etiquetas: z.array(z.enum(LABEL_NAMES)).describe('O que se sabe de como foi feita'),
  data: day.describe('Dia em que foi escrita, em UTC'),
  criterios: z.object(Object.fromEntries(CRITERION_NAMES.map((name) => [name, stars.nullable()]))),
  recomendaria: z.boolean().nullable(),
  comTexto: z.boolean().describe('Se diz algo em palavras, que estão só na página'),
  respondida: z.boolean().describe('Se a empresa respondeu'),
})

const priceRow = z.object({
  alvo: id.describe('Software ou serviço'),
  plano: z.string(),
  precoCentavos: count.nullable().describe('null quando é sob consulta'),
  periodo: z.enum(keysOf(PERIODS)),
  por: z.enum(keysOf(UNITS)),
  desde: day,
  ate: day.nullable().describe('null enquanto vale'),
})

const readinessRow = z.object({
  software: id,
  item: z.enum(READINESS_ITEMS),
  situacao: z.enum(['sim', 'nao', 'planejado']),
  previsto: day.nullable(),
  declaradoEm: day,
  validoAte: day,
  fonte: z.enum(['fornecedor', 'administracao', 'importacao']),
})

/** What a line of each file is, by the file's name without its extension. */
export const ROWS = {
  software: softwareRow,
  servicos: serviceRow,
  fornecedores: supplierRow,
  categorias: categoryRow,
  avaliacoes: reviewRow,
  precos: priceRow,
  prontidao: readinessRow,
}
export type DumpName = keyof typeof ROWS
export type DumpRow<Name extends DumpName> = z.infer<(typeof ROWS)[Name]>
