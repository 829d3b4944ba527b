import { removalDate } from '#/domain/account-removal.ts'
import { fromDay } from '#/domain/month.ts'
import type { PersonRow } from '#/features/people/service.server.ts'
import { fileUrlOrEmpty } from '#/platform/file-urls.ts'
import type { SoftwareRow, VendorRow } from './repository.server.ts'
import type {
  CertificateWire,
  EducationWire,
  ExperienceWire,
  ManagedVendor,
  OwnProfile,
  PublicProfile,
  UsedSoftware,
} from './schema.ts'
import type { Item } from './sections/repository.server.ts'

const ROLES = { user: 'User', admin: 'Admin' } as const

/** When something was, as the wire has it; of what goes on there is no end. */
const presentPeriod = (row: Item<'experience'> | Item<'education'>) => ({
  startDate: fromDay(row.startDate),
  endDate: row.endDate ? fromDay(row.endDate) : '',
  isCurrent: row.isCurrent,
})

export const presentExperience = (row: Item<'experience'>): ExperienceWire => ({
  _id: row.id,
  position: row.position,
  institution: row.institution,
  location: row.location ?? '',
  description: row.description ?? '',
  ...presentPeriod(row),
  userID: row.userId,
})

export const presentEducation = (row: Item<'education'>): EducationWire => ({
  _id: row.id,
  formacao: row.degree,
  institution: row.institution,
  location: row.location ?? '',
  ...presentPeriod(row),
  userID: row.userId,
})

export const presentCertificate = (row: Item<'certificate'>): CertificateWire => ({
  _id: row.id,
  tipo: row.kind,
  name: row.name,
  institution: row.institution,
  dateFinish: fromDay(row.finishedOn),
  userID: row.userId,
})

export const presentSoftware = (row: SoftwareRow): UsedSoftware => ({
  _id: row.id,
  name: row.name,
  logo: fileUrlOrEmpty(row.logoKey),
})

const presentVendor = (row: VendorRow): ManagedVendor => ({
  _id: row.id,
  razaoSocial: row.razaoSocial,
  nomeFantasia: row.nomeFantasia ?? '',
  logo: fileUrlOrEmpty(row.logoKey),
  visivel: row.isVisible,
})

/** The lists of a profile, in their order. */
export interface ProfileLists {
  experiences: Item<'experience'>[]
  educations: Item<'education'>[]
  certificates: Item<'certificate'>[]
  softwares: SoftwareRow[]
  vendors: VendorRow[]
}

export function presentPublicProfile(person: PersonRow, lists: ProfileLists): PublicProfile {
  const photo = fileUrlOrEmpty(person.photoKey)
  return {
    _id: person.id,
    firstName: person.firstName,
    lastName: person.lastName,
    plataformName: person.username,
    company: person.company ?? '',
    position: person.position ?? '',
    about: person.about ?? '',
    photo,
    avatar: photo,
    companies: lists.experiences.map(presentExperience),
    education: lists.educations.map(presentEducation),
    certifications: lists.certificates.map(presentCertificate),
    softwares: lists.softwares.map(presentSoftware),
    vendors: lists.vendors.map(presentVendor),
  }
}

export function presentOwnProfile(
  person: PersonRow,
  lists: ProfileLists,
  own: { ownedOfferIds: string[]; hasPassword: boolean; hasGoogle: boolean },
): OwnProfile {
  const { deletionRequestedAt } = person
  return {
    ...presentPublicProfile(person, lists),
    email: person.email,
    phoneNumber: person.phoneNumber ?? '',
    type: ROLES[person.role],
    ownedSoftwares: own.ownedOfferIds,
    hasPassword: own.hasPassword,
    hasGoogle: own.hasGoogle,
    deletionAt: deletionRequestedAt ? removalDate(deletionRequestedAt).toISOString() : '',
  }
}
