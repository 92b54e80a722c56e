import { SAVED } from '../../../shared/words/program/notices'

/** Before a save: 保存すると、12人に案内のメールを送ります。山田 花子さん、ほか11人 */
export function invitationsAhead(count: number, names: readonly string[]): string {
  const others = count - names.length
  const people = others > 0 ? `${names.join('、')}、ほか${others}人` : names.join('、')
  return `保存すると、${count}人に案内のメールを送ります：${people}`
}
export const NO_INVITATIONS = '保存しても、いますぐ案内する方はいません。'

/** After a save. */
export const invitationsSent = (count: number) =>
  count > 0 ? `${SAVED}${count}人に案内のメールを送ります。` : SAVED

type Numbers = { AvailableSlots: number; AdditionalAvailableSlots: number; GivenGuidanceCount: number }

export const slotsChangedMeanwhile = (slot: Numbers) =>
  `開いているあいだに、ほかの操作で変わりました。いまは、基本枠${slot.AvailableSlots}、追加枠${slot.AdditionalAvailableSlots}、案内済み${slot.GivenGuidanceCount}人です。確かめて、もう一度保存してください。`
