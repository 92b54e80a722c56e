import { Box, Typography } from '@mui/material'
import { formatJapaneseDate, japaneseDateOf } from '../../../shared/facts/dates'
import { userLabels } from '../../../shared/words/labels/consoleLabels'
import { officePointLabels } from '../../../shared/words/labels/officePointLabels'
import { samePersonWords } from '../../ground/words/samePerson'
import { DialogButton } from '../../parts/actions/DialogButton'
import { Card } from '../../parts/components/Card'
import { lazyOf } from '../../parts/components/lazyOf'
import type { PersonRecord } from '../../parts/people/personRecord'

const SamePersonDialog = lazyOf(() => import('./actions/SamePersonDialog'), 'SamePersonDialog')
const ClosePointDialog = lazyOf(() => import('./actions/ClosePointDialog'), 'ClosePointDialog')

export function OfficePoints({ person }: { person: PersonRecord }) {
  if (person.OfficePoints.length === 0) return null
  return (
    <Card title={userLabels.OfficePoints.admin} sx={{ border: '2px solid', borderColor: 'warning.main' }}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
        {person.OfficePoints.map((point) => {
          const { label, text } = officePointLabels[point.Kind]
          return (
            <Box component="li" key={point.Id} sx={{ display: 'grid', gap: 0.75, justifyItems: 'start' }}>
              <Typography sx={{ fontWeight: 700 }}>{label}</Typography>
              <Typography sx={{ textWrap: 'pretty' }}>{text}</Typography>
              <Typography color="textSecondary" sx={{ fontSize: 13 }}>
                {formatJapaneseDate(japaneseDateOf(new Date(point.CreatedAt)))}から
              </Typography>
              {point.Kind === 'SamePerson' ? (
                <DialogButton
                  operation="decideSamePerson"
                  label={samePersonWords.act}
                  aria-label={`${label}：${samePersonWords.act}`}
                  Dialog={SamePersonDialog}
                  about={{ person, point }}
                />
              ) : (
                <DialogButton
                  operation="closeOfficePoint"
                  label="確かめたことを記録する"
                  aria-label={`${label}：確かめたことを記録する`}
                  Dialog={ClosePointDialog}
                  about={{ person, point }}
                />
              )}
            </Box>
          )
        })}
      </Box>
    </Card>
  )
}
