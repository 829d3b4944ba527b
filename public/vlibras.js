/*
 * The button of VLibras (VLIBRAS=on), which translates texts into Libras. Nothing is asked of its servers
 * before somebody presses it. Apart from the site's scripts: of most installations it is no part.
 */
;(() => {
  const PLUGIN = 'https://vlibras.gov.br/app/vlibras-plugin.js'
  const APP = 'https://vlibras.gov.br/app'

  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'vlibras-button'
  button.textContent = 'Libras'
  button.setAttribute('aria-label', 'Traduzir para Libras com o VLibras')

  /** @param {Record<string, string>} attributes @param {Element[]} children */
  function part(attributes, ...children) {
    const element = document.createElement('div')
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    element.append(...children)
    return element
  }
  const place = part(
    { vw: '', class: 'enabled' },
    part({ 'vw-access-button': '', class: 'active' }),
    part({ 'vw-plugin-wrapper': '' }, part({ class: 'vw-plugin-top-wrapper' })),
  )

  function open() {
    button.disabled = true
    button.textContent = 'Abrindo…'
    const script = document.createElement('script')
    script.src = PLUGIN
    script.onload = () => {
      document.body.append(place)
      const { VLibras } = /** @type {any} */ (window)
      new VLibras.Widget(APP)
      // The plugin waits for the page to load, which is long ago.
      window.dispatchEvent(new Event('load'))
      button.remove()
    }
    script.onerror = () => {
      script.remove()
      button.disabled = false
      button.textContent = 'Libras: tente de novo'
    }
    document.head.append(script)
  }
  button.addEventListener('click', open)

  // After the page's own scripts have taken over what the server sent.
  addEventListener('load', () => document.body.append(button), { once: true })
})()
