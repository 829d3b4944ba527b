export type { PersonChange, PersonRow } from './repository.server.ts'
/** The record of a person, for features that write it within a transaction of theirs. */
export {
  deletePerson,
  findPerson,
  insertPerson,
  lockPerson,
  updatePerson,
} from './repository.server.ts'
