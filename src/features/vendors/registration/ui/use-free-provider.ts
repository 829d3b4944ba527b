import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { ASKED_ONCE } from '#/platform/browser/asked-once.ts'
import { isCorporateEmail } from '../queries.ts'

const ASKED_AFTER_MS = 300

/**
 * Whether an e-mail address is at a provider that gives one to anybody. The list of them is the
 * server's; while it is not known, as without a network, the server judges once the step is sent.
 * @param email '' while it is none
 */
export function useFreeProvider(email: string): boolean {
  const [asked] = useDebouncedValue(email, ASKED_AFTER_MS)
  const { data } = useQuery({
    ...ASKED_ONCE,
    queryKey: ['corporate-email', asked],
    queryFn: ({ signal }) => isCorporateEmail(asked, signal),
    enabled: asked !== '',
  })
  return email !== '' && email === asked && data === false
}
