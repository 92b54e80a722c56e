import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { deviceLockTexts } from '../../../../shared/words/program/deviceLock'
import { Card } from '../../../parts/components/Card'
import { useConsole } from '../../../ground/console/ConsoleContext'
import { LOCK_MS } from '../../../ground/lock/idleTime'
import { canLock, hasBadge, removeCodes } from '../../../ground/lock/deviceLock'
import { useIsLockOf } from '../../../ground/lock/useIsLockOf'
import { CodesDialog } from './CodesDialog'
import { lockNow } from './goToLock'

const texts = deviceLockTexts.card

export function LockCard() {
  const { session } = useConsole()
  const notify = useNotify()
  const isSet = useIsLockOf(session.username())
  const [asked, setAsked] = useState(false)
  return (
    <Card title={texts.title}>
      <Box sx={{ display: 'grid', gap: 1.25, justifyItems: 'start' }}>
        <Typography>{texts.lead(LOCK_MS / 60_000)}</Typography>
        <Typography>{texts.limits}</Typography>
        <Typography sx={{ fontWeight: 700 }}>{standing(isSet)}</Typography>
        {canLock() && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button variant="outlined" onClick={() => setAsked(true)}>
              {isSet ? texts.change : texts.set}
            </Button>
            {isSet && (
              <>
                <Button variant="outlined" color="inherit" onClick={() => void lockNow(session)}>
                  {texts.lockNow}
                </Button>
                <Button
                  color="error"
                  onClick={() => {
                    removeCodes()
                    notify(texts.removed, { type: 'info' })
                  }}
                >
                  {texts.remove}
                </Button>
              </>
            )}
          </Box>
        )}
      </Box>
      {asked && <CodesDialog onClose={() => setAsked(false)} />}
    </Card>
  )
}

function standing(isSet: boolean): string {
  if (!canLock()) return texts.impossible
  if (!isSet) return texts.none
  return hasBadge() ? texts.withBadge : texts.isSet
}
