import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { HttpError, useNotify } from 'react-admin'
import type { JapaneseDate } from '../../../shared/facts/dates'
import { failureMessage } from '../../parts/components/LoadingOrFailure'
import { useApiQuery, useCallApi } from '../../ground/dataProvider/useCallApi'
import {
  CheckInDocument,
  DaySheetDocument,
  RecordAttendancesDocument,
  UndoAttendanceDocument,
  UndoCheckInDocument,
  type DaySheetQuery,
  type DayVisitFragment,
} from '../../generated/graphql'
import { useDayDraft } from './daySheetDraft'
import { entriesOf } from './visitStanding'

export function useDaySheet(day: JapaneseDate) {
  const key = ['daySheet', day]
  const { data, error, refetch } = useApiQuery(key, DaySheetDocument, { day }, { staleTime: 0 })
  const cache = useQueryClient()
  const call = useCallApi()
  const notify = useNotify()
  const typed = useDayDraft(day)
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const [busy, setBusy] = useState<readonly string[]>([])
  const [isRecording, setIsRecording] = useState(false)
  const [unsent, setUnsent] = useState<string | null>(null)

  const show = (sheet: DaySheetQuery['getGuidanceDay']) => cache.setQueryData(key, { getGuidanceDay: sheet })
  const replace = (visit: DayVisitFragment) =>
    cache.setQueryData<DaySheetQuery>(key, (before) => before && withVisit(before, visit))
  const fail = (failure: unknown) => notify(failureMessage(failure), { type: 'error' })

  async function change(id: string, ask: () => Promise<DayVisitFragment>): Promise<void> {
    setBusy((ids) => [...ids, id])
    try {
      const visit = await ask()
      // A pending answer may be older.
      await cache.cancelQueries({ queryKey: key })
      replace(visit)
    } catch (failure) {
      fail(failure)
      if (failure instanceof HttpError && failure.status === 409) await refetch()
    } finally {
      setBusy((ids) => ids.filter((other) => other !== id))
    }
  }

  const checkIn = (id: string) =>
    change(id, async () => (await call(CheckInDocument, { id })).checkInGuidance)
  const undoCheckIn = (id: string) =>
    change(id, async () => (await call(UndoCheckInDocument, { id })).undoGuidanceCheckIn)
  const undoAttendance = (visit: DayVisitFragment) =>
    change(visit.Id, async () => {
      const { undoGuidanceAttendance } = await call(UndoAttendanceDocument, { id: visit.Id })
      typed.setVisit(visit.Id, { attended: visit.Status === 'Attended', kit: visit.KitNumber ?? undefined })
      return undoGuidanceAttendance
    })

  /** Rows that the server refuses keep their input and show its reason. */
  async function record(ready: readonly DayVisitFragment[], version: string): Promise<void> {
    setIsRecording(true)
    setUnsent(null)
    try {
      const { recordGuidanceAttendances } = await call(RecordAttendancesDocument, {
        input: { Day: day, ConsentVersion: version || undefined, Entries: entriesOf(ready, typed.draft) },
      })
      const { Outcomes, Sheet } = recordGuidanceAttendances
      const done = Outcomes.filter(({ Recorded }) => Recorded).map(({ GuidanceId }) => GuidanceId)
      await cache.cancelQueries({ queryKey: key })
      show(Sheet)
      typed.forget(done)
      setRefused(
        Object.fromEntries(
          Outcomes.flatMap(({ GuidanceId, Recorded, Message }) =>
            Recorded ? [] : [[GuidanceId, Message ?? '']],
          ),
        ),
      )
      const left = Outcomes.length - done.length
      if (left === 0) notify(`${done.length}名を記録しました。`, { type: 'success' })
      else
        notify(
          `${done.length}名を記録しました。${left}名は記録できませんでした。理由を行の下に示しています。`,
          {
            type: 'warning',
          },
        )
    } catch (failure) {
      setUnsent(failureMessage(failure))
    } finally {
      setIsRecording(false)
    }
  }

  return {
    sheet: data?.getGuidanceDay,
    error,
    refetch,
    ...typed,
    setVisit: (...change: Parameters<typeof typed.setVisit>) => {
      setRefused(({ [change[0]]: _answered, ...rest }) => rest)
      typed.setVisit(...change)
    },
    refused,
    busy,
    isRecording,
    /** Why the last attempt to record did not arrive; cleared by the next. */
    unsent,
    checkIn,
    undoCheckIn,
    undoAttendance,
    record,
  }
}

export type DaySheetState = ReturnType<typeof useDaySheet>

const withVisit = ({ getGuidanceDay: sheet }: DaySheetQuery, visit: DayVisitFragment): DaySheetQuery => ({
  getGuidanceDay: {
    ...sheet,
    Sessions: sheet.Sessions.map((session) => ({
      ...session,
      Visits: session.Visits.map((other) => (other.Id === visit.Id ? visit : other)),
    })),
  },
})
