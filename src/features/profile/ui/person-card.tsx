import { Link2, Pencil } from 'lucide-react'
import { Avatar } from '#/components/avatar.tsx'
import { Button } from '#/components/button.tsx'
import { FormDialog } from '#/components/form-dialog.tsx'
import { lazyPart } from '#/components/lazy-part.tsx'
import { useDialog } from '#/components/use-dialog.ts'
import { showAlert } from '#/platform/browser/alerts.ts'
import { NO_ABOUT } from '../limits.ts'
import type { OwnProfile, PublicProfile } from '../schema.ts'
import styles from './person-card.module.css'
import type { ProfileFormProps } from './profile-form.tsx'

const ProfileForm = lazyPart<ProfileFormProps>(() => import('./profile-form.tsx'))

interface PersonCardProps {
  profile: PublicProfile
  own?: OwnProfile
}

/** Who the person is: photo, name, work, and a few words about themselves. */
export function PersonCard({ profile, own }: PersonCardProps) {
  const { firstName, lastName, plataformName, position, company, photo } = profile
  // An older version of the site stored the word itself.
  const about = profile.about === 'null' ? '' : profile.about
  return (
    <section className={styles.card} aria-label="Quem é">
      <div className={styles.cover} aria-hidden="true" />
      <Avatar person={profile} photo={photo} className={styles.photo} />
      <h1 className={styles.name}>
        {firstName} {lastName}
      </h1>
      <p className={styles.handle}>@{plataformName}</p>
      {(position || company) && (
        <p className={styles.work}>
          {position && <strong>{position}</strong>}
          {company && <span>{company}</span>}
        </p>
      )}
      <p className={about ? styles.about : styles.silent}>{about || NO_ABOUT}</p>
      {own && <OwnerActions own={own} />}
    </section>
  )
}

function OwnerActions({ own }: { own: OwnProfile }) {
  const editing = useDialog()

  async function copyAddress() {
    try {
      await navigator.clipboard.writeText(`${location.origin}/usuario/perfil/${own._id}`)
      showAlert('success', 'Link do perfil copiado.')
    } catch {
      showAlert('error', 'Não foi possível copiar o link.')
    }
  }

  return (
    <div className={styles.actions}>
      <Button onClick={() => editing.open()}>
        <Pencil aria-hidden="true" size={17} /> Editar perfil
      </Button>
      <Button look="secondary" onClick={copyAddress}>
        <Link2 aria-hidden="true" size={18} /> Copiar link do perfil
      </Button>
      <FormDialog title="Editar perfil" {...editing.props}>
        <ProfileForm own={own} onClose={editing.close} />
      </FormDialog>
    </div>
  )
}
