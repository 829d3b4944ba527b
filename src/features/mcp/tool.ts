import { z } from 'zod'
import { MAX_PAGE } from '#/domain/pagination.ts'
import type { Env } from '#/platform/server/env.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { RESULTS_DEFAULT, RESULTS_MAX } from './limits.ts'

/** Something that an assistant may ask. What it answers anybody may read on a page too. */
export interface Tool<Input extends z.ZodType = z.ZodType> {
  name: string
  title: string
  /** What it is for, in Portuguese: assistants choose by it. */
  description: string
  input: Input
  /** @throws AppError whose message is for the reader */
  run(platform: Platform, input: z.output<Input>): Promise<Record<string, unknown>>
}

/** A tool among others, whatever it is asked with. */
export const tool = <Input extends z.ZodType>(one: Tool<Input>) => one as unknown as Tool

/** A public page, as its whole address. */
export const linkTo = ({ PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>, path: string) => PUBLIC_URL + path

const WRONG_ID = 'Use um id como os que a ferramenta buscar dá.'

export const idOf = (what: string) =>
  z.uuid(WRONG_ID).toLowerCase().describe(`Id de ${what}, como a ferramenta buscar dá`)

export const pageInput = z
  .int('Página inválida.')
  .min(1, 'A página começa em 1.')
  .max(MAX_PAGE, `A página vai até ${MAX_PAGE}.`)
  .default(1)
  .describe('Página dos resultados, a partir de 1')

const LIMIT = `De 1 a ${RESULTS_MAX}.`

export const limitInput = z
  .int(LIMIT)
  .min(1, LIMIT)
  .max(RESULTS_MAX, LIMIT)
  .default(RESULTS_DEFAULT)
  .describe('Quantos resultados por página')
