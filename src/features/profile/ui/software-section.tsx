import { AppWindow } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { ConfirmDialog } from '#/components/confirm-dialog.tsx'
import { FormDialog } from '#/components/form-dialog.tsx'
import { lazyPart } from '#/components/lazy-part.tsx'
import { LogoTile } from '#/components/logo-tile.tsx'
import { showAlert } from '#/platform/browser/alerts.ts'
import { removeSoftware } from '../queries.ts'
import type { PublicProfile, UsedSoftware } from '../schema.ts'
import { EntryControls } from './entry-controls.tsx'
import { SectionCard } from './section-card.tsx'
import type { SoftwareFormProps } from './software-form.tsx'
import styles from './software-section.module.css'
import { useReloadProfile } from './use-own-profile.ts'

const SoftwareForm = lazyPart<SoftwareFormProps>(() => import('./software-form.tsx'))

/** The software that the person says to use. */
export function SoftwareSection({
  profile: { _id: userId, softwares },
  owner,
}: {
  profile: PublicProfile
  owner: boolean
}) {
  const reload = useReloadProfile(userId)
  const add = useRef<HTMLButtonElement>(null)
  const [adding, setAdding] = useState(false)
  const [removal, setRemoval] = useState<{ asked: boolean; software?: UsedSoftware }>({
    asked: false,
  })
  const empty = owner
    ? 'Diga quais softwares você usa no trabalho: quem procura a sua experiência encontra você.'
    : 'Nenhum software informado ainda.'

  async function confirmRemoval() {
    if (!removal.software) return
    await removeSoftware(removal.software._id, userId)
    await reload()
    showAlert('success', 'Item excluído.')
    // What opened the question is gone with the software.
    add.current?.focus()
  }

  return (
    <>
      <SectionCard
        title="Ferramentas e Softwares"
        icon={<AppWindow />}
        add={
          owner
            ? { label: 'Adicionar software', onClick: () => setAdding(true), ref: add }
            : undefined
        }
        empty={softwares.length > 0 ? undefined : empty}
      >
        <ul className={styles.list}>
          {softwares.map((software) => (
            <li key={software._id} className={styles.software}>
              <Link to={`/software/details/${software._id}`} className={styles.link}>
                <LogoTile src={software.logo} kind="Software" size={40} />
                <span>{software.name}</span>
              </Link>
              {owner && (
                <EntryControls
                  name={software.name}
                  onDelete={() => setRemoval({ asked: true, software })}
                />
              )}
            </li>
          ))}
        </ul>
      </SectionCard>
      {owner && (
        <>
          <FormDialog title="Adicionar software" opened={adding} onClose={() => setAdding(false)}>
            <SoftwareForm userId={userId} used={softwares} onClose={() => setAdding(false)} />
          </FormDialog>
          <ConfirmDialog
            title="Excluir Item"
            question="Tem certeza que deseja excluir este item?"
            opened={removal.asked}
            onClose={() => setRemoval((before) => ({ ...before, asked: false }))}
            onConfirm={confirmRemoval}
          />
        </>
      )}
    </>
  )
}
