const MIB = 1024 * 1024

const megabytes = new Intl.NumberFormat('pt-BR', {
  style: 'unit',
  unit: 'megabyte',
  maximumFractionDigits: 1,
})
const kilobytes = new Intl.NumberFormat('pt-BR', {
  style: 'unit',
  unit: 'kilobyte',
  maximumFractionDigits: 0,
})

/** 3_500_000 → '3,3 MB', 4000 → '4 kB'. @param size in bytes */
export const fileSize = (size: number) =>
  size >= MIB ? megabytes.format(size / MIB) : kilobytes.format(Math.max(1, size / 1024))
