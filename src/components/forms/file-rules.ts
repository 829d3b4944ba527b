import {
  fileTooLarge,
  IMAGE_MAX_MB,
  IMAGE_OR_PDF_WANTED,
  IMAGE_TYPES,
  IMAGE_WANTED,
  PDF_MAX_MB,
  PDF_TYPES,
  PDF_WANTED,
  VIDEO_MAX_MB,
  VIDEO_TYPES,
  VIDEO_WANTED,
} from '#/domain/uploads.ts'

/** What a field takes; the server judges the content again. */
export interface FileRule {
  /** What file pickers offer. */
  accept: string
  types: string[]
  maxMb: number
  /** Said of a larger one, in place of what is said of every file. */
  tooLarge?: string
  /** Said of a file of another kind. */
  wanted: string
}

export const IMAGE_RULE: FileRule = {
  accept: `${IMAGE_TYPES},.jpeg`,
  types: ['image/png', 'image/jpeg'],
  maxMb: IMAGE_MAX_MB,
  wanted: IMAGE_WANTED,
}

export const VIDEO_RULE: FileRule = {
  accept: VIDEO_TYPES,
  types: ['video/mp4', 'video/quicktime'],
  maxMb: VIDEO_MAX_MB,
  wanted: VIDEO_WANTED,
}

export const PDF_RULE: FileRule = {
  accept: PDF_TYPES,
  types: ['application/pdf'],
  maxMb: PDF_MAX_MB,
  wanted: PDF_WANTED,
}

export const IMAGE_OR_PDF_RULE: FileRule = {
  accept: `${IMAGE_RULE.accept},${PDF_TYPES}`,
  types: [...IMAGE_RULE.types, ...PDF_RULE.types],
  maxMb: Math.min(IMAGE_MAX_MB, PDF_MAX_MB),
  wanted: IMAGE_OR_PDF_WANTED,
}

/** Why a file cannot be taken, or null. */
export function fileRefusal(
  file: File,
  { types, maxMb, wanted, tooLarge = fileTooLarge(maxMb) }: FileRule,
): string | null {
  if (!types.includes(file.type)) return wanted
  return file.size > maxMb * 1024 * 1024 ? tooLarge : null
}
