import { GraduationCap } from 'lucide-react'
import { lazyPart } from '#/components/lazy-part.tsx'
import type { EducationWire, PublicProfile } from '../schema.ts'
import { EditableSection, type EntryFormProps } from './editable-section.tsx'
import styles from './entry.module.css'
import { Entry } from './entry.tsx'
import { Period } from './period.tsx'

const EducationForm = lazyPart<EntryFormProps<EducationWire>>(() => import('./education-form.tsx'))

export function EducationSection({
  profile: { _id, education },
  owner,
}: {
  profile: PublicProfile
  owner: boolean
}) {
  return (
    <EditableSection
      title="Formação acadêmica"
      icon={<GraduationCap />}
      section="education"
      userId={_id}
      entries={education}
      owner={owner}
      empty={{
        owner: 'Adicione sua graduação, cursos técnicos e especializações.',
        others: 'Nenhuma formação informada ainda.',
      }}
      adding="Adicionar formação"
      editing="Editar formação"
      Form={EducationForm}
      nameOf={({ formacao, institution }) => `${formacao}, ${institution}`}
    >
      {(controls) => (
        <ol className={styles.list}>
          {education.map((study) => (
            <Entry
              key={study._id}
              title={study.formacao}
              place={study.institution}
              location={study.location}
              time={<Period start={study.startDate} end={study.endDate} />}
              current={!study.endDate}
              controls={controls(study)}
            />
          ))}
        </ol>
      )}
    </EditableSection>
  )
}
