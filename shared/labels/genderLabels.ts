import type { Gender } from '../generated/schema'

export const genderLabels = {
  Man: '男性',
  Women: '女性',
} satisfies Record<Gender, string>
