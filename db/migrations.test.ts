import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const FOLDER = 'db/migrations'

/** Those of before the rule, with which no older release runs. */
const FREE = '0023'

/**
 * What the release before this one would not survive: it runs beside this one, on the schema of this one, while
 * processes are replaced one by one. First the new is added and written beside the old (expand); a later release,
 * when nothing reads the old any more, takes it away (contract), and its migration begins with a line
 * `-- contract: ` that says since which release nothing reads it.
 */
const BREAKS_OLDER =
  /\b(?:DROP (?:TABLE|COLUMN|TYPE|VIEW|SCHEMA)|RENAME (?:TO|COLUMN|CONSTRAINT)|ALTER COLUMN "?\w+"? (?:SET DATA TYPE|TYPE|SET NOT NULL)|ADD COLUMN (?:(?!DEFAULT|GENERATED|;|-->)[\s\S])*?NOT NULL(?!(?:(?!;|-->)[\s\S])*(?:DEFAULT|GENERATED)))/i

const breaks = (sql: string) =>
  !/^-- contract: \S/m.test(sql) && BREAKS_OLDER.test(sql.replace(/^--(?!>).*$/gm, ''))

it.each(readdirSync(FOLDER).filter((name) => name.endsWith('.sql') && name.slice(0, 4) > FREE))(
  '%s leaves the release before it at work',
  (name) => {
    expect(breaks(readFileSync(path.join(FOLDER, name), 'utf8'))).toBe(false)
  },
)

it.each([
  ['ALTER TABLE "offers" DROP COLUMN "slogan";', true],
  ['ALTER TABLE "offers" RENAME COLUMN "slogan" TO "motto";', true],
  ['ALTER TABLE "offers" ALTER COLUMN "slogan" SET NOT NULL;', true],
  ['ALTER TABLE "offers" ADD COLUMN "motto" text NOT NULL;', true],
  [`ALTER TABLE "offers" ADD COLUMN "motto" text DEFAULT '' NOT NULL;`, false],
  ['ALTER TABLE "offers" ADD COLUMN "motto" text;--> statement-breakpoint', false],
  ['CREATE TABLE "mottos" ("text" text NOT NULL);', false],
  ['-- contract: nothing reads it since 0.2\nALTER TABLE "offers" DROP COLUMN "slogan";', false],
])('knows what an older release would not survive: %s', (sql, expected) => {
  expect(breaks(sql)).toBe(expected)
})
