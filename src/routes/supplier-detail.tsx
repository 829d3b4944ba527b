import { redirect } from 'react-router'

/** The details without a supplier: the listing, to choose one. */
export function loader() {
  throw redirect('/suppliers')
}
