import type { Allocation, PassedOver, PlaceKind } from '../../generated/schema'

export const ALLOCATIONS = '案内の記録'
export const NO_ALLOCATIONS = '案内の記録はまだありません。記録を始める前の案内は、活動記録にあります。'
export const ORDER_KEPT = '順番どおり'
export const ORDER_CHANGED = '順番を変えて'

export const placeKindLabels = {
  Basic: '基本枠',
  Additional: '追加枠',
  Added: 'この方のために足した枠',
} satisfies Record<PlaceKind, string>

export const allocationLabels = {
  InvitedAt: '案内日時',
  User: '会員',
  Place: '枠',
  PlaceKind: '枠の種類',
  Position: '待っていた順番',
  Way: '案内のしかた',
  Ahead: '先にお待ちだった方',
}

type Facts = Pick<
  Allocation,
  | 'Year'
  | 'Month'
  | 'Place'
  | 'Places'
  | 'PlaceKind'
  | 'PassedOn'
  | 'OutOfTurn'
  | 'Position'
  | 'AheadSuspended'
  | 'AheadEndedToday'
  | 'AheadPaused'
>

export const INVITED_FROM = 'ご案内したときの順番'
/** 3番目（順番どおり） */
export const invitedFrom = (position: number, outOfTurn: boolean) =>
  `${position}番目（${outOfTurn ? '順番を変えてご案内' : ORDER_KEPT}）`

/** Why a person was invited: 2026年12月の枠60のうち54番目（基本枠）。列の3番目から、順番どおり案内しました。先にお待ちだった2人は、一時停止中でした。 */
export function allocationSentence(facts: Facts): string {
  const from = facts.Position === 1 ? '列の先頭から' : `列の${facts.Position}番目から`
  const way = facts.OutOfTurn ? ORDER_CHANGED : ORDER_KEPT
  const ahead = aheadText(facts)
  return [
    `${facts.Year}年${facts.Month}月の枠${facts.Places}のうち${facts.Place}番目（${placeWords(facts)}）。`,
    `${from}、${way}案内しました。`,
    ahead && `${ahead}。`,
  ].join('')
}

/** 基本枠・戻った枠 */
export const placeWords = ({ PlaceKind, PassedOn }: Pick<Facts, 'PlaceKind' | 'PassedOn'>) =>
  PassedOn ? `${placeKindLabels[PlaceKind]}・ほかの方から戻った枠` : placeKindLabels[PlaceKind]

/** 先にお待ちだった3人のうち、2人は一時停止中、1人はその日に前の案内が終わったところでした; empty for the first in line. */
export function aheadText(facts: Facts): string {
  const { Position, OutOfTurn, AheadSuspended, AheadEndedToday, AheadPaused } = facts
  const ahead = Position - 1
  if (ahead === 0) return ''
  const reasons = [
    { people: AheadSuspended, why: '一時停止中' },
    { people: AheadEndedToday, why: 'その日に前の案内が終わったところ' },
    { people: AheadPaused, why: 'ご本人の希望で保留中' },
    {
      people: ahead - AheadSuspended - AheadEndedToday - AheadPaused,
      why: OutOfTurn ? '順番どおりなら先に案内する方' : '案内の瞬間に別の手続きの途中',
    },
  ].filter(({ people }) => people > 0)
  const [only, ...more] = reasons
  if (only && more.length === 0) return `先にお待ちだった${ahead}人は、${only.why}でした`
  return `先にお待ちだった${ahead}人のうち、${reasons.map(({ people, why }) => `${people}人は${why}`).join('、')}でした`
}

/** Why others who came later were invited; null if none were. */
export function passedOverSentence(passed: PassedOver): string | null {
  const { OutOfTurn, Suspended, EndedToday, Paused, SamePerson } = passed
  const all = OutOfTurn + Suspended + EndedToday + Paused + SamePerson
  if (all === 0) return null
  const reasons = [
    Suspended > 0 && `${Suspended}人は、この方が一時停止中だったため`,
    EndedToday > 0 && `${EndedToday}人は、この方の前の案内が終わった当日だったため`,
    Paused > 0 && `${Paused}人は、この方が案内を保留にされていたため`,
    SamePerson > 0 && `${SamePerson}人は、同じ方の登録がないかを確かめていたため`,
    OutOfTurn > 0 && `${OutOfTurn}人は、事務局が順番を変えたため`,
  ].filter(Boolean)
  return `お待ちの間に、後から並んだ${all}人を先に案内しました。${reasons.join('、')}です。`
}
