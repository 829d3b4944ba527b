import { expect, it } from 'vitest'
import { heldBytes } from '../testing/held-bytes.server.ts'
import { bytesOfQuestion, type Known } from './engine.server.ts'
import { plainQueries } from './plain.ts'

let spelt = 0
/** A word that no other string shares its memory with, as those that a database sends. */
const newWord = (length: number) => Buffer.from(`${spelt++}`.padStart(length, 'x')).toString()

/** A question as it is kept. */
function question(words: number, exact: number): Known {
  const asked = Array.from({ length: words }, () => ({
    word: newWord(12),
    stem: newWord(10),
    joins: false,
    count: 3,
    stemCount: 4,
    begins: true,
    isWhole: false,
    joinedCount: 0,
    total: 1000,
  }))
  const plain = plainQueries(asked)
  const looked = plain && {
    anywhere: plain.typed,
    ranked: plain.ranked,
    inName: plain.typedName,
  }
  return { words: asked, looked, exact: Array.from({ length: exact }, () => newWord(36)) }
}

it.each([
  ['one word', 1, 0],
  ['a few words', 4, 2],
  ['as many words as a text may have', 100, 0],
  ['many namesakes', 2, 100],
])('a kept question of %s takes no more memory than it counts for', async (_, words, exact) => {
  const many = 2000
  const make = () => Array.from({ length: many }, () => question(words, exact))
  // What the engine of JavaScript keeps of code that runs often is no question's: it is there before.
  for (let time = 0; time < 3; time++) make()
  const before = await heldBytes()
  const held = make()
  const each = ((await heldBytes()) - before) / many
  const counted = bytesOfQuestion(held[0] as Known)
  expect(each).toBeLessThan(counted)
  // Nor does it count for so much that little is kept.
  expect(counted).toBeLessThan(each * 4 + 1000)
})
