import { z } from 'zod'

const blankAsMissing = (value: unknown) => (value === '' ? undefined : value)
/** A variable that may be missing; an empty one is. */
export const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess(blankAsMissing, schema.optional())

/** A variable with a value where it is missing. */
export const withDefault = <T extends z.ZodType>(schema: T, fallback: string) =>
  z.preprocess((value) => blankAsMissing(value) ?? fallback, schema)
