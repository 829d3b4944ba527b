import { queryOptions } from '@tanstack/react-query'
import { callApi, callData } from '#/platform/browser/api-client.ts'
import type {
  CertificateWire,
  EducationWire,
  ExperienceWire,
  OwnProfile,
  ProfileForm,
  PublicProfile,
} from './schema.ts'

/** Parts of a profile that hold entries, by the path of their calls. */
const SECTION_PATHS = {
  experience: '/v1/company',
  education: '/v1/educational',
  certificate: '/v1/certification',
} as const
export type SectionName = keyof typeof SECTION_PATHS

/** What the form of an entry holds. */
export type ExperienceValues = Omit<ExperienceWire, '_id' | 'userID'>
export type EducationValues = Omit<EducationWire, '_id' | 'userID'>
export type CertificateValues = Omit<CertificateWire, '_id' | 'userID' | 'tipo'> & { tipo: string }

/** A profile as the person who asks may see it: whole for the person themselves. */
export const fetchProfile = (userId: string, signal?: AbortSignal) =>
  callData<OwnProfile | PublicProfile>(`/v1/login?id=${userId}`, {
    ...(signal && { signal }),
    quiet: true,
  })

export const profileOf = (userId: string) =>
  queryOptions({
    queryKey: ['profile', userId],
    queryFn: ({ signal }) => fetchProfile(userId, signal),
  })

/** Whether the server answered as to the person themselves. */
export const isOwnProfile = (profile: OwnProfile | PublicProfile): profile is OwnProfile =>
  'email' in profile

/** Adds an entry, or changes the one that `id` names. */
export const saveEntry = (
  section: SectionName,
  values: ExperienceValues | EducationValues | CertificateValues,
  { userId, id }: { userId: string; id?: string },
) =>
  callApi(SECTION_PATHS[section], {
    method: id ? 'PUT' : 'POST',
    body: { ...values, userID: userId, _id: id },
  })

export const deleteEntry = (section: SectionName, id: string, userId: string) =>
  callApi(`${SECTION_PATHS[section]}?${new URLSearchParams({ id, idUser: userId })}`, {
    method: 'DELETE',
  })

export const addSoftware = (softwareId: string, userId: string) =>
  callApi('/v1/user/software', { method: 'PUT', body: { softwareId, userId } })

export const removeSoftware = (softwareId: string, userId: string) =>
  callApi('/v1/user/software', { method: 'DELETE', body: { softwareId, userId } })

/** What happens to the photo: a new one, none, or nothing. */
export type PhotoChange = File | 'remove' | undefined

export function saveProfile(values: ProfileForm, photo: PhotoChange) {
  const body = new FormData()
  for (const [name, value] of Object.entries(values)) body.set(name, value)
  if (photo === 'remove') body.set('removerFoto', 'true')
  else if (photo) body.set('foto', photo)
  return callApi('/v1/login/alter', { method: 'POST', body })
}

/**
 * Takes a supplier page down.
 * @returns whether that can be undone
 * @throws ApiError, with the reason `proof` for who has to prove first that the company is theirs
 */
export const deleteVendorPage = (vendorId: string, userId: string) =>
  callData<{ desfazer: boolean }>(`/v1/vendor/page/${vendorId}/${userId}`, { method: 'DELETE' })
