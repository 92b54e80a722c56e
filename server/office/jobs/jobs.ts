import { EVERY_MINUTES, NEXT_MINUTES } from '../../../shared/facts/terms'
import { japaneseMinuteOf } from '../../../shared/facts/dates'
import { runBulk } from '../bulk/runBulk'
import { markUnusualReads } from '../../records/cases/markUnusualReads'
import { countOlderPoints } from '../../care/points/countOlder'
import { pauseByCriteria } from '../../care/criteria/versions/pauseByCriteria'
import { countGifts } from '../../care/gifts/countGifts'
import { putCriteriaInForce } from '../../care/criteria/versions/putInForce'
import { foldTallies } from '../dashboard/foldTallies'
import type { Deps } from '../../ground/deps'
import { finishDepartures } from '../../care/leaving/requestWithdrawal'
import { readMailAnswers } from '../conversation/mails/readMailAnswers'
import { readReturnedMails } from '../conversation/mails/readReturnedMails'
import { sendPushes } from '../../care/push/sendPushes'
import { sealKeysOf } from '../../records/seals/chain'
import { exportHead } from '../../records/seals/heads'
import { sealActivities } from '../../records/seals/sealActivities'
import { sealRecords } from '../../records/seals/sealRecords'
import { sealOlder } from '../../ground/vault/sealOlder'
import { askForExitTests } from './askForExitTests'
import { askToSignAnew } from './askToSignAnew'
import { askForNewChecks } from './askForNewChecks'
import { compareAccounts } from './compareAccounts'
import {
  beginRenewalWindows,
  expireDonors,
  warnBeforeExpiry,
  endRests,
  liftSuspensions,
  noticeUpperAge,
} from './expireDonors'
import { expireInvitations, remindBookings, remindExams, inviteWaiting } from './expireInvitations'
import { forgetOldData, remindDrafts } from './forgetOldData'
import { tellOldBackup } from './tellOldBackup'
import { remindRenewalCheck, tellCriteriaChanged, tellRetryPossible } from './tellRetryPossible'

type CronField = '*' | `*/${number}` | `${number}-${number}` | `${number}`
/** What `beginsAt` reads: every day, at these minutes of these hours. */
type Cron = `${CronField} ${CronField} * * *`

export type Job = {
  name: string
  /** The name in the activity log when it fails. */
  label: string
  /** Japanese time; the job decides by its clock what is due. */
  cron: Cron
  /** Does all due work and returns its amount; a second run does nothing. */
  run: (deps: Deps, now: Date) => Promise<number>
}

const EVERY_MINUTE = `*/${EVERY_MINUTES} * * * *` as const
// Includes midnight on the first, when a month's places open.
const EVERY_TEN_MINUTES = `*/${NEXT_MINUTES} * * * *` as const
// Days end at midnight.
const EVERY_HOUR = '1 * * * *'
// Before opening; later hours catch up after downtime.
const EVERY_MORNING = '5 7-20 * * *'
// For mails that may wait for the morning; later hours catch up after downtime.
const BY_DAY = '5 9-20 * * *'

// After the night's backup.
const ONCE_A_DAY = '40 8 * * *'

// Reads every account, so it runs at night.
const BY_NIGHT = '35 3 * * *'

/** Whether a run begins in a minute of Japanese time, `2026-12-01T09:05`. */
export function beginsAt({ cron }: Pick<Job, 'cron'>, minute: string): boolean {
  const [ofMinute = '', ofHour = ''] = cron.split(' ')
  return fits(ofMinute, Number(minute.slice(14, 16))) && fits(ofHour, Number(minute.slice(11, 13)))
}

function fits(field: string, value: number): boolean {
  const [, step] = /^\*\/(\d+)$/.exec(field) ?? []
  if (step !== undefined) return value % Number(step) === 0
  const [from, to = from] = field.split('-')
  return field === '*' || (value >= Number(from) && value <= Number(to))
}

/** False at night for a job that sends mails in the morning; the schedule runs it then. */
export const mayRunAtStart = ({ cron }: Job, now: Date): boolean => {
  const [, from, to] = /^\S+ (\d+)-(\d+) /.exec(cron) ?? []
  const hour = Number(japaneseMinuteOf(now).slice(11, 13))
  return from === undefined || (hour >= Number(from) && hour <= Number(to))
}

const job = (name: string, label: string, cron: Cron, run: Job['run']): Job => ({ name, label, cron, run })

