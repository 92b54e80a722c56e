/** Gift cards per donation with stool, and the bonus of a certifying renewal. Whole yen. */
export type RewardRules = { donationYen: number; renewalBonusYen: number }

/** Days to keep a former user's address for due rewards. */
export const CONTACT_KEPT_DAYS = 90

/** With 3,000 and 2,000 yen, 10 donations earn 30,000 yen, or 50,000 if renewed. */
export function periodReward(donations: number, renewed: boolean, rules: RewardRules): number {
  return donations * (rules.donationYen + (renewed ? rules.renewalBonusYen : 0))
}

/** What a renewal would add to what is certain: yen. */
export const renewalBonus = ({ Expected, Due, Pending }: Record<'Expected' | 'Due' | 'Pending', number>) =>
  Expected - Due - Pending

/** Of each donation, where its yen come from: 3,000円、更新加算2,000円 */
export const yenOfDonation = ({ DonationYen, BonusYen }: Record<'DonationYen' | 'BonusYen', number>) =>
  BonusYen > 0 ? `${yenText(DonationYen)}、更新加算${yenText(BonusYen)}` : yenText(DonationYen)

/** 30000 → 30,000円 */
export const yenText = (yen: number) => `${yen.toLocaleString('ja-JP')}円`
