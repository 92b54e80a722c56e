import { Typography } from '@mui/material'
import { useEffect, useState } from 'react'
import { formatJapaneseTime } from '../../../shared/facts/dates'
import { keptListTexts as texts } from '../../../shared/words/office/reception'
import { useConsole } from '../../ground/console/ConsoleContext'
import { useCallApi } from '../../ground/dataProvider/useCallApi'
import { OwnAdministratorDocument, ReceptionTodayDocument } from '../../generated/graphql'
import { useIsLockOf } from '../../ground/lock/useIsLockOf'
import { keepToday, readToday, type KeptToday } from './keptToday'

const EVERY_MS = 60_000

/** Keeps today's list on a device with a PIN, and shows its time. */
export function KeptList() {
  const { session, config, clock } = useConsole()
  const call = useCallApi()
  const [kept, setKept] = useState<KeptToday | null>(null)
  const keeps = useIsLockOf(session.username())

  useEffect(() => {
    if (!keeps) return undefined
    let left = false
    const read = async () => {
      try {
        const [{ listReceptionToday: donors }, { getAdministrator: administrator }] = await Promise.all([
          call(ReceptionTodayDocument, {}),
          call(OwnAdministratorDocument, {}),
        ])
        if (!administrator || left) return
        const at = Date.now()
        await keepToday({ at, ahead: clock.now().getTime() - at, config, administrator, donors })
      } catch {
        // The previous list is kept.
      }
      const today = await readToday()
      if (!left) setKept(today)
    }
    void read()
    const timer = setInterval(() => void read(), EVERY_MS)
    return () => {
      left = true
      clearInterval(timer)
    }
  }, [keeps, call, clock, config])

  if (keeps && !kept) return null
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
      {kept ? texts.kept(timeOf(kept), kept.donors.length) : texts.none}
    </Typography>
  )
}

/** When the list was read, by the server's clock. */
export const timeOf = ({ at, ahead }: Pick<KeptToday, 'at' | 'ahead'>) =>
  formatJapaneseTime(new Date(at + ahead))
