import { z } from 'zod'

const dumpFile = z.object({
  /** As 'software.jsonl.gz', below the day of the dump. */
  nome: z.string(),
  url: z.string(),
  titulo: z.string(),
  linhas: z.number().int(),
  bytes: z.number().int(),
  /** Of the file as it is fetched. */
  sha256: z.string(),
  /** JSON Schema of a line. */
  esquema: z.record(z.string(), z.unknown()),
})
export type DumpFile = z.infer<typeof dumpFile>

/** Answer of `GET /dados-abertos/manifesto.json`. */
export const manifest = z.object({
  /** `YYYY-MM-DD`. */
  dia: z.string(),
  /** When it was begun, ISO 8601: of it is the Índice Praça. */
  geradoEm: z.string(),
  /** '' while the operator has chosen none. */
  licenca: z.string(),
  operador: z.string(),
  arquivos: z.array(dumpFile),
})
export type Manifest = z.infer<typeof manifest>
