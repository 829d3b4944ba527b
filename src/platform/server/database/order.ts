/** Rows in the order in which their ids are given; of an id that is given twice, the first place counts. */
export function inOrder<Row extends { id: string }>(rows: Row[], ids: string[]): Row[] {
  const places = new Map(ids.map((id, place) => [id, place] as const).reverse())
  const placeOf = ({ id }: Row) => places.get(id) ?? ids.length
  return rows.toSorted((a, b) => placeOf(a) - placeOf(b))
}
