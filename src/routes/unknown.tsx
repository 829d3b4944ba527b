import { redirect } from 'react-router'

/** Unknown addresses lead home. */
export function loader() {
  throw redirect('/')
}
