/** What a fault did. */
export interface Row {
  fault: string
  must: string
  seen: string
  isMet: boolean
}

export const printRow = ({ fault, must, seen, isMet }: Row) =>
  console.log(`${isMet ? 'met   ' : 'MISSED'} | ${fault} | must: ${must} | seen: ${seen}`)
