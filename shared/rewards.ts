/** Gift cards for each donation with stool received, and what a renewal test that certifies adds to it. Whole yen. */
export type RewardRules = { donationYen: number; renewalBonusYen: number }

/** How long the address of somebody who has left is kept for what is still due. */
export const CONTACT_KEPT_DAYS = 90

/** What a period brings: at 3,000 and 2,000 yen 10 donations are 30,000 yen, and 50,000 when renewed. */
export function periodReward(donations: number, renewed: boolean, rules: RewardRules): number {
  return donations * (rules.donationYen + (renewed ? rules.renewalBonusYen : 0))
}

/** 30000 → 30,000円 */
export const yenText = (yen: number) => `${yen.toLocaleString('ja-JP')}円`
