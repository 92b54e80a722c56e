import { togetherOf } from '../../shared/condition/judgeCondition'
import type { ConditionReport } from '../generated/resolvers'
import type { ConditionReportRow } from '../schema/condition'

/** What was said, for the person and for administrators; the donations since then are looked up by whoever may see them. */
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
