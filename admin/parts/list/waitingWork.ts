import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useMayCall } from '../../ground/auth/useDuties'
import { useApiQuery } from '../../ground/dataProvider/useCallApi'
import { type WorkCountsQuery, WorkCountsDocument } from '../../generated/graphql'
import { listAddress } from './listAddress'

type Counts = WorkCountsQuery['getWorkCounts'] & { Desk: number }

/** `to` is the list of exactly this work. */
export type WaitingWork = { count: number; words: string; to: string }

type Part = readonly [what: string, count: number, unit: '人' | '件']
const inWords = (parts: readonly Part[]) =>
  parts.flatMap(([what, count, unit]) => (count > 0 ? [`${what}${count}${unit}`] : [])).join('、')

const workAt: Record<string, (counts: Counts) => WaitingWork> = {
  '/desk': ({ Desk }) => ({ count: Desk, words: `いまする用件${Desk}件`, to: '/desk' }),
  '/users': ({ Attention, AttendanceToRecord, ExamsWithoutDate, JudgementsOpen, FloraWishes }) => ({
    count: Attention,
    words: inWords([
      ['記録を待っているガイダンス', AttendanceToRecord, '件'],
      ['検査日が未設定の方', ExamsWithoutDate, '人'],
      ['判定を待っている方', JudgementsOpen, '人'],
      ['腸内フローラ検査の案内を希望している方', FloraWishes, '人'],
    ]),
    to: listAddress('users', { deleted: false, attention: true }),
  }),
  '/donations': ({ RewardsDueDonations }) => ({
    count: RewardsDueDonations,
    words: inWords([['協力金のお渡しを待っている献便', RewardsDueDonations, '件']]),
    to: listAddress('donations', { stage: ['Due'] }),
  }),
  '/floraTests': ({ FloraTestsOpen, FloraWishes }) => ({
    count: FloraTestsOpen - FloraWishes,
    words: inWords([['対応を待っている検査', FloraTestsOpen - FloraWishes, '件']]),
    to: listAddress('floraTests', { status: ['Applied', 'Received'] }),
  }),
  '/mails': ({ MailsFailed }) => ({
    count: MailsFailed,
    words: inWords([['送信できなかったメール', MailsFailed, '件']]),
    to: listAddress('mails', { state: ['Failed'] }),
  }),
}

/** Null if no work waits. */
export function waitingWork(to: string, counts: Counts): WaitingWork | null {
  const work = workAt[to]?.(counts)
  return work && work.count > 0 ? work : null
}

const KEY = ['workCounts']
const FRESH_MS = 30_000
const AGAIN_MS = 3 * 60_000
/** The page's own request goes first. */
const FIRST_MS = 1_000

/** Requested after the page, every three minutes while visible, after each reload of data, and on navigation. */
export function useWorkCounts() {
  const client = useQueryClient()
  const { pathname } = useLocation()
  const [isTime, setIsTime] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setIsTime(true), FIRST_MS)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    void client.refetchQueries({ queryKey: KEY, stale: true, type: 'active' })
  }, [client, pathname])

  const mayCall = useMayCall()
  const { data } = useApiQuery(
    KEY,
    WorkCountsDocument,
    {},
    {
      enabled: isTime && mayCall('getWorkCounts'),
      staleTime: FRESH_MS,
      refetchInterval: AGAIN_MS,
      select: ({ getWorkCounts, countWork }) => ({ ...getWorkCounts, Desk: countWork.All }),
    },
  )
  return data
}
