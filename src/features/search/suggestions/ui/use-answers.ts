import { useEffect, useState } from 'react'
import { suggestionsFor } from '../queries.ts'
import type { Suggestion } from '../schema.ts'

/** How long typing pauses before it is asked for, in ms. */
const ASKED_AFTER_MS = 150
/** Letters from which on something is suggested. */
const SHORTEST = 2

/** What a text is asked as: one address for what means the same. */
const questionOf = (text: string) => {
  const question = text.trim().replace(/\s+/g, ' ').toLowerCase()
  return question.length < SHORTEST ? '' : question
}

/** What answers a question. */
export interface Answers {
  question: string
  suggestions: Suggestion[]
}

const NONE: Answers = { question: '', suggestions: [] }

/**
 * The suggestions for a text; those of the text before stay until they are there. An answer to an older
 * text is never taken: its call is ended, and what it still brings is dropped.
 */
export function useAnswers(text: string, tipo: string | undefined): Answers {
  const [answers, setAnswers] = useState(NONE)
  const question = questionOf(text)

  useEffect(() => {
    if (!question) return setAnswers(NONE)
    const asking = new AbortController()
    const timer = setTimeout(async () => {
      // Without an answer, as without a network, nothing is suggested.
      const suggestions = await suggestionsFor(question, tipo, asking.signal).catch(() => [])
      if (!asking.signal.aborted) setAnswers({ question, suggestions })
    }, ASKED_AFTER_MS)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [question, tipo])

  return question ? answers : NONE
}
