import type { Env } from '#/platform/server/env.server.ts'
import { firstThatKnows, LookupUnavailable } from '../lookup.server.ts'
import { brasilApiCep } from './brasil-api.server.ts'
import type { PostalDirectory } from './directory.server.ts'
import { viaCep } from './via-cep.server.ts'

/** For installations without a way out: nothing is known, and forms are filled by hand. */
export const offlineDirectory: PostalDirectory = {
  find: async () => {
    throw new LookupUnavailable('offline')
  },
}

/** The directory of postal codes: ViaCEP, then BrasilAPI; or, where LOOKUPS says so, none. */
export function openPostalDirectory(
  env: Pick<Env, 'LOOKUPS' | 'BRASILAPI_URL' | 'VIACEP_URL'>,
): PostalDirectory {
  if (env.LOOKUPS === 'offline') return offlineDirectory
  const sources = [viaCep(env.VIACEP_URL), brasilApiCep(env.BRASILAPI_URL)]
  return { find: (cep) => firstThatKnows(sources.map((source) => () => source.find(cep))) }
}
