/** For the removal of an account: rows go with it, and files have to be removed beside. */
export { proposalFilesOf } from './repository.server.ts'
