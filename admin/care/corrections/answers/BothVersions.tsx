import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { diffArrays, type ArrayChange } from 'diff'
import { formatJapaneseDate, formatListDateTime } from '../../../../shared/facts/dates'
import { onlineCheckLabels, onlineCheckResultLabels } from '../../../../shared/words/labels/screeningLabels'
import { ANSWERS_PUT_RIGHT } from '../../../../shared/words/check/answerCorrectionNotes'
import { answerCorrectionWords as words } from '../../../../shared/words/check/answerCorrections'
import type { AnswerCorrectionFieldsFragment, AnswersJudgedFieldsFragment } from '../../../generated/graphql'

type Props = { correction: AnswerCorrectionFieldsFragment }

export function BothVersions({ correction: { Answers, Before, After, AnsweredAt } }: Props) {
  const judged = [
    { label: onlineCheckLabels.OnlineCheckResult.admin, of: resultOf },
    { label: onlineCheckLabels.NextDate.admin, of: nextDateOf },
    { label: onlineCheckLabels.Reasons.admin, of: reasonsOf },
  ]
  return (
    <Box sx={{ display: 'grid', gap: 0.5, minWidth: 0 }}>
      <Typography variant="body2" color="textSecondary">
        {formatListDateTime(new Date(AnsweredAt))}の回答
      </Typography>
      <Table
        size="small"
        aria-label={ANSWERS_PUT_RIGHT}
        sx={{ tableLayout: 'fixed', '& td, & th': { px: 1, verticalAlign: 'top', overflowWrap: 'anywhere' } }}
      >
        <TableHead>
          <TableRow>
            <TableCell sx={{ width: '34%' }}>質問</TableCell>
            <TableCell sx={{ width: '33%' }}>{words.before}</TableCell>
            <TableCell>{words.after}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {Answers.map((each) => (
            <Row key={each.QuestionId} label={`${each.QuestionId} ${each.Question}`} {...each} />
          ))}
          {(Before ?? After) &&
            judged.map(({ label, of }) => (
              <Row key={label} label={label} Before={of(Before)} After={of(After)} isJudged />
            ))}
        </TableBody>
      </Table>
    </Box>
  )
}

type RowProps = { label: string; Before: string; After: string; isJudged?: boolean }

function Row({ label, Before, After, isJudged = false }: RowProps) {
  const changes = diffArrays(wordsOf(Before), wordsOf(After))
  return (
    <TableRow sx={isJudged ? { bgcolor: 'action.hover' } : undefined}>
      <TableCell component="th" scope="row">
        {label}
      </TableCell>
      <Version parts={changes.filter(({ added }) => !added)} mark="del" />
      <Version parts={changes.filter(({ removed }) => !removed)} mark="ins" />
    </TableRow>
  )
}

const segmenter = new Intl.Segmenter('ja', { granularity: 'word' })
const wordsIn = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment)
/** A number and its year, month or day are one word, so that 3月 does not become 10月 by its 月. */
const wordsOf = (text: string) =>
  text.split(/(\d+[年月日])/).flatMap((part, place) => (place % 2 === 1 ? [part] : wordsIn(part)))

type VersionProps = { parts: readonly ArrayChange<string>[]; mark: 'del' | 'ins' }

/** Marks differences by an underline or a line through, never by colour alone. */
function Version({ parts, mark }: VersionProps) {
  return (
    <TableCell sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {parts.map(({ value, added, removed }, index) =>
        added || removed ? (
          <Box
            component={mark}
            key={index}
            sx={{ fontWeight: mark === 'ins' ? 700 : 400, textDecorationThickness: '2px' }}
          >
            {value.join('')}
          </Box>
        ) : (
          <span key={index}>{value.join('')}</span>
        ),
      )}
    </TableCell>
  )
}

type Judged = AnswersJudgedFieldsFragment | null

const resultOf = (judged: Judged) => (judged ? onlineCheckResultLabels[judged.Result] : '—')
const nextDateOf = (judged: Judged) => (judged?.NextDate ? formatJapaneseDate(judged.NextDate) : '—')
const reasonsOf = (judged: Judged) =>
  judged && judged.Reasons.length > 0 ? judged.Reasons.map((reason) => `・${reason}`).join('\n') : '—'
