import { Award } from 'lucide-react'
import { Tag } from '#/components/chip.tsx'
import { lazyPart } from '#/components/lazy-part.tsx'
import type { CertificateWire, PublicProfile } from '../schema.ts'
import { EditableSection, type EntryFormProps } from './editable-section.tsx'
import styles from './entry.module.css'
import { MonthText } from './period.tsx'

const CertificateForm = lazyPart<EntryFormProps<CertificateWire>>(
  () => import('./certificate-form.tsx'),
)

export function CertificatesSection({
  profile: { _id, certifications },
  owner,
}: {
  profile: PublicProfile
  owner: boolean
}) {
  return (
    <EditableSection
      title="Licenças e certificados"
      icon={<Award />}
      section="certificate"
      userId={_id}
      entries={certifications}
      owner={owner}
      empty={{
        owner: 'Mostre as licenças, os cursos e os certificados que você conquistou.',
        others: 'Nenhuma licença ou certificado informado ainda.',
      }}
      adding="Adicionar licença ou certificado"
      editing="Editar licença ou certificado"
      Form={CertificateForm}
      nameOf={({ name, institution }) => `${name}, ${institution}`}
    >
      {(controls) => (
        <ul className={styles.tiles}>
          {certifications.map((certificate) => (
            <li key={certificate._id} className={styles.tile}>
              <div className={styles.body}>
                <Tag tone={certificate.tipo === 'Curso' ? 'sun' : 'brand'}>{certificate.tipo}</Tag>
                <h3 className={`${styles.title} ${styles.under}`}>{certificate.name}</h3>
                <p className={styles.place}>{certificate.institution}</p>
                <p className={styles.meta}>
                  <span>
                    Concluído em <MonthText month={certificate.dateFinish} />
                  </span>
                </p>
              </div>
              {controls(certificate)}
            </li>
          ))}
        </ul>
      )}
    </EditableSection>
  )
}
