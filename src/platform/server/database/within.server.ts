/** A limit is counted in so many ticks: of a process that was busy for seconds, one is late and no more. */
const TICKS = 4

/** @throws Error where an answer does not come in time */
export async function within<T>(ms: number, answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    let left = TICKS
    timer = setInterval(() => {
      if (--left <= 0) reject(new Error('The database did not answer in time.'))
    }, ms / TICKS)
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    clearInterval(timer)
    answer.catch(() => {})
  }
}
