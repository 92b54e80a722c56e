import { Suspense, use } from 'react'
import { Alert, Box, FormControlLabel, Switch, Typography } from '@mui/material'
import { useSearchParams } from 'react-router'
import { formatJapaneseDate, formatListDateTime } from '../../../shared/facts/dates'
import {
  onlineCheckResultLabels,
  onlineCheckAnswerLabels,
  onlineCheckLabels as labels,
  screeningLabels,
} from '../../../shared/words/labels/screeningLabels'
import { describeAnswer } from '../../../shared/questionnaire/engine/describeAnswer'
import { sectionsFor } from '../../../shared/questionnaire/engine/sectionsFor'
import { loadQuestionSet } from '../../../shared/questionnaire/engine/versions'
import { Facts } from '../../parts/components/Card'
import { RowsSkeleton } from '../../parts/components/LoadingOrFailure'
import { StateChip } from '../../parts/components/StateChip'
import { useConsole } from '../../ground/console/ConsoleContext'
import type { ScreeningDetailQuery } from '../../generated/graphql'
import { AnswerChanges, type OfScreening } from './AnswerChanges'
import { CheckPoints } from './CheckPoints'
import { readAnswers } from './readAnswers'

type Check = NonNullable<ScreeningDetailQuery['getScreeningById']['OnlineCheck']>

/** The judgement with its reasons, then every answer. Loaded on demand, because the questions are long. */
export function OnlineCheck({ check, renewal, of }: { check: Check; renewal: boolean; of: OfScreening }) {
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
      <Answers
        data={check.Answer.data}
        version={check.Version}
        renewal={renewal}
        marks={marks}
        points={check.Points}
        screeningId={check.OnlineCheckID}
        of={of}
      />
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
          {NextDate && (
            <span>{`（${labels.NextDate.admin}：${formatJapaneseDate(NextDate)
              .replaceAll(/[（）]/g, ' ')
              .trim()}）`}</span>
          )}
        </li>
      ))}
    </Box>
  )
}

type Props = {
  data: unknown
  version: string
  renewal: boolean
  marks: ReadonlyMap<string, string>
  points: Check['Points']
  screeningId: string
  of: OfScreening
}

function Answers({ data, version, renewal, marks, points, screeningId, of }: Props) {
  const set = use(loadQuestionSet(version))
  const { clock, config } = useConsole()
  const { region } = config.operator
  const [shown, show] = useShown()
  const answers = readAnswers(data, set, { today: clock.today(), region })
  const kind = renewal ? 'renewal' : 'registration'
  const sections = sectionsFor(set, answers, kind)
    .map(({ questions, ...section }) => ({
      ...section,
      questions: questions.filter(({ id }) => !shown.mattered || marks.has(id)),
    }))
    .filter(({ questions }) => questions.length > 0)
  const said = (id: string) => {
    const question = set.questions.find((each) => each.id === id)
    return {
      question: question?.text ?? '',
      answer: question ? describeAnswer(question, answers[id], region) : '',
    }
  }
  return (
    <Box sx={{ display: 'grid', gap: 2.5, mt: 3 }}>
      {points && points.length > 0 && (
        <CheckPoints
          screeningId={screeningId}
          points={points.map((point) => ({ ...point, ...said(point.QuestionId) }))}
        />
      )}
      <Box role="group" aria-label="回答の表示" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
        {switches.map(({ name, label }) => (
          <FormControlLabel
            key={name}
            label={label}
            control={<Switch checked={shown[name]} onChange={(_event, checked) => show(name, checked)} />}
          />
        ))}
      </Box>
      {shown.changes && (
        <section aria-label="前回との違い">
          <Suspense fallback={<RowsSkeleton rows={3} />}>
            <AnswerChanges of={of} now={{ set, answers, kind }} />
          </Suspense>
        </section>
      )}
      {sections.length === 0 && (
        <Typography color="textSecondary">
          結果に関わった答えはありません。すべての答えが、そのまま受けられる内容でした。
        </Typography>
      )}
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

const switches = [
  { name: 'mattered', label: '結果に関わった答えだけ' },
  { name: 'changes', label: '前回との違い' },
] as const
type Shown = (typeof switches)[number]['name']

/** Kept in the address, so that links and going back show the same. */
function useShown(): [Readonly<Record<Shown, boolean>>, (name: Shown, isOn: boolean) => void] {
  const [params, setParams] = useSearchParams()
  const shown = { mattered: params.has('mattered'), changes: params.has('changes') }
  const show = (name: Shown, isOn: boolean) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (isOn) next.set(name, '1')
        else next.delete(name)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return [shown, show]
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
