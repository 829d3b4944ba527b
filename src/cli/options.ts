import { type ParseArgsConfig, parseArgs } from 'node:util'

/** A command that was written wrongly; its message is for whoever wrote it. */
export class UsageError extends Error {}

/**
 * Options and other arguments of a command.
 * @param command as `npm run` names it
 * @throws UsageError for an option that there is not, or with a value too few or too many
 */
export function readOptions<const Options extends NonNullable<ParseArgsConfig['options']>>(
  command: string,
  options: Options,
  args = process.argv.slice(2),
) {
  try {
    return parseArgs({ args, allowPositionals: true, options })
  } catch (error) {
    // Node says in English what was wrong, and its code which kind of thing it was.
    const { code, message } = error as NodeJS.ErrnoException
    if (!code?.startsWith('ERR_PARSE_ARGS_')) throw error
    const option = /--[^\s'=]+/.exec(message)?.[0] ?? /-[^\s'-]/.exec(message)?.[0] ?? ''
    throw new UsageError(
      `${wrongWith(code, message, option)} Veja as opções: npm run ${command} -- --help`,
    )
  }
}

function wrongWith(code: string, message: string, option: string): string {
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return `A opção ${option} não existe.`
  return message.includes('does not take')
    ? `A opção ${option} não leva valor.`
    : `A opção ${option} pede um valor.`
}
