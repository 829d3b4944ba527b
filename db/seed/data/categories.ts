/** What people miss, and Admins have not decided about. */
export const SUGGESTED_CATEGORIES = [
  { kind: 'software', name: 'Gestão de vinícolas' },
  { kind: 'service', name: 'Consultoria em acessibilidade digital' },
] as const
