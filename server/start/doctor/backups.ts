import { spawnSync } from 'node:child_process'
import { formatJapaneseDateTime } from '../../../shared/facts/dates'
import { systemClock } from '../../ground/clock'
import { isOldBackup, readLastBackup } from '../../ground/files/lastBackup'
import { keysKeptOf } from '../../ground/settings/keysKept'
import { Problem, Unknown, type Check } from './ask'

const TIMER = 'nakatsugu-backup.timer'
const START_TIMER = `「systemctl enable --now ${TIMER}」を実行してください。`

/** Whether backups are made, by what the data folder and systemd know. */
export const backups: Check = ({ dataDir }) => {
  const timer = stateOfTimer()
  if (timer === 'stopped')
    throw new Problem(`毎晩のバックアップのタイマー（${TIMER}）が動いていません。${START_TIMER}`)
  const last = readLastBackup(dataDir)
  if (!last)
    throw new Unknown(
      `このフォルダーのデータのバックアップは、まだ一度も作られていません。${timer === 'active' ? '「systemctl start nakatsugu-backup」でいま1つ作れます。' : '別の方法で作っているときは、その記録を確かめてください。'}`,
    )
  if (isOldBackup(last, systemClock.now()))
    throw new Problem(
      `最後のバックアップが、${formatJapaneseDateTime(last)}のものです。「journalctl -u nakatsugu-backup」などでわけを確かめ、いま1つ作ってください。`,
    )
  return `最後は${formatJapaneseDateTime(last)}`
}

/** Null where systemd does not know the timer. */
function stateOfTimer(): 'active' | 'stopped' | null {
  const { status, stdout } = spawnSync('systemctl', ['show', '--property=LoadState,ActiveState', TIMER], {
    encoding: 'utf8',
  })
  if (status !== 0 || !stdout.includes('LoadState=loaded')) return null
  return stdout.includes('ActiveState=active') ? 'active' : 'stopped'
}

/** Whether somebody has confirmed that the present keys lie elsewhere too. */
export const keysElsewhere: Check = (settings) => {
  const { keysKept } = settings
  const how = '別の場所に控え、「sh /opt/nakatsugu/current/deploy/debian/keys.sh」で確かめてください。'
  if (keysKept === null)
    throw new Unknown(`鍵（SEAL_KEY、CHECKPOINT_KEY、HEALTH_KEYなど）を控えた記録がありません。${how}`)
  if (keysKept !== keysKeptOf(settings))
    throw new Problem(`鍵が、控えを確かめたときのものではありません。新しい鍵も${how}`)
  return '控えた鍵と同じです'
}
