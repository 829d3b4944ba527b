import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { ownRequestsOf } from '#/features/claims/own/queries.ts'
import { OwnRequests } from '#/features/claims/own/ui/own-requests.tsx'
import { OwnLists } from '#/features/lists/ui/own-lists.tsx'
import { useOwnLists } from '#/features/lists/ui/use-own-lists.ts'
import { SectionsSkeleton } from '#/features/profile/ui/profile-skeleton.tsx'
import { QuotesWay } from '#/features/quotes/ui/quotes-way.tsx'
import { ownReviewsOf } from '#/features/reviews/own/queries.ts'
import { OwnReviews } from '#/features/reviews/own/ui/own-reviews.tsx'
import styles from './profile-activity.module.css'

/** What a person wrote, asked for and saved: all of it at once, so that nothing is pushed down by what comes later. */
export default function ProfileActivity({ userId }: { userId: string }) {
  const { hash } = useLocation()
  const asked = [
    useInfiniteQuery(ownReviewsOf(userId)),
    useQuery(ownRequestsOf(userId)),
    useOwnLists(userId),
  ]
  // Also what failed was there: trying again takes nothing off the screen.
  const isThere = asked.every(({ isFetched }) => isFetched)

  // The browser looked for the part that its address names before it was there. In a frame of its own: in one with
  // what is new it would be seen to move.
  useEffect(() => {
    if (!isThere || !hash) return
    const scroll = () => document.getElementById(hash.slice(1))?.scrollIntoView()
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(scroll)
    })
    return () => cancelAnimationFrame(frame)
  }, [isThere, hash])

  if (!isThere) return <SectionsSkeleton />
  return (
    <div className={styles.activity}>
      <OwnReviews userId={userId} />
      <QuotesWay />
      <OwnRequests userId={userId} />
      <OwnLists userId={userId} />
    </div>
  )
}