async function seal({ db, settings, vault }: Deps): Promise<number> {
  const [key = null] = sealKeysOf(settings)
  return (await sealActivities(db, { key, vault })) + (await sealRecords(db, key, vault))
}

/** In the order in which a start catches up. */
export const jobs: readonly Job[] = [
  job('putCriteriaInForce', '判定基準の適用', EVERY_MINUTE, putCriteriaInForce),
  job('pauseByCriteria', '判定基準の緊急適用によるお休み', EVERY_MINUTE, pauseByCriteria),
  // What ended earlier comes first, so that letters after downtime do not contradict one another.
  job('liftSuspensions', '一時停止の終了', EVERY_MORNING, liftSuspensions),
  job('endRests', '体調によるお休みの終了', EVERY_HOUR, endRests),
  job('expireDonors', '有効期間の終了', EVERY_HOUR, expireDonors),
  job('askForExitTests', '最後の検査のお願い', BY_DAY, askForExitTests),
  job('askToSignAnew', '新しい同意書への署名のお願い', BY_DAY, askToSignAnew),
  job('askForNewChecks', '登録検査の前のチェックの案内', EVERY_MORNING, askForNewChecks),
  job('beginRenewalWindows', '更新手続きの開始', EVERY_HOUR, beginRenewalWindows),
  job('expireInvitations', '予約期限の終了', EVERY_HOUR, expireInvitations),
  job('inviteWaiting', 'ガイダンスの案内', EVERY_TEN_MINUTES, inviteWaiting),
  job('runBulk', 'まとめた処理', EVERY_MINUTE, runBulk),
  job('remindBookings', '予約日のお知らせ', BY_DAY, remindBookings),
  job('remindExams', '検査の前日のお知らせ', BY_DAY, remindExams),
  job('remindDrafts', '回答の続きの案内', BY_DAY, remindDrafts),
  job('tellRetryPossible', '再申し込みの案内', BY_DAY, tellRetryPossible),
  job('tellCriteriaChanged', '基準変更の案内', BY_DAY, tellCriteriaChanged),
  job('remindRenewalCheck', '更新チェックの再案内', BY_DAY, remindRenewalCheck),
  job('warnBeforeExpiry', '有効期限のお知らせ', BY_DAY, warnBeforeExpiry),
  job('finishDepartures', '退会した会員のアカウントの削除', EVERY_TEN_MINUTES, finishDepartures),
  job('noticeUpperAge', 'ドナーの年齢の確認', BY_NIGHT, noticeUpperAge),
  job('compareAccounts', 'アカウントの照合', BY_NIGHT, compareAccounts),
  job('countGifts', 'ギフトコードの照合', BY_NIGHT, countGifts),
  job('markUnusualReads', 'いつもと違う閲覧の確認', EVERY_HOUR, markUnusualReads),
  // After the jobs of the minute that write what it sends.
  job('sendPushes', '端末へのお知らせ', EVERY_MINUTE, sendPushes),
  job('readReturnedMails', '戻ってきたメールの確認', EVERY_MINUTE, readReturnedMails),
  job('readMailAnswers', 'メールの返信の確認', EVERY_MINUTE, (deps, now) => readMailAnswers(deps, now)),
  job('forgetOldData', '古いデータの削除', EVERY_HOUR, forgetOldData),
  job('sealActivities', '操作履歴の封印', EVERY_MINUTE, seal),
  job('sealOlder', '健康に関する回答の暗号化', EVERY_TEN_MINUTES, sealOlder),
  job('countPoints', '認定の前に確かめることの集計', EVERY_TEN_MINUTES, countOlderPoints),
  // After a start, rows may wait to be sealed; the head does not cover them.
  job('exportHead', '操作履歴の封印の控え', EVERY_TEN_MINUTES, async (deps, now) => {
    await seal(deps)
    return exportHead(deps, now)
  }),
  job('tellOldBackup', 'バックアップの確認', ONCE_A_DAY, tellOldBackup),
  job('foldTallies', '人数の集計', EVERY_TEN_MINUTES, foldTallies),
]

/** Runs the jobs accepted by `isMeant` once, in order, for tests and the simulation; returns the amounts of work. */
export async function runDueJobs(
  deps: Deps,
  now: Date,
  isMeant: (name: string) => boolean = () => true,
): Promise<Record<string, number>> {
  const done: Record<string, number> = {}
  for (const { name, run } of jobs) if (isMeant(name)) done[name] = await run(deps, now)
  return done
}
