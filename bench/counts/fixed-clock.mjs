/**
 * Stops the clock of dates where it runs, so that texts such as 'há 3 dias' are the same in every
 * count. Timers go on. It runs in every thread of the server, and as text in the browser.
 */
export function stopClock() {
  const now = Date.UTC(2026, 5, 10, 15)
  globalThis.Date = new Proxy(Date, {
    construct: (date, given, target) =>
      Reflect.construct(date, given.length > 0 ? given : [now], target),
  })
  Date.now = () => now
}
