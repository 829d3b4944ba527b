import { parseMonth, toFirstDay } from '#/domain/month.ts'
import { presentCertificate, presentEducation, presentExperience } from '../presenter.server.ts'
import type {
  CertificateWire,
  ChangedCertificate,
  ChangedEducation,
  ChangedExperience,
  EducationWire,
  ExperienceWire,
} from '../schema.ts'
import type { Columns, Item, SectionName } from './repository.server.ts'

type Written<Changed> = Omit<Changed, '_id' | 'userID'>

/** How one section differs from the others. */
export interface Section<S extends SectionName, Changed, Wire> {
  name: S
  /** Said of an id that none of its items has. */
  missing: string
  /** As the table holds what was sent; undefined for what was not. */
  toColumns(fields: Written<Changed>): Partial<Columns<S>>
  present(row: Item<S>): Wire
}

/** @param month `MM/YYYY`, as the schema checked it */
function firstDay(month: string | undefined): string | undefined {
  const parsed = parseMonth(month ?? '')
  return parsed ? toFirstDay(parsed) : undefined
}

const period = ({
  startDate,
  endDate,
  isCurrent,
}: Pick<ChangedEducation, 'startDate' | 'endDate' | 'isCurrent'>) => ({
  startDate: firstDay(startDate),
  endDate: firstDay(endDate) ?? null,
  isCurrent,
})

export const experience: Section<'experience', ChangedExperience, ExperienceWire> = {
  name: 'experience',
  missing: 'Experiência não encontrada.',
  toColumns: (fields) => ({
    position: fields.position,
    institution: fields.institution,
    location: fields.location || null,
    description: fields.description || null,
    ...period(fields),
  }),
  present: presentExperience,
}

export const education: Section<'education', ChangedEducation, EducationWire> = {
  name: 'education',
  missing: 'Formação não encontrada.',
  toColumns: (fields) => ({
    degree: fields.formacao,
    institution: fields.institution,
    location: fields.location || null,
    ...period(fields),
  }),
  present: presentEducation,
}

export const certificate: Section<'certificate', ChangedCertificate, CertificateWire> = {
  name: 'certificate',
  missing: 'Certificado não encontrado.',
  toColumns: (fields) => ({
    kind: fields.tipo,
    name: fields.name,
    institution: fields.institution,
    finishedOn: firstDay(fields.dateFinish),
  }),
  present: presentCertificate,
}
