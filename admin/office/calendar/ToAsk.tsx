import { Box, Button } from '@mui/material'
import { Link } from 'react-router'
import { guidancePointLabels } from '../../../shared/words/labels/guidanceLabels'
import { officePointLabels } from '../../../shared/words/labels/officePointLabels'
import { NOT_SHOWN } from '../../ground/words/duties'
import { clearingWords } from '../../../shared/words/check/clearings'
import { useMayCall } from '../../ground/auth/useDuties'
import { forPaper } from '../../parts/components/paper'
import { Quiet } from '../../parts/components/Shown'
import type { DayVisitFragment } from '../../generated/graphql'
import { fullName } from '../../parts/people/PersonName'

type Line = { text: string; mark?: 'open' | 'cleared' }

export function ToAsk({ visit }: { visit: DayVisitFragment }) {
  const { Points, PointsOf, OfficePoints } = visit
  const mayClear = useMayCall()('clearCheckPoint')
  const lines: Line[] = [
    ...(Points ?? []).map(({ Kind, Topic, QuestionId, Open }): Line => {
      const about = Topic ?? guidancePointLabels.InPerson
      const text = `${about}${Kind === 'Unknown' ? `：${guidancePointLabels.Unknown}` : ''}（${QuestionId}）`
      return { text, ...(Open ? { mark: 'open' } : Kind === 'Ask' ? {} : { mark: 'cleared' }) }
    }),
    ...OfficePoints.map((kind) => ({ text: officePointLabels[kind].label })),
  ]
  if (lines.length === 0) return <Quiet>{Points === null ? NOT_SHOWN : 'なし'}</Quiet>
  return (
    <>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', fontSize: 13, lineHeight: 1.45 }}>
        {lines.map(({ text, mark }) => (
          <Box component="li" key={text} sx={mark === 'cleared' ? { color: 'text.secondary' } : undefined}>
            {mark === 'open' ? <b>{`要確認：${text}`}</b> : <span>{text}</span>}
            {mark === 'cleared' && <span>{`：${clearingWords.isCleared}`}</span>}
          </Box>
        ))}
      </Box>
      {Points === null && <Quiet>{`チェックの答え：${NOT_SHOWN}`}</Quiet>}
      {mayClear && PointsOf && lines.some(({ mark }) => mark !== undefined) && (
        <Button
          component={Link}
          to={`/screenings/${PointsOf}/show`}
          size="small"
          aria-label={`${nameOf(visit)}：${clearingWords.clear}`}
          sx={{ ml: -0.75, ...forPaper.hidden }}
        >
          {clearingWords.clear}
        </Button>
      )}
    </>
  )
}

export const nameOf = ({ User }: DayVisitFragment) => `${fullName(User) ?? '氏名の登録前'}さん`
