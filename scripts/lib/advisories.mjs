import { satisfies } from 'semver'

/**
 * A published fault of a package. `vulnerable` is a range of versions; `source` is the page that
 * says so.
 * @typedef {{ id: string, package: string, vulnerable: string, source: string }} Advisory
 *
 * @typedef {{ name: string, version: string }} Package
 *
 * @typedef {object} LockfileEntry of a folder, '' for the project itself
 * @property {string} [version]
 * @property {string} [name] where the folder is named otherwise than its package
 */

const LAST_NAME = /^.*node_modules\//

/**
 * Every package of a lockfile, those for other platforms too.
 * @param {{ packages: Record<string, LockfileEntry> }} lockfile
 * @returns {Package[]}
 */
export const lockedPackages = ({ packages }) =>
  Object.entries(packages).flatMap(([folder, { name, version }]) =>
    folder && version ? [{ name: name ?? folder.replace(LAST_NAME, ''), version }] : [],
  )

/**
 * The packages that an advisory speaks of, a line for each.
 * @param {Package[]} packages
 * @param {Advisory[]} advisories
 */
export const findVulnerable = (packages, advisories) =>
  packages.flatMap(({ name, version }) =>
    advisories
      .filter(
        (advisory) =>
          advisory.package === name &&
          satisfies(version, advisory.vulnerable, { includePrerelease: true }),
      )
      .map(({ id, vulnerable, source }) => `${name} ${version}: ${id} (${vulnerable}), ${source}`),
  )

/**
 * The same from the registry's answer to `npm audit --json`.
 * @param {string} answer
 * @returns {string[] | undefined} undefined where the registry did not answer the question
 */
export function readAudit(answer) {
  /** @type {{ vulnerabilities?: Record<string, { via: (string | { title: string, url: string, range: string })[] }> }} */
  let audit
  try {
    audit = JSON.parse(answer)
  } catch {
    return undefined
  }
  if (!audit.vulnerabilities) return undefined
  // A text among `via` names another package of this list, through which this one is affected.
  return Object.entries(audit.vulnerabilities).flatMap(([name, { via }]) =>
    via.flatMap((cause) =>
      typeof cause === 'string' ? [] : [`${name} ${cause.range}: ${cause.title}, ${cause.url}`],
    ),
  )
}
