import { useQuery } from '@tanstack/react-query'
import { FolderOpen } from 'lucide-react'
import { useEffect, useState } from 'react'
import { ButtonLink } from '#/components/button.tsx'
import { profileOf } from '#/features/profile/queries.ts'
import { newSupplierPath } from '#/platform/links.ts'
import type { Draft } from './draft.ts'
import { readDrafts } from './drafts.ts'
import styles from './wizard-notice.module.css'

interface UnfinishedListProps {
  /** Whose drafts the browser keeps. */
  owner: string
  /** '' for nobody. */
  userId: string
}

/** Registrations that were begun and can go on, here or from where the server has them. */
export function UnfinishedList({ owner, userId }: UnfinishedListProps) {
  const [drafts, setDrafts] = useState<Draft[]>([])
  const { data } = useQuery({ ...profileOf(userId), enabled: userId !== '' })
  useEffect(() => setDrafts(readDrafts(owner)), [owner])

  const pages = (data?.vendors ?? []).filter(({ visivel, logo }) => !visivel && logo === '')
  const unfinished = [
    ...pages.map(({ _id, nomeFantasia, razaoSocial }) => ({
      to: newSupplierPath(_id),
      name: nomeFantasia || razaoSocial,
    })),
    ...drafts
      .filter(({ param, vendorId }) => param !== '' && vendorId === null)
      .map(({ param, details }) => ({
        to: newSupplierPath(param),
        name: details.nomeFantasia || details.razaoSocial || details.cnpj || '',
      })),
  ]
  if (unfinished.length === 0) return null
  return (
    <section className={styles.unfinished} aria-labelledby="por-terminar">
      <h2 id="por-terminar">
        <FolderOpen aria-hidden="true" />
        {unfinished.length === 1
          ? 'Você tem um cadastro por terminar'
          : 'Você tem cadastros por terminar'}
      </h2>
      <ul>
        {unfinished.map(({ to, name }) => (
          <li key={to}>
            <span>{name}</span>
            <ButtonLink look="secondary" to={to} aria-label={`Continuar o cadastro de ${name}`}>
              Continuar
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
