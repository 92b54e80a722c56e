import { hostname } from 'node:os'
import { min } from 'drizzle-orm'
import { formatJapaneseDateTime } from '../../../shared/facts/dates'
import type { Deps } from '../../ground/deps'
import { isOldBackup, OLD_BACKUP_HOURS, readLastBackup } from '../../ground/files/lastBackup'
import { openSmtp } from '../../ground/outbox/createMail'
import { criteriaVersions } from '../../ground/tables/criteria'

/**
 * Tells whoever `ALARM_MAIL` names that no backup was made: a unit that failed tells so itself, a timer that never runs
 * does not. Once a day, and at a start.
 */
export async function tellOldBackup({ db, settings, log, texts }: Deps, now: Date): Promise<number> {
  const { alarmMail, smtpUrl, mailFrom, dataDir } = settings
  if (alarmMail === null || smtpUrl === null) return 0
  const last = readLastBackup(dataDir)
  // The criteria are imported by the very first start.
  const [first] = await db.select({ at: min(criteriaVersions.createdAt) }).from(criteriaVersions)
  const since = last ?? first?.at
  if (!since || !isOldBackup(since, now)) return 0
  log.error({ lastBackup: last }, 'no backup was made')
  const transport = openSmtp(smtpUrl)
  try {
    await transport.sendMail({
      from: { name: mailFrom.name ?? '', address: mailFrom.address },
      to: alarmMail,
      subject: `［${texts.serviceName}］バックアップがありません（${hostname()}）`,
      text: oldBackupText(last),
    })
  } finally {
    transport.close()
  }
  return 1
}

const oldBackupText = (
  last: Date | null,
) => `${hostname()}で、${OLD_BACKUP_HOURS}時間より長くバックアップが作られていません。
最後のバックアップ：${last ? formatJapaneseDateTime(last) : '一度もありません'}

  systemctl list-timers nakatsugu-backup.timer
  journalctl -u nakatsugu-backup -n 100

でわけを確かめ、「systemctl start nakatsugu-backup」でいま1つ作ってください。タイマーが止まっているときは「systemctl enable --now nakatsugu-backup.timer」で動きます。作られるまで、このメールは1日1回届きます。
`
