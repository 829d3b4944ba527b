import { plainPath } from '../domain/path.ts'

/** For code that every page loads: the rows of the table with `isWork`. */
const WORK = /^\/(admin(\/.*)?|supplier\/profile)\/?$/i

/** Whether people work at an address. @param path as the browser has it */
export const isWorkplace = (path: string): boolean => WORK.test(plainPath(path))
