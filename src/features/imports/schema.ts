import { z } from 'zod'
import { foldText } from '#/domain/text.ts'
import { CATEGORY_NAME_MAX } from '#/features/catalogue/categories/limits.ts'
import { CATEGORIES_MAX, DESCRIPTION_MAX } from '#/features/catalogue/limits.ts'
import { FACT_COLUMNS, sheetIn } from '#/features/facts/columns.ts'

/** Columns of the file, by the spec's field names. */
export const REQUIRED_COLUMNS = [
  'name',
  'fabricante',
  'comercializadoPor',
  'category',
  'slogan',
  'description',
] as const
/** Beside them, of what is known of a software, what is in `FACT_COLUMNS`. */
export const OPTIONAL_COLUMNS: readonly string[] = ['site', ...FACT_COLUMNS.map(({ name }) => name)]

/** What the file says of one software, before any rule. */
export type ImportCells = Partial<Record<string, string>>

/** Between the categories of one cell. */
const CATEGORY_DELIMITER = '|'

export const NAME_MAX = 200
export const SLOGAN_MAX = 400
const SITE_MAX = 2000

/** One line, composed accents, single blanks; without what a database or a terminal chokes on. */
export const oneLine = (text: string) =>
  text
    .normalize('NFC')
    .replace(/\0/g, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()

const paragraphs = (text: string) =>
  text
    .split(/\r\n|\r|\n/)
    .map(oneLine)
    .join('\n')
    .trim()

function distinctCategories(cell: string): string[] {
  const names = cell.split(CATEGORY_DELIMITER).map(oneLine).filter(Boolean)
  return [
    ...new Map(names.toReversed().map((name) => [foldText(name), name])).values(),
  ].toReversed()
}

const required = (clean: (text: string) => string, missing: string, subject: string, max: number) =>
  z
    .string(missing)
    .transform(clean)
    .pipe(z.string().min(1, missing).max(max, `${subject} aceita até ${max} caracteres`))

const isWebAddress = (text: string) => /^https?:\/\//i.test(text) && URL.canParse(text)

/** The rules of a row; what fails is explained in Portuguese, one message a cell. */
export const softwareRow = z
  .looseObject({
    name: required(oneLine, 'falta o nome (name)', 'o nome', NAME_MAX),
    fabricante: required(oneLine, 'falta o fabricante', 'o fabricante', NAME_MAX),
    comercializadoPor: required(
      oneLine,
      'falta quem comercializa (comercializadoPor)',
      'quem comercializa',
      NAME_MAX,
    ),
    // A product that nobody has classified yet is worth having: the form asks for a category, a
    // file need not.
    category: z
      .string('falta a coluna category')
      .transform(distinctCategories)
      .pipe(
        z
          .array(
            z
              .string()
              .max(
                CATEGORY_NAME_MAX,
                `o nome de uma categoria aceita até ${CATEGORY_NAME_MAX} caracteres`,
              ),
          )
          .max(CATEGORIES_MAX, {
            error: ({ input }) =>
              `tem ${(input as string[]).length} categorias; o máximo é ${CATEGORIES_MAX}`,
          }),
      ),
    slogan: required(oneLine, 'falta o slogan', 'o slogan', SLOGAN_MAX),
    description: required(
      paragraphs,
      'falta a descrição (description)',
      'a descrição',
      DESCRIPTION_MAX,
    ),
    site: z
      .string()
      .default('')
      .transform(oneLine)
      .pipe(
        z
          .string()
          .max(SITE_MAX, `o site aceita até ${SITE_MAX} caracteres`)
          .refine(
            (text) => text === '' || isWebAddress(text),
            'o site precisa ser um endereço http:// ou https://',
          ),
      ),
  })
  .transform(({ ...row }, context) => {
    const { sheet, problems } = sheetIn(row as ImportCells)
    for (const message of problems) context.addIssue({ code: 'custom', message })
    return { ...row, sheet }
  })
  .transform((row) => ({
    name: row.name,
    manufacturer: row.fabricante,
    soldBy: row.comercializadoPor,
    categories: row.category,
    slogan: row.slogan,
    description: row.description,
    /** Null where the file gives none: what is known then stays. */
    site: row.site || null,
    /** What it says beside, of what is known; null where it says nothing. */
    sheet: Object.keys(row.sheet).length > 0 ? row.sheet : null,
  }))
export type SoftwareRow = z.infer<typeof softwareRow>

/** Why a row was refused, in one sentence. */
export const reasonOf = (error: z.ZodError) => error.issues.map((issue) => issue.message).join('; ')
