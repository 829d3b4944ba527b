import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Unbroken } from './unbroken.tsx'

it('keeps a short word with its hyphen in one part, also within the elements among the words', () => {
  expect(
    renderToStaticMarkup(
      <Unbroken>
        <p>Emite NF-e</p>
      </Unbroken>,
    ),
  ).toBe('<p><span>Emite <span class="unbroken">NF-e</span></span></p>')
})

it('ends where one stands within another', () => {
  expect(
    renderToStaticMarkup(
      <Unbroken>
        <p>
          <Unbroken>O resto</Unbroken>
        </p>
      </Unbroken>,
    ),
  ).toBe('<p>O resto</p>')
})
