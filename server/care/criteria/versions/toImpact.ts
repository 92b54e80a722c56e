import type { ImpactChange } from '../impact'
import type { KeptImpact } from '../../../ground/tables/keptImpact'
import type { Principal } from '../../../ground/access/context'
import { mayRead } from '../../../ground/access/contract'
import type { CriteriaImpact } from '../../../generated/resolvers'
import { asContract } from '../../../ground/db/asContract'

/** Smaller numbers could identify people. */
const FEWEST = 5

/** An impact for its reader: only physicians see small numbers. */
export function toImpact(
  impact: KeptImpact,
  principal: Principal,
  changes: readonly ImpactChange[] | null,
): CriteriaImpact {
  const seesFew = mayRead(principal, 'CriteriaImpact', 'Changes')
  const shown = (people: number) => (seesFew || people === 0 || people >= FEWEST ? people : null)
  const hidesOne = impact.groups.some(({ people }) => shown(people) === null)
  return {
    Sha256: impact.sha256,
    CountedAt: new Date(impact.countedAt),
    People: impact.people,
    // With the total it would reveal a hidden number.
    Unchanged: hidesOne ? null : shown(impact.unchanged),
    DonorsLost: shown(impact.donorsLost),
    Groups: impact.groups.map(({ before, after, standing, people, daysLeast, daysMost }) => ({
      Before: before,
      After: after,
      Standing: standing,
      People: shown(people),
      DaysLeast: shown(people) === null ? null : daysLeast,
      DaysMost: shown(people) === null ? null : daysMost,
    })),
    Questions: impact.questions.map(({ questionId, people }) => ({
      QuestionId: questionId,
      People: shown(people),
    })),
    Rules: (impact.rules ?? []).map(({ ruleId, people }) => ({ RuleId: ruleId, People: shown(people) })),
    Changes:
      changes?.map((change) => ({
        ...asContract(change, 'userId', 'standing', 'before', 'after', 'beforeDate', 'afterDate'),
        QuestionIds: change.questions,
        RuleIds: change.rules,
      })) ?? null,
  }
}
