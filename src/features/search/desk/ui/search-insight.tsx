import type { OnChanged } from '#/platform/desk.ts'
import { QuestionTrial } from './question-trial.tsx'
import { SearchesSection } from './searches-section.tsx'

/** How a question is understood, and what people search for. */
export default function SearchInsight({ onChanged }: { onChanged: OnChanged }) {
  return (
    <>
      <QuestionTrial />
      <SearchesSection onChanged={onChanged} />
    </>
  )
}
