/**
 * Aborted by the first Ctrl+C, or by SIGTERM; a second one ends the process at once.
 * @param said what happens then, for whoever did it
 */
export function untilInterrupted(said: string): AbortSignal {
  const controller = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      console.error(`\n${said}`)
      controller.abort()
    })
  return controller.signal
}

/** Says why a command ended early, to who runs it and did not do that. @param interrupted by them */
export function sayStopped(interrupted: AbortSignal): void {
  if (!interrupted.aborted)
    console.error('Um Admin parou esta leitura no painel. Para continuar, rode o mesmo comando.')
}

/** Exit code of a command that was interrupted. */
export const INTERRUPTED = 130
