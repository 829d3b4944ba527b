/** Rows in the order in which their ids are given. */
export function inOrder<Row extends { id: string }>(rows: Row[], ids: string[]): Row[] {
  const places = new Map(ids.map((id, place) => [id, place]))
  const placeOf = ({ id }: Row) => places.get(id) ?? ids.length
  return rows.toSorted((a, b) => placeOf(a) - placeOf(b))
}
