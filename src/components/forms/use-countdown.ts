import { useEffect, useState } from 'react'
import { secondsLeft } from '#/domain/countdown.ts'

const TICK_MS = 1000

interface Countdown {
  /** Seconds still to wait; 0 when there is nothing to wait for. */
  left: number
  /** Waits the whole time, from now on. */
  restart(): void
}

/** @param running whether it counts from the start, as where a mail has just been sent */
export function useCountdown(seconds: number, running: boolean): Countdown {
  const [start, setStart] = useState(() => (running ? Date.now() : null))
  const [now, setNow] = useState(start ?? 0)
  const left = start === null ? 0 : secondsLeft(start, seconds, now)
  const waits = left > 0

  useEffect(() => {
    if (start === null || !waits) return
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [start, waits])

  function restart() {
    const moment = Date.now()
    setStart(moment)
    setNow(moment)
  }

  return { left, restart }
}
