import { describe, expect, it, vi } from 'vitest'
import { sent, unsent } from '../still.ts'
import { htmlOf, MAX_BYTES } from './kept-html.server.ts'
import { heldBytes } from './testing/held-bytes.server.ts'

interface Row {
  name: string
}
const rendered = vi.fn()

function Name({ name }: Row) {
  rendered(name)
  return <b>{name}</b>
}

const Title = ({ name }: Row) => <h3 title={name}>{name}</h3>

describe('what is written once', () => {
  it('is rendered once for the same data, and again for a row that changed', () => {
    const written = ['Um', 'Um', 'Dois', 'Um'].map((name) => htmlOf(<Name name={name} />))
    expect(written).toEqual(['<b>Um</b>', '<b>Um</b>', '<b>Dois</b>', '<b>Um</b>'])
    expect(rendered).toHaveBeenCalledTimes(2)
  })

  it('is not taken for what another component makes of the same data', () => {
    expect(htmlOf(<Name name="A" />)).toBe('<b>A</b>')
    expect(htmlOf(<Title name="A" />)).toBe('<h3 title="A">A</h3>')
  })

  it('holds what people typed as text', () => {
    expect(htmlOf(<Title name={'"<b>'} />)).toBe('<h3 title="&quot;&lt;b&gt;">&quot;&lt;b&gt;</h3>')
  })
})

it('holds texts in no more memory than its bound', async () => {
  const before = await heldBytes()
  // Of two bytes a character: enough for twice what it holds.
  const text = '€'.repeat(2000)
  for (let n = 0; n < 2000; n++) htmlOf(<Title name={`${n} ${text}`} />)
  expect((await heldBytes()) - before).toBeLessThan(MAX_BYTES)
})

it('rows that stay with the server are counted in what is sent, and no more', () => {
  const rows = [{ name: 'A' }, { name: 'B' }]
  expect(JSON.stringify(unsent(rows))).toBe('{"count":2}')
  expect(unsent(rows).rows).toBe(rows)
  expect(JSON.parse(JSON.stringify(sent(rows)))).toEqual({ count: 2, rows })
})
