import type { ReactNode } from 'react'
import { CardGrid } from '#/components/card-grid.tsx'
import { Section } from '#/components/section.tsx'
import type { StoryWire, TestimonyWire } from '../schema.ts'
import { StoryCard } from './story-card.tsx'
import { TestimonyCard } from './testimony-card.tsx'

interface ShownProps<T> {
  /** In their order. */
  shown: T[]
  /** In edit mode, where the section is always there: the way to choose, or what there is instead. */
  tools?: ReactNode
}

/** The success stories that a supplier's page shows; without any there is no section. */
export function ShownStories({ shown, tools }: ShownProps<StoryWire>) {
  if (shown.length === 0 && !tools) return null
  return (
    <Section title="Histórias de Sucesso">
      {tools}
      {shown.length === 1 ? (
        shown.map((story) => <StoryCard key={story._id} story={story} isAlone />)
      ) : (
        <CardGrid>
          {shown.map((story) => (
            <StoryCard key={story._id} story={story} />
          ))}
        </CardGrid>
      )}
    </Section>
  )
}

/** The testimonies that a supplier's page shows; without any there is no section. */
export function ShownTestimonies({ shown, tools }: ShownProps<TestimonyWire>) {
  if (shown.length === 0 && !tools) return null
  return (
    <Section title="Depoimentos">
      {tools}
      <CardGrid>
        {shown.map((testimony) => (
          <TestimonyCard key={testimony._id} testimony={testimony} />
        ))}
      </CardGrid>
    </Section>
  )
}
