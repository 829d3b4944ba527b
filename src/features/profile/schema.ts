import { z } from 'zod'
import { isFuture, monthIndex, parseMonth } from '#/domain/month.ts'
import { PHONE_PATTERN } from '#/domain/phone.ts'
import { firstName, lastName, oneLine, plataformName, textBlock } from '#/platform/text-fields.ts'
import { recordId } from '#/platform/wire.ts'
import { isKnownInstitution } from './institutions.ts'
import {
  ABOUT_MAX,
  CERTIFICATE_INSTITUTION_MIN,
  CERTIFICATE_KINDS,
  CERTIFICATE_NAME_MIN,
  EXPERIENCE_DESCRIPTION_MAX,
  TITLE_MAX,
} from './limits.ts'

const INVALID_DATE = 'Data inválida'

/** A month as `MM/YYYY`, not in the future. Tomorrow's date elsewhere on Earth may still be today. */
const month = z
  .string(INVALID_DATE)
  .trim()
  .refine((text) => {
    const parsed = parseMonth(text)
    return parsed !== null && !isFuture(parsed, new Date(Date.now() + 12 * 60 * 60 * 1000))
  }, INVALID_DATE)

const required = (missing: string, min = 1, short = missing) =>
  oneLine(missing).pipe(
    z.string().min(1, missing).min(min, short).max(TITLE_MAX, `Use até ${TITLE_MAX} caracteres.`),
  )

const optionalLine = oneLine('Texto inválido.')
  .pipe(z.string().max(TITLE_MAX, `Use até ${TITLE_MAX} caracteres.`))
  .nullish()
  .transform((text) => text ?? '')

/** '' and null, which forms send, mean that there is none. */
const noMonth = z.preprocess(
  (value) => (value === '' || value === null ? undefined : value),
  month.optional(),
)

/** A time from a month to another, or until now; checked where both ends are known. */
const period = {
  startDate: month,
  endDate: noMonth,
  isCurrent: z.boolean().default(false),
}

interface Period {
  startDate?: string
  endDate?: string
  isCurrent?: boolean
}

/** Whether the end is not before the start, where both are given. */
const ordered = ({ startDate, endDate }: Period) => {
  const [start, end] = [parseMonth(startDate ?? ''), parseMonth(endDate ?? '')]
  return !start || !end || monthIndex(end) >= monthIndex(start)
}
export const END_BEFORE_START = 'O fim não pode ser antes do início.'
const ORDER = { path: ['endDate'], message: END_BEFORE_START }

/** 'Current' clears the end, whatever it is. */
const withoutEndWhileCurrent = <T extends Period>(value: T): T =>
  value.isCurrent ? { ...value, endDate: undefined } : value

const owner = { userID: recordId }

const experience = z.object({
  position: required('Cargo é obrigatório'),
  institution: required('Empresa é obrigatória'),
  location: optionalLine,
  description: textBlock('Texto inválido.')
    .pipe(
      z.string().max(EXPERIENCE_DESCRIPTION_MAX, `Max ${EXPERIENCE_DESCRIPTION_MAX} caracteres`),
    )
    .nullish()
    .transform((text) => text ?? ''),
  ...period,
})

const education = z.object({
  formacao: required('Formação é obrigatória'),
  institution: required('Instituição é obrigatória'),
  location: optionalLine,
  ...period,
})

const certificate = z.object({
  tipo: z.enum(CERTIFICATE_KINDS, 'Escolha o tipo'),
  name: required(
    'Nome é obrigatório',
    CERTIFICATE_NAME_MIN,
    `Use ao menos ${CERTIFICATE_NAME_MIN} letras.`,
  ),
  institution: required('Instituição é obrigatória').refine(
    (name) => name.length >= CERTIFICATE_INSTITUTION_MIN || isKnownInstitution(name),
    `Use ao menos ${CERTIFICATE_INSTITUTION_MIN} letras.`,
  ),
  dateFinish: month,
})

/** What the forms hold. */
export const experienceForm = experience.transform(withoutEndWhileCurrent).refine(ordered, ORDER)
export const educationForm = education.transform(withoutEndWhileCurrent).refine(ordered, ORDER)
export const certificateForm = certificate

/** Bodies of POST (new) and PUT (change; a start that is not sent stays). */
export const newExperience = experience
  .extend(owner)
  .transform(withoutEndWhileCurrent)
  .refine(ordered, ORDER)
export const changedExperience = experience
  .extend({ ...owner, _id: recordId, startDate: month.optional() })
  .transform(withoutEndWhileCurrent)
  .refine(ordered, ORDER)
export type ChangedExperience = z.infer<typeof changedExperience>
export const newEducation = education
  .extend(owner)
  .transform(withoutEndWhileCurrent)
  .refine(ordered, ORDER)
