import type { UserRank } from '../generated/schema'

/** Lowest first. */
export const userRankLabels = {
  DonorCertification: '認定ドナー',
  Beginner: 'ビギナー',
  Bronze: 'ブロンズ',
  Silver: 'シルバー',
  Gold: 'ゴールド',
  Platinum: 'プラチナ',
  Diamond: 'ダイヤモンド',
  Master: 'マスター',
} satisfies Record<UserRank, string>

/** あと3回でシルバー */
export const untilNextRank = (donations: number, next: UserRank) =>
  `あと${donations}回で${userRankLabels[next]}`

export const HIGHEST_RANK = '最高ランクです'
