import ContentCopy from '@mui/icons-material/ContentCopy'
import { Box, Button, Typography } from '@mui/material'
import { useNotify } from 'react-admin'
import { OPEN_TO_SEE } from '../../ground/words/duties'
import { READ_ALOUD, readAloud, readAloudText } from '../../ground/words/readAloud'
import { Card } from '../../parts/components/Card'
import { useConsole } from '../../ground/console/ConsoleContext'
import { showsCourse, toldInput } from './nextStep'
import type { PersonRecord } from '../../parts/people/personRecord'

/** For staff on the telephone: status, reason, until when and what then, in words that may be said. */
export function ReadAloudCard({ person }: { person: PersonRecord }) {
  const { clock, config } = useConsole()
  const notify = useNotify()
  if (person.Profile.DeleteStatus) return null
  // What may be said hangs on what the check found: not opened is not "none".
  if (!showsCourse(person))
    return (
      <Card title={READ_ALOUD}>
        <Typography color="textSecondary">{OPEN_TO_SEE}</Typography>
      </Card>
    )
  const lines = readAloud(
    toldInput(person, { today: clock.today(), now: clock.now(), texts: config.operator }),
  )
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(readAloudText(lines))
      notify('コピーしました。', { type: 'success' })
    } catch {
      notify('コピーできませんでした。文を選んでコピーしてください。', { type: 'error' })
    }
  }
  return (
    <Card title={READ_ALOUD}>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
        {lines.map(({ label, text }) => (
          <div key={label}>
            <Typography component="dt" variant="caption" color="textSecondary">
              {label}
            </Typography>
            <Box component="dd" sx={{ m: 0, wordBreak: 'auto-phrase', textWrap: 'pretty' }}>
              {text}
            </Box>
          </div>
        ))}
      </Box>
      <Button size="small" startIcon={<ContentCopy />} onClick={copy} sx={{ mt: 1, ml: -0.5 }}>
        この文をコピー
      </Button>
    </Card>
  )
}