export const changedEducation = education
  .extend({ ...owner, _id: recordId, startDate: month.optional() })
  .transform(withoutEndWhileCurrent)
  .refine(ordered, ORDER)
export type ChangedEducation = z.infer<typeof changedEducation>
export const newCertificate = certificate.extend(owner)
export const changedCertificate = certificate.extend({ ...owner, _id: recordId })
export type ChangedCertificate = z.infer<typeof changedCertificate>

/** Query of DELETE. */
export const sectionItem = z.object({ id: recordId, idUser: recordId })

/** Answers. Dates are `MM/YYYY`; '' where there is none. */
export const experienceWire = z.object({
  _id: recordId,
  position: z.string(),
  institution: z.string(),
  location: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  description: z.string(),
  isCurrent: z.boolean(),
  userID: recordId,
})
export type ExperienceWire = z.infer<typeof experienceWire>

export const educationWire = z.object({
  _id: recordId,
  formacao: z.string(),
  institution: z.string(),
  location: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  isCurrent: z.boolean(),
  userID: recordId,
})
export type EducationWire = z.infer<typeof educationWire>

export const certificateWire = z.object({
  _id: recordId,
  tipo: z.enum(CERTIFICATE_KINDS),
  name: z.string(),
  institution: z.string(),
  dateFinish: z.string(),
  userID: recordId,
})
export type CertificateWire = z.infer<typeof certificateWire>

/** A software that a person says to use. */
export const usedSoftware = z.object({ _id: recordId, name: z.string(), logo: z.string() })
export type UsedSoftware = z.infer<typeof usedSoftware>

/** A supplier page that a person administers. */
const managedVendor = z.object({
  _id: recordId,
  razaoSocial: z.string(),
  nomeFantasia: z.string(),
  logo: z.string(),
  /** False for one that visitors do not see, which only its administrators see. */
  visivel: z.boolean(),
})
export type ManagedVendor = z.infer<typeof managedVendor>

/** What everyone sees of a person. */
const publicProfile = z.object({
  _id: recordId,
  firstName: z.string(),
  lastName: z.string(),
  plataformName: z.string(),
  company: z.string(),
  position: z.string(),
  about: z.string(),
  /** Address of the photo, or ''. */
  photo: z.string(),
  /** The same; the spec has both. */
  avatar: z.string(),
  /** Experiences (sic). */
  companies: z.array(experienceWire),
  education: z.array(educationWire),
  certifications: z.array(certificateWire),
  softwares: z.array(usedSoftware),
  vendors: z.array(managedVendor),
})
export type PublicProfile = z.infer<typeof publicProfile>

/** What only the person sees, and Admins. */
export const ownProfile = publicProfile.extend({
  email: z.string(),
  phoneNumber: z.string(),
  type: z.enum(['Admin', 'User']),
  /** Ids of software that the person may edit. */
  ownedSoftwares: z.array(recordId),
  /** Whether a password of ours exists; else the login is by Google only. */
  hasPassword: z.boolean(),
  /** Whether an account of Google's may log in. */
  hasGoogle: z.boolean(),
  /** When the account will be removed, ISO 8601; '' when that was not asked for. */
  deletionAt: z.string(),
})
export type OwnProfile = z.infer<typeof ownProfile>

/** Answer of `GET /v1/login?id=`. */
export const profileWire = z.union([ownProfile, publicProfile])

/** What the form of the profile holds. */
export const profileForm = z.object({
  firstName,
  lastName,
  plataformName,
  phoneNumber: z
    .string()
    .trim()
    .refine((phone) => phone === '' || PHONE_PATTERN.test(phone), 'Insira um telefone válido.')
    .nullish()
    .transform((phone) => phone ?? ''),
  company: optionalLine,
  position: optionalLine,
  about: textBlock('Texto inválido.')
    .pipe(z.string().max(ABOUT_MAX, `Max ${ABOUT_MAX} caracteres`))
    .nullish()
    .transform((text) => text ?? ''),
})
export type ProfileForm = z.infer<typeof profileForm>

/** Fields of `POST /v1/login/alter`, beside the file `foto`; in a multipart body all are texts. */
export const profileAlteration = profileForm.extend({
  /** Whose profile; the session's own where it is missing. */
  _id: recordId.optional(),
  /** Takes the photo away; a new one replaces it without this. */
  removerFoto: z
    .union([z.boolean(), z.enum(['true', 'false', ''])], 'Valor inválido.')
    .default(false)
    .transform((value) => value === true || value === 'true'),
})
export type ProfileAlteration = z.infer<typeof profileAlteration>

/** Query of `GET /v1/login`. */
export const profileQuery = z.object({ id: recordId })

/** Body of `PUT` and `DELETE /v1/user/software`. */
export const softwareUse = z.object({ softwareId: recordId, userId: recordId })
