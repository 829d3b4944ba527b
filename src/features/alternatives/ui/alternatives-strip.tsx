import { Section, SeeAll } from '#/components/section.tsx'
import { StillCards } from '#/components/still-cards.tsx'
import type { Still } from '#/platform/still.ts'
import { alternativesPath } from '../links.ts'
import type { Alternative } from '../schema.ts'
import styles from './alternative-card.module.css'
import { AlternativeCard } from './alternative-card.tsx'

interface AlternativesStripProps {
  software: { id: string; name: string }
  alternatives: Still<Alternative>
}

/** Where all are told is a page of its own. */
const REASONS_BESIDE = 2

/** On the page of a software: what may take its place. */
export const AlternativesStrip = ({ software, alternatives }: AlternativesStripProps) => (
  <Section
    title={`Alternativas a ${software.name}`}
    action={<SeeAll to={alternativesPath(software.id)} text="Ver todas e por quê" />}
  >
    <div className={styles.strip}>
      <StillCards name="alternatives" of={alternatives}>
        {({ motivos, ...alternative }) => (
          <AlternativeCard
            key={alternative.id}
            {...alternative}
            motivos={motivos.slice(0, REASONS_BESIDE)}
          />
        )}
      </StillCards>
    </div>
  </Section>
)
