/** What does nothing without a script. Links and fields work by themselves. */
const PRESSED =
  'button, [role="button"], input:is([type="submit"], [type="reset"]), [data-needs-script]'

/** What begins what a person does. */
const PRESSES = ['pointerdown', 'keydown', 'click', 'submit']

/** What says that somebody is there. */
const SIGNS = [
  ...PRESSES,
  'pointermove',
  'touchstart',
  'wheel',
  'scroll',
  'focusin',
  'input',
  'change',
]

/** How long a page has been there until most of what wakes it is fetched, in ms: what is seen has the line before. */
const FETCH_MS = 2000

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type Entered = Map<Field, { value: string; isChecked: boolean }>

const isField = (target: Element): target is Field => target.matches('input, textarea, select')

/** Enters again, so that React hears of it: what stood in a field as it hydrated is no change to it. */
function enter(field: Field, value: string, isChecked: boolean) {
  const { type } = field
  if (field instanceof HTMLInputElement && (type === 'checkbox' || type === 'radio')) {
    field.checked = !isChecked
    field.click()
    return
  }
  const isText = !(field instanceof HTMLSelectElement)
  const [start, end] = isText ? [field.selectionStart, field.selectionEnd] : [null, null]
  // React notes what is written to a field's own property, and compares it with what is there.
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  if (isText && start !== null) field.setSelectionRange(start, end)
  for (const sign of isText ? ['input'] : ['input', 'change'])
    field.dispatchEvent(new Event(sign, { bubbles: true }))
}

function press(event: Event) {
  const target = event.target as Element
  target.closest('[aria-busy]')?.removeAttribute('aria-busy')
  if (event instanceof SubmitEvent) (target as HTMLFormElement).requestSubmit(event.submitter)
  else target.dispatchEvent(new MouseEvent(event.type, event))
}

/** A browser also moves the pointer as a page is laid out below it, and gives the page itself the focus. */
function isOfPerson(event: Event) {
  if (event.type === 'focusin') return event.target !== document.body
  const { movementX, movementY } = event as PointerEvent
  return event.type !== 'pointermove' || movementX !== 0 || movementY !== 0
}

interface SleepingPage {
  /** Fetches most of what waking needs, and runs nothing. */
  prefetch(): void
  /** Loads and hydrates it. */
  wake(): Promise<void>
  /** Wakes without a sign. */
  isExpected: boolean
  /** Where it is scrolled to as it opens, as `useScrollTo` does where a page is awake. */
  opensAt: Element | null
}

/**
 * Wakes a page at the first sign of a person. What they press and enter before it is awake is kept, and
 * happens then. Where it does not wake, as without a network, it happens as without a script, and the
 * next press tries again.
 */
export function atAttention({ prefetch, wake, isExpected, opensAt }: SleepingPage) {
  let isWaking = false
  // That it is scrolled by itself says nothing of a person.
  let isOpening = opensAt !== null && !isExpected && scrollY === 0
  let pointed: Element | null = null
  const entered: Entered = new Map()
  const pressed: Event[] = []

  function notice(event: Event) {
    const { type, target } = event
    if (isOpening && type === 'scroll') return
    if (!isWaking && isOfPerson(event)) void wakeUp()
    if (!(target instanceof Element)) return
    if (event instanceof PointerEvent) pointed = event.pointerType === 'mouse' ? target : null
    if ((type === 'input' || type === 'change') && isField(target)) {
      const isChecked = target instanceof HTMLInputElement && target.checked
      entered.set(target, { value: target.value, isChecked })
    }
    // What closes a dialog does so by itself.
    if (target.closest('form[method="dialog"]')) return
    const button = type === 'click' ? target.closest(PRESSED) : null
    if (!button && type !== 'submit') return
    event.preventDefault()
    event.stopImmediatePropagation()
    pressed.push(event)
    button?.setAttribute('aria-busy', 'true')
  }

  function listen(signs: string[]) {
    for (const sign of signs) {
      const passive = sign !== 'click' && sign !== 'submit'
      addEventListener(sign, notice, { capture: true, passive })
    }
  }

  async function wakeUp() {
    isWaking = true
    const isAwake = await wake().then(
      () => true,
      () => false,
    )
    for (const sign of SIGNS) removeEventListener(sign, notice, true)
    for (const [field, { value, isChecked }] of entered) enter(field, value, isChecked)
    // Who follows the pointer and the focus learns where they are.
    pointed?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    pointed?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
    document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    pressed.forEach(press)
    if (isAwake) return
    entered.clear()
    pressed.length = 0
    isWaking = false
    listen(PRESSES)
  }

  function fetchLater() {
    setTimeout(() => {
      if (!isWaking && document.visibilityState === 'visible') prefetch()
    }, FETCH_MS)
  }

  /** Whether somebody is in a field since before this script came; what they wrote there is kept. */
  function isInUse() {
    const focused = document.activeElement
    const isText = focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement
    if (isText && focused.value !== focused.defaultValue)
      entered.set(focused, { value: focused.value, isChecked: false })
    return focused !== null && focused !== document.body
  }

  function open() {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    const opened = () => {
      isOpening = false
    }
    addEventListener('scrollend', opened, { once: true })
    opensAt?.scrollIntoView({ behavior: isCalm ? 'instant' : 'smooth' })
  }

  if (isOpening) open()
  listen(SIGNS)
  if (isInUse() || isExpected) void wakeUp()
  else if (document.readyState === 'complete') fetchLater()
  else addEventListener('load', fetchLater, { once: true })
}
