import { togetherOf } from '../../shared/condition/judgeCondition'
import type { ConditionReport } from '../generated/resolvers'
import type { ConditionReportRow } from '../schema/condition'

/** A report for its person and for administrators. Donations since then are resolved separately. */
export function toConditionReport(row: ConditionReportRow): ConditionReport {
  const { items } = row.judgement
  const { outcome, notBefore } = togetherOf(items)
  return {
    Id: row.id,
    Sk: 'ConditionReport',
    UserId: row.userId,
    Kind: row.kind,
    Day: row.day,
    Since: row.since,
    Items: items.map((item) => ({
      Choice: item.choice,
      Date: item.date,
      Outcome: item.outcome,
      NotBefore: item.notBefore,
    })),
    Outcome: outcome,
    NotBefore: notBefore,
    RecordedByStaff: row.recordedByStaff,
    Lifted: row.lifted,
    DonationsSince: null,
    CreatedAt: row.createdAt,
    UpdatedAt: row.updatedAt,
  }
}
