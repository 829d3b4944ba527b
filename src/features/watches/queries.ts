import { queryOptions } from '@tanstack/react-query'
import { callData } from '#/platform/browser/api-client.ts'
import { whileLoggedIn } from '#/platform/browser/while-logged-in.ts'
import type { NewsItem, Proposal, Subject, WatchesWire } from './schema.ts'

const PATH = '/v1/acompanhamentos'

/** What the person who is logged in watches. */
export const watchesOf = (userId: string) =>
  queryOptions({
    queryKey: ['watches', userId],
    queryFn: ({ signal }) => callData<WatchesWire>(PATH, { signal, quiet: true }),
  })

/** The latest news of it; another watch has others. */
export const newsOf = (userId: string, watched: string[]) =>
  queryOptions({
    queryKey: ['watches', userId, 'news', watched],
    queryFn: ({ signal }) => callData<NewsItem[]>(`${PATH}/novidades`, { signal, quiet: true }),
  })

/** What would be watched, by its name. */
export const proposalOf = ({ tipo, alvo }: Pick<Subject, 'alvo'> & { tipo: string }) =>
  queryOptions({
    queryKey: ['watch proposal', tipo, alvo],
    queryFn: ({ signal }) =>
      callData<Proposal>(`${PATH}/alvo?${new URLSearchParams({ tipo, alvo })}`, {
        signal,
        quiet: true,
      }),
  })

const change = <T = WatchesWire>(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  whileLoggedIn(callData<T>(PATH + path, { method, body }))

export const watch = (subject: Subject, eventos: string[]) =>
  change('POST', '', { ...subject, eventos })
export const endWatch = (id: string) => change('DELETE', `/${id}`)
export const changeRhythm = (frequencia: WatchesWire['frequencia']) =>
  change('PUT', '', { frequencia })
export const openFeed = () => change<{ url: string }>('POST', '/feed')
export const closeFeed = () => change<null>('DELETE', '/feed')

/** Ends letters, by what one of them carries. @throws ApiError 400 for a link that is none */
export const stopLetters = (token: string) =>
  callData<null>(`${PATH}/encerrar/${encodeURIComponent(token)}`, {
    method: 'POST',
    anonymous: true,
    quiet: true,
  })
