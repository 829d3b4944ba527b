import { z } from 'zod'
import { formatReais } from '#/domain/money.ts'
import { PERIODS, UNITS, type Unit } from '#/domain/product-facts.ts'
import { foldText } from '#/domain/text.ts'
import { readinessDeclarations, readinessWire } from '#/features/readiness/schema.ts'
import { oneLine, textBlock } from '#/platform/text-fields.ts'
import { recordId } from '#/platform/wire.ts'
import { FACTS, type Fact, type FactName, type SimpleFact } from './definition.ts'
import { INTEGRATIONS } from './integrations.ts'
import {
  INTEGRATIONS_MAX,
  PLAN_INCLUDES_MAX,
  PLAN_LIMITS_MAX,
  PLAN_NAME_MAX,
  PLANS_MAX,
  PRICE_MAX,
  PRODUCTS_MAX,
} from './limits.ts'
import type { FactValues, Plan } from './values.ts'

const upTo = (max: number) => `Use até ${max} caracteres.`

/** A whole number from 0 on. @param unit as 'dias', for the message */
const whole = (most: number, unit: string) => {
  const message = `Use um número inteiro de ${unit}, de 0 a ${most.toLocaleString('pt-BR')}.`
  return z.number(message).int(message).min(0, message).max(most, message)
}

const centavos = (most: number) => {
  const message = 'Use o valor em centavos, sem vírgula.'
  const tooMuch = `O valor vai até ${formatReais(most)}.`
  return z.number(message).int(message).min(0, 'O valor não pode ser negativo.').max(most, tooMuch)
}

const optionOf = (options: Readonly<Record<string, string>>) =>
  z.enum(
    Object.keys(options) as [string, ...string[]],
    `Escolha entre: ${Object.keys(options).join(', ')}.`,
  )

const distinct = <T extends z.ZodType>(item: T, most: number, message: string) =>
  z
    .array(item, message)
    .max(most, `Escolha até ${most}.`)
    .transform((values) => [...new Set(values)])

const NOT_TWICE = 'Já há um plano com este nome.'
const NO_NAME = 'Dê um nome ao plano.'

const plan = z.object({
  nome: oneLine(NO_NAME).pipe(z.string().min(1, NO_NAME).max(PLAN_NAME_MAX, upTo(PLAN_NAME_MAX))),
  /** null: sob consulta. */
  precoCentavos: centavos(PRICE_MAX).nullable(),
  periodo: optionOf(PERIODS),
  por: optionOf(UNITS),
  inclui: textBlock('Diga em texto o que o plano inclui.')
    .pipe(z.string().max(PLAN_INCLUDES_MAX, upTo(PLAN_INCLUDES_MAX)))
    .default(''),
  limites: oneLine('Diga em texto os limites do plano.')
    .pipe(z.string().max(PLAN_LIMITS_MAX, upTo(PLAN_LIMITS_MAX)))
    .default(''),
}) as unknown as z.ZodType<Plan>

const plans = z
  .array(plan, 'Envie uma lista de planos.')
  .max(PLANS_MAX, `Informe até ${PLANS_MAX} planos.`)
  .superRefine((all, context) => {
    const names = all.map(({ nome }) => foldText(nome))
    for (const [index, name] of names.entries())
      if (names.indexOf(name) < index)
        context.addIssue({ code: 'custom', message: NOT_TWICE, path: [index, 'nome'] })
  })

const NO_INTEGRATION = 'Escolha uma integração da lista ou um software do catálogo.'
const isListed = (value: string) => Object.hasOwn(INTEGRATIONS, value)
const isProduct = (value: string) => !isListed(value)

const integrations = distinct(
  z.union([z.string(NO_INTEGRATION).refine(isListed, NO_INTEGRATION), recordId], NO_INTEGRATION),
  INTEGRATIONS_MAX,
  'Envie uma lista de integrações.',
).refine(
  (values) => values.filter(isProduct).length <= PRODUCTS_MAX,
  `Escolha até ${PRODUCTS_MAX} softwares do catálogo.`,
)

function simple(fact: SimpleFact): z.ZodType {
  switch (fact.kind) {
    case 'money':
      return centavos(fact.most)
    case 'count':
      return whole(fact.most, fact.unit[1])
    case 'flag':
      return z.boolean('Responda true ou false.')
    case 'choice':
      return optionOf(fact.options)
    case 'choices':
      return distinct(
        optionOf(fact.options),
        Object.keys(fact.options).length,
        'Envie uma lista de opções.',
      )
  }
}

function shapeOf(fact: Fact): z.ZodType {
  if (fact.kind === 'plans') return plans
  if (fact.kind === 'integrations') return integrations
  if (fact.kind !== 'parts') return simple(fact)
  const parts = Object.entries(fact.parts).map(([name, part]) => [
    name,
    part.kind === 'choices' ? simple(part).default([]) : simple(part).nullable().default(null),
  ])
  return z.object(
    Object.fromEntries(parts),
    `Envie um objeto: ${Object.keys(fact.parts).join(', ')}.`,
  )
}

