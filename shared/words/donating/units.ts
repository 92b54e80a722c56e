import type { UnitObstacle } from '../../generated/schema'

/** Errors about units; each says what can be done. */
export const NOTHING_RECEIVED = '便を受け取っていない来室には、便の記録をつけられません。'
export const DONATION_WAS_TAKEN_BACK =
  'この献便は取り消されています。受け取った便があるときは、献便をもう一度記録してください。'
export const unitRecordedAlready = (number: string) =>
  `この献便の便は、${number}として記録してあります。直すときは、便の画面で訂正してください。`
export const UNIT_NOT_OF_TODAY = 'きょう受け取ったもの以外の便は、管理者が扱います。'
export const UNIT_NOT_OWN = '受付で訂正できるのは、自分が記録したきょうの便だけです。管理者に頼んでください。'
export const GRAMS_OUT_OF_RANGE = (least: number, most: number) =>
  `重さは、${least}〜${most.toLocaleString('ja-JP')}gの間で、小数は1けたまで入力してください。`
export const TYPE_OUT_OF_RANGE = '便の形は、1から7の数字で選んでください。'
/** Beside a time that is later than that of the receipt. */
export const PASSED_DAY_BEFORE = '受け取りの前の日の時刻として記録します'
export const PASSED_OUT_OF_RANGE = (hours: number) =>
  `出た時刻は、受け取りより前の${hours}時間以内で入力してください。`
export const REJECTION_REASON_UNKNOWN = '受け入れない理由を、一覧から選んでください。'
export const REJECTION_REASON_NOT_NEEDED = '受け入れる便には、受け入れない理由をつけられません。'
export const acceptsOutsideLimits = (outside: readonly string[]) =>
  `${outside.join('、')}の外です。受け入れるときは、理由を書いてください。`
export const unitDiscarded = (number: string) => `便${number}は、廃棄になっています。`
export const unitHandedOver = (number: string) => `便${number}は、もう引き渡してあります。`
/** Why a unit cannot be used yet, for physicians. */
export const unitObstacleWords = {
  NoPanelBefore: '前の検査がありません。すべての検体がこの便より前の日で、通過したものがいります',
  NoPanelAfter: '後ろの検査がまだです。すべての検体がこの便よりあとの日で、通過することがいります',
  PanelBetween: '前と後ろの検査のあいだに、通過していない検査があります',
  Statement: 'その日の体調の回答がないか、「変わりなし」ではありません',
  Held: '保留です。案件が閉じるまで使えません',
  Discarded: '廃棄になっています',
} satisfies Record<UnitObstacle, string>
/** What is said where the obstacle is none. */
export const unitFulfilledWords = {
  NoPanelBefore: '前の検査は通過しています',
  NoPanelAfter: '後ろの検査は通過しています',
  PanelBetween: '前と後ろのあいだに、通過していない検査はありません',
  Statement: 'その日の体調で、とめることはありません',
  Held: '保留はありません',
} satisfies Record<Exclude<UnitObstacle, 'Discarded'>, string>
export const unitNotReleased = (number: string, obstacles: readonly UnitObstacle[]) =>
  `便${number}は、使用可にできません。${obstacles.map((one) => unitObstacleWords[one]).join('。')}。`
export const UNIT_USABLE_ALREADY = (number: string) => `便${number}は、もう使用可です。`
export const unitHeld = (number: string) =>
  `便${number}は、保留です。医師が保留を解くまで、引き渡さないでください。`
export const UNIT_TWICE = '同じ便が2回入っています。1つにしてください。'
export const unitScannedAlready = (number: string) =>
  `便${number}は、もう読み取ってあります。1つとして記録します。`
export const NO_UNIT_NUMBER = '便のラベルではありません。ラベルの番号を確かめてください。'
export const unitOfAnotherCentre = (number: string) =>
  `便${number}は、ほかの施設のラベルです。ここでは記録できません。`
export const unitUnknown = (numbers: readonly string[]) =>
  `${numbers.join('、')}は見つかりません。受付で扱えるのは、きょうの便です。`
export const unitNotTakenIn = (number: string, reason: string) =>
  `便${number}は、受け入れなかった便です（${reason}）。引き渡さず、廃棄してください。`
export const labelForWeight = (number: string) =>
  `${number}は、記録した便のラベルです。ここでは、いま受け取った便の重さを入れてください。`
export const CONTAINER_IS_LABEL =
  '容器の欄に、便のラベルかドナー証の番号が入っています。容器の番号を入れるか、空にしてください。'
export const isNumberOfUnit = (number: string) =>
  `${number}は、便の番号です。ドナー証のバーコードを読み取ってください。`
export const donationWasHandedOver = (number: string) =>
  `この献便の便${number}は引き渡し済みのため、取り消せません。先に、管理者が引き渡し先に連絡してください。`
