import { Box, Paper } from '@mui/material'
import { formatJapaneseDate, formatListDateTime } from '../../../shared/facts/dates'
import { criteriaPlace as words } from '../../ground/words/criteriaPlace'
import { tones } from '../../ground/theme/tones'
import { approverName, authorName } from './people'
import type { Version } from './useVersions'

type Step = { name: string; text: string; done: boolean }

export function VersionSteps({ version, hasBase }: { version: Version; hasBase: boolean }) {
  const steps = stepsOf(version, hasBase)
  const here = steps.findIndex(({ done }) => !done)
  return (
    <Paper
      component="ol"
      aria-label="承認までの道のり"
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        overflow: 'hidden',
        borderRadius: '10px',
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: `repeat(${steps.length}, minmax(0, 1fr))` },
      }}
    >
      {steps.map(({ name, text, done }, index) => (
        <Box
          key={name}
          component="li"
          aria-current={index === here ? 'step' : undefined}
          sx={({ palette }) => ({
            p: '9px 16px',
            fontSize: 13,
            lineHeight: 1.5,
            display: { xs: 'flex', sm: 'block' },
            gap: 1.5,
            alignItems: 'baseline',
            borderLeft: { sm: index > 0 ? `1px solid ${palette.divider}` : 0 },
            borderTop: { xs: index > 0 ? `1px solid ${palette.divider}` : 0, sm: 0 },
            ...(index === here && {
              bgcolor: tones[palette.mode].yolk.background,
              color: tones[palette.mode].yolk.color,
            }),
            ...(index > here && here !== -1 && { color: 'text.secondary' }),
          })}
        >
          <Box component="b" sx={{ display: 'block', minWidth: { xs: '8em', sm: 0 } }}>
            {done && (
              <Box component="span" sx={{ color: 'primary.main', mr: 0.75 }}>
                済
              </Box>
            )}
            <span>{name}</span>
          </Box>
          <Box component="small" sx={{ fontSize: 12 }}>
            {index === here && !text ? words.here : text}
          </Box>
        </Box>
      ))}
    </Paper>
  )
}

function stepsOf(version: Version, hasBase: boolean): Step[] {
  const { State, CreatedAt, SubmittedAt, ApprovedAt, EffectiveFrom, InForceAt, Impact, Sha256 } = version
  const at = (instant: string | null) => (instant ? formatListDateTime(new Date(instant)) : '')
  const counted = Impact && Impact.Sha256 === Sha256 ? Impact : null
  return [
    { name: words.stepDraft, text: `${at(CreatedAt)} ${authorName(version)}`, done: State !== 'Draft' },
    ...(hasBase
      ? [
          {
            name: words.stepCounted,
            text: counted ? `${at(counted.CountedAt)} ${words.counted(counted.People)}` : '',
            done: counted !== null,
          },
        ]
      : []),
    { name: words.stepSubmitted, text: at(SubmittedAt), done: State !== 'Draft' },
    {
      name: words.stepApproved,
      text: [at(ApprovedAt), approverName(version)].filter(Boolean).join(' '),
      done: ApprovedAt !== null,
    },
    {
      name: words.stepInForce,
      text: InForceAt ? at(InForceAt) : EffectiveFrom ? words.planned(formatJapaneseDate(EffectiveFrom)) : '',
      done: InForceAt !== null,
    },
  ]
}