type Shapes = { [Name in FactName]: z.ZodType<FactValues[Name]> }

const eachFact = (shape: (fact: Fact) => z.ZodType) =>
  Object.fromEntries(
    Object.entries<Fact>(FACTS).map(([name, fact]) => [
      name,
      shape(fact).meta({ description: fact.label }),
    ]),
  ) as unknown as Shapes

type Change = { [Name in FactName]: z.ZodType<FactValues[Name] | null | undefined> }
type Known = { [Name in FactName]: z.ZodType<FactValues[Name] | null> }

/** Body of `PUT /v1/software/{id}/ficha`. */
export const sheetChange = z.object({
  ...(eachFact((fact) => shapeOf(fact).nullish()) as unknown as Change),
  /** Items that are not named stay as they are. */
  prontidao: readinessDeclarations.optional(),
  /** Of the sheet as its editor saw it: once it has changed since, the edit is refused. */
  versao: z.string('Versão inválida.').max(64, 'Versão inválida.').optional(),
})
export type SheetChange = z.infer<typeof sheetChange>

export const FACT_SOURCES = ['fornecedor', 'administracao', 'importacao'] as const
export type FactSource = (typeof FACT_SOURCES)[number]

const stated = z.object({
  /** When it was said, or last said again; ISO 8601, UTC. */
  atualizadoEm: z.string(),
  fonte: z.enum(FACT_SOURCES),
})
export type Stated = z.infer<typeof stated>

/** Product of the catalogue with which one works. */
const linkedProduct = z.object({
  _id: recordId,
  name: z.string(),
  logo: z.string(),
  /** Who says so: this product's supplier, the other's, or both. */
  citadoPor: z.enum(['este', 'outro', 'ambos']),
  /** Who does not want what the other says; what this one refuses only its editors see. */
  recusadoPor: z.enum(['este', 'outro']).nullable(),
})
export type LinkedProduct = z.infer<typeof linkedProduct>

const price = z.object({
  plano: z.string(),
  precoCentavos: z.number().int().nullable(),
  periodo: z.enum(Object.keys(PERIODS) as [keyof typeof PERIODS]),
  por: z.enum(Object.keys(UNITS) as [Unit]),
  desde: z.string(),
  /** null: it holds. */
  ate: z.string().nullable(),
})
export type PriceWire = z.infer<typeof price>

const count = z.number().int()

const planAnswer = z.object({
  nome: z.string(),
  precoCentavos: count.nullable(),
  periodo: optionOf(PERIODS),
  por: optionOf(UNITS),
  inclui: z.string(),
  limites: z.string(),
})

/** The shape of a fact as it is answered. */
function answered(fact: Fact): z.ZodType {
  switch (fact.kind) {
    case 'money':
    case 'count':
      return count
    case 'flag':
      return z.boolean()
    case 'choice':
      return optionOf(fact.options)
    case 'choices':
      return z.array(optionOf(fact.options))
    case 'plans':
      return z.array(planAnswer)
    case 'integrations':
      return z.array(z.string())
    case 'parts':
      return z.object(
        Object.fromEntries(
          Object.entries(fact.parts).map(([name, part]) => [
            name,
            answered(part as Fact).nullable(),
          ]),
        ),
      )
  }
}

/** What is known of a product; null of what nobody said. */
const sheetWire = z.object({
  ...(eachFact((fact) => answered(fact).nullable()) as unknown as Known),
  /** Of each fact that is known, when it was said and by whom. */
  fontes: z.partialRecord(z.enum(Object.keys(FACTS) as [FactName]), stated),
  /** The least that it costs a month, as lists and figures have it. */
  mensalAPartirDeCentavos: z.number().int().nullable(),
  /** What that price is for: those of two units are not compared. */
  mensalAPartirDePor: z.enum(Object.keys(UNITS) as [Unit]).nullable(),
  /** Products that it names, and that name it. */
  produtos: z.array(linkedProduct),
  /** What its plans cost and have cost, the newest first. */
  precos: z.array(price),
  /** Of the newest fact; null where there is none. */
  atualizadoEm: z.string().nullable(),
  /** Sent along with an edit, it keeps that from undoing somebody else's. */
  versao: z.string(),
})
export type SheetWire = z.infer<typeof sheetWire>

/** A product, and one that names it. */
export const integrationPath = z.object({ id: recordId, outro: recordId })
export const integrationRefusal = z.object({
  /** False: what the other says is shown again. */
  recusada: z.boolean('Diga se recusa a integração.'),
})

/** Answer of `GET` and `PUT /v1/software/{id}/ficha`. */
export const sheetAnswer = sheetWire.extend({ prontidao: z.array(readinessWire) })
