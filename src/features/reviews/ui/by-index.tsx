import { Link } from '#/components/link.tsx'

/** Says how a list of what is best rated is ordered. */
export const ByIndex = () => (
  <>
    Em ordem pelo <Link to="/indice">Índice Praça</Link>.
  </>
)
