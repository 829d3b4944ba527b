import { AppWindow } from 'lucide-react'
import { useRef } from 'react'
import { ConfirmDialog } from '#/components/confirm-dialog.tsx'
import { FormDialog } from '#/components/form-dialog.tsx'
import { lazyPart } from '#/components/lazy-part.tsx'
import { Link } from '#/components/link.tsx'
import { LogoTile } from '#/components/logo-tile.tsx'
import { useDialog } from '#/components/use-dialog.ts'
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
  const adding = useDialog()
  const removal = useDialog<UsedSoftware>()
  const empty = owner
    ? 'Diga quais softwares você usa no trabalho: eles aparecem no seu perfil.'
    : 'Nenhum software informado ainda.'

  async function confirmRemoval() {
    if (!removal.about) return
    await removeSoftware(removal.about._id, userId)
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
            ? { label: 'Adicionar software', onClick: () => adding.open(), ref: add }
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
                <EntryControls name={software.name} onDelete={() => removal.open(software)} />
              )}
            </li>
          ))}
        </ul>
      </SectionCard>
      {owner && (
        <>
          <FormDialog title="Adicionar software" {...adding.props}>
            <SoftwareForm userId={userId} used={softwares} onClose={adding.close} />
          </FormDialog>
          <ConfirmDialog
            title="Excluir Item"
            question="Tem certeza que deseja excluir este item?"
            deed="Sim"
            {...removal.props}
            onConfirm={confirmRemoval}
          />
        </>
      )}
    </>
  )
}
