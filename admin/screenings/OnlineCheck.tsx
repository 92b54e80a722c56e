import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { formatJapaneseDate, formatListDateTime } from '../../shared/dates'
import { onlineCheckResultLabels } from '../../shared/labels/onlineCheckResultLabels'
import {
  onlineCheckAnswerLabels,
  onlineCheckLabels as labels,
  screeningLabels,
} from '../../shared/labels/screeningLabels'
import { Facts } from '../components/Facts'
import type { ScreeningDetailQuery } from '../generated/graphql'
import { Answers } from './Answers'

type Check = NonNullable<ScreeningDetailQuery['getScreeningById']['OnlineCheck']>

/** The judgement with its reasons, then every answer. Loaded when somebody opens it: the questions are long. */
export function OnlineCheck({ check, renewal }: { check: Check; renewal: boolean }) {
  const { OnlineCheckResult: result, OnlineCheckScore: score, Reasons, Topics, NextDate } = check
  const marks = new Map([
    ...Topics.map(({ QuestionId }): [string, string] => [QuestionId, labels.Topics.admin]),
    ...Reasons.map(({ QuestionId }): [string, string] => [QuestionId, labels.Reasons.admin]),
  ])
  return (
    <section>
      <Box component="h3" sx={{ m: 0, mb: 1, fontSize: 14 }}>
        {screeningLabels.OnlineCheck.admin}
      </Box>
      {check.Draft && (
        <Alert severity="info" sx={{ mb: 1.5 }}>
          回答の途中です。送信されると判定します。
        </Alert>
      )}
      <Facts
        facts={[
          { label: labels.OnlineCheckResult.admin, value: result && onlineCheckResultLabels[result] },
          { label: labels.OnlineCheckScore.admin, value: score === null ? null : `${score}点` },
          ...(NextDate ? [{ label: labels.NextDate.admin, value: formatJapaneseDate(NextDate) }] : []),
          ...(Reasons.length > 0
            ? [{ label: labels.Reasons.admin, value: <Sentences reasons={Reasons} /> }]
            : []),
          ...(Topics.length > 0
            ? [{ label: labels.Topics.admin, value: <Sentences reasons={Topics} /> }]
            : []),
          {
            label: onlineCheckAnswerLabels.answered_at.admin,
            value: check.Answer.answered_at && formatListDateTime(new Date(check.Answer.answered_at)),
          },
          { label: labels.SurveyTitle.admin, value: `${check.SurveyTitle}（${check.Version}）` },
          { label: labels.OnlineCheckID.admin, value: check.OnlineCheckID },
        ]}
      />
      <Answers data={check.Answer.data} renewal={renewal} marks={marks} />
    </section>
  )
}

type Reason = { QuestionId: string; Reason: string; NextDate?: string | null }

function Sentences({ reasons }: { reasons: readonly Reason[] }) {
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, whiteSpace: 'normal' }}>
      {reasons.map(({ QuestionId, Reason: sentence, NextDate }) => (
        <li key={`${QuestionId}${sentence}`}>
          {sentence}
          {NextDate &&
            `（${labels.NextDate.admin}：${formatJapaneseDate(NextDate)
              .replaceAll(/[（）]/g, ' ')
              .trim()}）`}
        </li>
      ))}
    </Box>
  )
}
