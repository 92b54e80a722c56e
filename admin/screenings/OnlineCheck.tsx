import { use } from 'react'
import { Alert, Box } from '@mui/material'
import { formatJapaneseDate, formatListDateTime } from '../../shared/dates'
import { isRecord } from '../../shared/isRecord'
import {
  onlineCheckResultLabels,
  onlineCheckAnswerLabels,
  onlineCheckLabels as labels,
  screeningLabels,
} from '../../shared/labels/screeningLabels'
import type { Answer, Answers as ReadAnswersAnswers } from '../../shared/questionnaire/answer'
import { describeAnswer } from '../../shared/questionnaire/describeAnswer'
import { parseAnswer, type AnswerContext } from '../../shared/questionnaire/parseAnswer'
import type { QuestionSet } from '../../shared/questionnaire/question'
import { sectionsFor } from '../../shared/questionnaire/sectionsFor'
import { loadQuestionSet } from '../../shared/questionnaire/versions'
import { Facts } from '../components/Card'
import { StateChip } from '../components/StateChip'
import { useConsole } from '../console/ConsoleContext'
import type { ScreeningDetailQuery } from '../generated/graphql'

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
      <Answers data={check.Answer.data} version={check.Version} renewal={renewal} marks={marks} />
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

type Props = {
  data: unknown
  version: string
  renewal: boolean
  /** By question: what its answer has led to, in a word. */
  marks: ReadonlyMap<string, string>
}

/** Every question that was asked, in its section and in the words of its version, with what was answered. */
function Answers({ data, version, renewal, marks }: Props) {
  const set = use(loadQuestionSet(version))
  const { clock, config } = useConsole()
  const { region } = config.operator
  const answers = readAnswers(data, set, { today: clock.today(), region })
  const sections = sectionsFor(set, answers, renewal ? 'renewal' : 'registration')
  return (
    <Box sx={{ display: 'grid', gap: 2.5, mt: 3 }}>
      {sections.map(({ id, title, questions }) => (
        <section key={id}>
          <Box component="h4" sx={{ m: 0, mb: 1, fontSize: 13, color: 'text.secondary' }}>
            {title}
          </Box>
          <Facts
            longLabels
            facts={questions.map((question) => ({
              label: `${question.id} ${question.text}`,
              value: (
                <Answered mark={marks.get(question.id)}>
                  {describeAnswer(question, answers[question.id], region)}
                </Answered>
              ),
            }))}
          />
        </section>
      ))}
    </Box>
  )
}

function Answered({ mark, children }: { mark: string | undefined; children: string }) {
  if (!mark) return children
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
      <b>{children}</b>
      <StateChip tone="coral">{mark}</StateChip>
    </Box>
  )
}

/** Stored answers, parsed question by question: one that today's form no longer knows does not hide the others. */
function readAnswers(data: unknown, set: QuestionSet, context: AnswerContext): ReadAnswersAnswers {
  const given = isRecord(data) ? data : {}
  const parsed = set.questions.flatMap((question): [string, Answer][] => {
    const answer = question.id in given ? parseAnswer(question, given[question.id], context) : 'absent'
    return typeof answer === 'string' ? [] : [[question.id, answer]]
  })
  return Object.fromEntries(parsed)
}
