import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { notYet } from '../guards'
import { PageSkeleton } from './PageSkeleton'

/** For a page that finds out only when it is shown, by the day, that its step is not reachable yet. */
export function LedToMyPage() {
  const navigate = useNavigate()
  useEffect(() => {
    const { headers } = notYet()
    void navigate(headers.get('location') ?? '/mypage', { replace: true })
  }, [navigate])
  return <PageSkeleton />
}
