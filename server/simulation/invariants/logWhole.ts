import { verifySeals } from '../../activity/seals/verifySeals'
import type { Invariant } from './invariant'

/** The chain over the log, as the job has sealed it day by day. What came after the job's last run waits. */
export const logWhole: Invariant = {
  label: '操作履歴の封印が保たれている',
  async check(db) {
    const { verified, findings } = await verifySeals(db, [])
    return {
      looked: verified,
      broken: findings.map(({ kind, activityId, no }) => `${kind} ${activityId ?? no}`),
    }
  },
}
