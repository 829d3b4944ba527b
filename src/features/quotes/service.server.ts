/** For what waits at a page. */
export { countUnanswered } from './reading.server.ts'
/** Whether somebody was answered here, for what proves their review. */
/** For the removal of an account: rows go with it, and files have to be removed beside. */
export { hadAnswer, proposalFilesOf } from './repository.server.ts'
