import { LookupUnavailable } from '../lookup.server.ts'
import type { CompanyRegister } from './register.server.ts'

/** For installations without a way out: nothing is known, and forms are filled by hand. */
export const offlineRegister: CompanyRegister = {
  find: async () => {
    throw new LookupUnavailable('offline')
  },
}
