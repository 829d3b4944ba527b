/** The value below which a share of the numbers lies. @param share from 0 to 1 */
export function quantile(numbers: number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const value = sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)]
  if (value === undefined) throw new Error('No numbers to measure.')
  return value
}

export const median = (numbers: number[]) => quantile(numbers, 0.5)

/** '12.3' */
export const oneDecimal = (value: number) => value.toFixed(1)
