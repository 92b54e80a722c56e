import { Box, Typography } from '@mui/material'
import { clausesOf } from '../../../shared/facts/clauses'
import type { Said } from './whatIsSaid'
import { sampleKinds } from './sampleAnswers'
import { criteriaPlace as words } from '../../ground/words/criteriaPlace'

export function PhonePreview({ said, folded }: { said: readonly Said[]; folded?: boolean }) {
  if (said.length === 0)
    return <Typography color="textSecondary">この規則があたる答えは、ありません。</Typography>
  const [first, ...others] = said
  const all = (list: readonly Said[]) => (
    <Box sx={{ display: 'grid', gap: 1.25 }}>
      {list.map((each) => (
        <One key={each.kind} said={each} named={said.length > 1} />
      ))}
    </Box>
  )
  if (!folded || !first || others.length === 0) return all(said)
  return (
    <>
      {all([first])}
      <Box component="details" sx={{ mt: 1 }}>
        <Box component="summary" sx={{ cursor: 'pointer', fontSize: 13, color: 'primary.main', mb: 1 }}>
          {words.otherAnswers}
        </Box>
        {all(others)}
      </Box>
    </>
  )
}

function One({
  said: { kind, answer, title, day, fact, explanation, until, change },
  named,
}: {
  said: Said
  named: boolean
}) {
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <Typography
        component="figcaption"
        variant="caption"
        color="textSecondary"
        sx={{ display: 'block', mb: 0.5 }}
      >
        {named && <b>{sampleKinds[kind]}　</b>}
        <span>{words.example(answer)}</span>
      </Typography>
      <Box
        sx={{
          p: '12px 14px',
          border: 1,
          borderColor: 'divider',
          borderRadius: '12px',
          bgcolor: 'background.default',
          lineHeight: 1.7,
          wordBreak: 'normal',
          display: 'grid',
          gap: 0.5,
          '& p': { m: 0 },
        }}
      >
        <Box component="p" sx={{ fontSize: 13, color: 'text.secondary' }}>
          {title}
        </Box>
        {day && (
          <Box component="p" sx={{ fontWeight: 700, fontSize: 15 }}>
            {clausesOf(day).map((clause) => (
              <Box key={clause} component="span" sx={{ display: 'inline-block' }}>
                {clause}
              </Box>
            ))}
          </Box>
        )}
        <p>
          {fact}
          {explanation}
        </p>
        {until && (
          <Box component="p" sx={{ fontSize: 13 }}>
            {words.untilDay}：{until}
          </Box>
        )}
        {change && (
          <Box component="p" sx={{ fontSize: 13, color: 'text.secondary' }}>
            {change.title}：{change.text}
          </Box>
        )}
      </Box>
    </Box>
  )
}
