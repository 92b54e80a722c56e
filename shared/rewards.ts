/** Gift cards for each donation with stool received, whole yen. Specification §1. */
export const DONATION_YEN = 3_000
/** Added for each donation of a period whose renewal test certifies. */
export const RENEWAL_BONUS_YEN = 2_000
/** How long the address of somebody who has left is kept for what is still due. */
export const CONTACT_KEPT_DAYS = 90

/** What a period brings: 10 donations are 30,000 yen, and 50,000 when renewed. */
export function periodReward(donations: number, renewed: boolean): number {
  return donations * (DONATION_YEN + (renewed ? RENEWAL_BONUS_YEN : 0))
}

/** 30000 → 30,000円 */
export const yenText = (yen: number) => `${yen.toLocaleString('ja-JP')}円`
