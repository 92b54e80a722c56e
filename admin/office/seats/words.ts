import { addWeeks, formatMonth, type JapaneseDate } from '../../../shared/facts/dates'
import type { Range } from './forecast'

/** 85人くらい（8割の見込みで70〜101人） */
export const rangeText = ({ low, middle, high }: Range): string =>
  low === high ? `${middle}人` : `${middle}人くらい（8割の見込みで${low}〜${high}人）`

/** 2027年2月ごろ; 2027年2月ごろ（早ければ1月、遅ければ4月） */
export function waitText(weeks: Range | null, today: JapaneseDate): string {
  if (!weeks) return '枠がないため、ご案内できません'
  const month = (week: number) => formatMonth(addWeeks(today, week))
  const [low, middle, high] = [month(weeks.low), month(weeks.middle), month(weeks.high)]
  const year = middle.slice(0, 5)
  const beside = (text: string) => (text.startsWith(year) ? text.slice(5) : text)
  return low === high ? `${middle}ごろ` : `${middle}ごろ（早ければ${beside(low)}、遅ければ${beside(high)}）`
}

/** The places needed for so many donors by then. */
export function neededText(
  target: number,
  { likely, sure }: { likely: number | null; sure: number | null },
): string {
  if (likely === null)
    return `${target}人には、枠を増やしても届きません。順番を待つ方が足りないか、時期が近すぎます。`
  if (likely === 0 && sure === 0) return `${target}人には、枠を増やさなくても届きます。`
  const surely = sure === null ? '8割の見込みで届く枠数はありません' : `8割の見込みで届くのは毎月${sure}枠`
  return `${target}人に届く見込みが半分になるのは毎月${likely}枠、${surely}です。`
}

const share = (part: number, of: number) =>
  of > 0 ? `${Math.round((part / of) * 100)}%（${of}人中${part}人）` : '実績なし'
const ended = (part: number, of: number) =>
  of > 0 ? `${Math.round((part / of) * 100)}%（${of}回中${part}回）` : '実績なし'

/** Fewer give a range that hardly helps. */
const FEW = 30

export const seatTexts = {
  lead: 'これまでの実績から、枠の数でドナーの人数がどう変わるかを見通します。人数は8割の見込みの幅で示し、実績が増えるほど狭くなります。',
  places: '毎月の枠',
  target: '目標の人数',
  by: 'いつまでに',
  months: (months: number) => `${months}か月後`,
  wrong: (most: number) => `0から${most}までの数字を入力してください。`,
  reckoning: '見通しを計算しています…',
  basis: 'この見通しのもと',
  few: 'ガイダンスに参加した方の実績がまだ少ないため、幅が広くなっています。',
  isFew: (attended: number) => attended < FEW,
  certified: '参加後に認定された方',
  renewed: '更新された期間',
  onTheirWay: '案内済みで参加前の方',
  inExam: '参加済みで判定前の方',
  line: '順番を待つ方',
  joining: '1週間に順番に加わる方',
  share,
  ended,
} as const
