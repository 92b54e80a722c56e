import { Box, Chip, Typography } from '@mui/material'
import { formatJapaneseDate, formatListDateTime } from '../../../../shared/facts/dates'
import {
  answerCorrectionReasonLabels,
  answerCorrectionStateLabels,
} from '../../../../shared/words/labels/answerCorrectionLabels'
import { answerCorrectionOfficeWords as words } from '../../../../shared/words/check/answerCorrections'
import type { ActionSubject } from '../../../parts/actions/ActionForm'
import { DialogButton } from '../../../parts/actions/DialogButton'
import { Card, Facts } from '../../../parts/components/Card'
import { lazyOf } from '../../../parts/components/lazyOf'
import type { AnswerCorrectionFieldsFragment } from '../../../generated/graphql'
import { BothVersions } from './BothVersions'

const DecideDialog = lazyOf(() => import('./DecideDialog'), 'DecideDialog')

type Props = { person: { Profile: ActionSubject; AnswerCorrections: AnswerCorrectionFieldsFragment[] } }

export function AnswerCorrections({ person: { Profile, AnswerCorrections: all } }: Props) {
  if (all.length === 0) return null
  const open = all.filter(({ State }) => State === 'Open')
  const past = all.filter(({ State }) => State !== 'Open')
  const waits = { border: '2px solid', borderColor: 'warning.main' }
  return (
    <Card title={words.history} sx={open.length > 0 ? waits : {}}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {open.map(({ Id, DueOn, Answers }) => (
          <Box key={Id} sx={{ display: 'grid', gap: 0.75, justifyItems: 'start' }}>
            <Typography sx={{ fontWeight: 700 }}>
              {`${Answers.length}問の訂正が、確認を待っています`}
            </Typography>
            {DueOn && (
              <Typography color="textSecondary" sx={{ fontSize: 13 }}>
                {formatJapaneseDate(DueOn)}まで
              </Typography>
            )}
            <DialogButton
              operation="decideAnswerCorrection"
              label={words.review}
              variant="contained"
              Dialog={DecideDialog}
              about={{ subject: Profile, correctionId: Id }}
            />
          </Box>
        ))}
        {past.map((correction) => (
          <Past key={correction.Id} correction={correction} />
        ))}
      </Box>
    </Card>
  )
}

function Past({ correction }: { correction: AnswerCorrectionFieldsFragment }) {
  const { State, CreatedAt, DecidedByName, Reason, Words } = correction
  return (
    <Box component="details" sx={{ '& > summary': { cursor: 'pointer' } }}>
      <summary>
        {`${formatListDateTime(new Date(CreatedAt))} `}
        <Chip size="small" label={answerCorrectionStateLabels[State]} />
      </summary>
      <BothVersions correction={correction} />
      {Reason && (
        <Facts
          facts={[
            { label: '理由', value: answerCorrectionReasonLabels[Reason] },
            { label: '確かめた方', value: DecidedByName },
            ...(Words ? [{ label: 'ひとこと', value: Words }] : []),
          ]}
        />
      )}
    </Box>
  )
}
