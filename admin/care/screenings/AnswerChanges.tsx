import { Box, Typography } from '@mui/material'
import { use } from 'react'
import { formatJapaneseDateTime } from '../../../shared/facts/dates'
import { compareAnswers, type AnsweredForm, type AnswerChange } from './compareAnswers'
import { describeAnswer } from '../../../shared/questionnaire/engine/describeAnswer'
import { loadQuestionSet } from '../../../shared/questionnaire/engine/versions'
import { Facts } from '../../parts/components/Card'
import { RowsSkeleton, failureMessage, takesAway } from '../../parts/components/LoadingOrFailure'
import { useConsole } from '../../ground/console/ConsoleContext'
import { useCallApi } from '../../ground/dataProvider/useCallApi'
import {
  ScreeningDetailDocument,
  UserScreeningsDocument,
  type ScreeningDetailQuery,
  type ScreeningRowFragment,
} from '../../generated/graphql'
import { readAnswers } from './readAnswers'
import { useQuery } from '@tanstack/react-query'

export type OfScreening = Pick<ScreeningRowFragment, 'Id' | 'UserId' | 'ScreeningInfoCreatedAt'>
type Earlier = {
  check: NonNullable<ScreeningDetailQuery['getScreeningById']['OnlineCheck']>
  renewal: boolean
}

export function AnswerChanges({ of, now }: { of: OfScreening; now: AnsweredForm }) {
  const { data, error, isPending } = useEarlierCheck(of)
  if (isPending) return <RowsSkeleton rows={3} />
  if (takesAway(error, data)) return <Typography color="error">{failureMessage(error)}</Typography>
  if (!data) return <Typography color="textSecondary">前回の回答はありません。</Typography>
  return <Changes earlier={data} now={now} />
}

/** Skips screenings without a sent check. */
function useEarlierCheck({ Id, UserId, ScreeningInfoCreatedAt: openedAt }: OfScreening) {
  const call = useCallApi()
  return useQuery({
    queryKey: ['earlierCheck', Id],
    queryFn: async ({ signal }): Promise<Earlier | null> => {
      const { listScreeningInfoByUserIdScreeningInfoCreatedAt: all } = await call(
        UserScreeningsDocument,
        { userId: UserId, limit: 100 },
        { signal },
      )
      const earlier = all.items
        .filter((each) => each.Id !== Id && each.ScreeningInfoCreatedAt < openedAt)
        .toSorted((a, b) => b.ScreeningInfoCreatedAt.localeCompare(a.ScreeningInfoCreatedAt))
      for (const { Id: id, InspectionType } of earlier) {
        const { getScreeningById: found } = await call(ScreeningDetailDocument, { id }, { signal })
        const check = found.OnlineCheck
        if (check && !check.Draft) return { check, renewal: InspectionType === 'Renewal' }
      }
      return null
    },
  })
}

function Changes({ earlier: { check, renewal }, now }: { earlier: Earlier; now: AnsweredForm }) {
  const set = use(loadQuestionSet(check.Version))
  const { clock, config } = useConsole()
  const { region } = config.operator
  const answers = readAnswers(check.Answer.data, set, { today: clock.today(), region })
  const before: AnsweredForm = { set, answers, kind: renewal ? 'renewal' : 'registration' }
  const changes = compareAnswers(before, now)
  const at = check.Answer.answered_at
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="body2" color="textSecondary">
        前回：{at ? formatJapaneseDateTime(new Date(at)) : '日時の記録なし'}（質問票 {check.Version}）
        {check.Version !== now.set.version && (
          <span>{`　今回は質問票 ${now.set.version} のため、増えた質問と、なくなった質問も並べています。`}</span>
        )}
      </Typography>
      {changes.length === 0 ? (
        <Typography>前回と同じ回答です。</Typography>
      ) : (
        <Facts
          longLabels
          facts={changes.map((each) => ({
            label: `${each.question.id} ${each.question.text}`,
            value: <Change {...each} describe={(answer) => describeAnswer(each.question, answer, region)} />,
          }))}
        />
      )}
    </Box>
  )
}

const words = {
  New: '今回の質問票で増えた質問です。',
  NowAsked: '前回はたずねていません。',
  Gone: '今回の質問票にはない質問です。',
  NoLongerAsked: '今回はたずねていません。',
} satisfies Record<Exclude<AnswerChange['change'], 'Changed'>, string>

type ChangeProps = AnswerChange & { describe: (answer: AnswerChange['after']) => string }

function Change({ change, before, after, describe }: ChangeProps) {
  const isPast = change === 'Gone' || change === 'NoLongerAsked'
  return (
    <Box sx={{ display: 'grid', gap: 0.25 }}>
      {change !== 'Changed' && <span>{words[change]}</span>}
      {(change === 'Changed' || isPast) && (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          前回：{describe(before)}
        </Box>
      )}
      {!isPast && <b>今回：{describe(after)}</b>}
    </Box>
  )
}
