import { SourceError } from '#/platform/server/source-error.server.ts'

/** What a command says of why it failed, with its own way to go on where there is one. */
export function failureOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  const isDoubtful = error instanceof SourceError && error.isDoubtful
  return isDoubtful ? `${message} Se está certo, repita com --force.` : message
}
