import { BriefcaseBusiness } from 'lucide-react'
import { lazyPart } from '#/components/lazy-part.tsx'
import type { ExperienceWire, PublicProfile } from '../schema.ts'
import { EditableSection, type EntryFormProps } from './editable-section.tsx'
import styles from './entry.module.css'
import { Entry } from './entry.tsx'
import { Period } from './period.tsx'

const ExperienceForm = lazyPart<EntryFormProps<ExperienceWire>>(
  () => import('./experience-form.tsx'),
)

export function ExperienceSection({
  profile: { _id, companies },
  owner,
}: {
  profile: PublicProfile
  owner: boolean
}) {
  return (
    <EditableSection
      title="Experiência"
      icon={<BriefcaseBusiness />}
      section="experience"
      userId={_id}
      entries={companies}
      owner={owner}
      empty={{
        owner: 'Conte onde você trabalha e já trabalhou. Comece pelo emprego atual.',
        others: 'Nenhuma experiência informada ainda.',
      }}
      adding="Adicionar experiência"
      editing="Editar experiência"
      Form={ExperienceForm}
      nameOf={({ position, institution }) => `${position}, ${institution}`}
    >
      {(controls) => (
        <ol className={styles.list}>
          {companies.map((experience) => (
            <Entry
              key={experience._id}
              title={experience.position}
              place={experience.institution}
              location={experience.location}
              time={<Period start={experience.startDate} end={experience.endDate} />}
              description={experience.description}
              current={!experience.endDate}
              controls={controls(experience)}
            />
          ))}
        </ol>
      )}
    </EditableSection>
  )
}
