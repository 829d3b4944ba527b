import { plainPath } from '../domain/path.ts'

/**
 * Paths that carry a secret, for code that every page loads: the rows of the table with `isSecret`.
 * The first group is what may be said of them.
 */
const SECRET_PATH =
  /^\/(acompanhamentos\/encerrar|authvalidation|changepassword|convite(?:\/sair)?|confirmar-cadastro|depoimento|desfechos(?:\/encerrar)?|payment|request-access)\/.*/i

/** What may be said of a path; null where it has no secret. @param path as the browser has it */
export function withoutSecret(path: string): string | null {
  const found = SECRET_PATH.exec(plainPath(path))
  return found && `/${found[1]}`
}
