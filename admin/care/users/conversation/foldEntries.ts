import { formatSlashedDate } from '../../../parts/components/formatSlashedDate'
import { japaneseDateOf } from '../../../../shared/facts/dates'
import {
  activityCategoryLabel,
  activityOperationLabel,
} from '../../../../shared/words/records/activityLabels'
import type { ConversationPageFragment } from '../../../generated/graphql'
import type { PastEvent } from '../timeline/timelineEvents'

export type Entry = ConversationPageFragment['items'][number]

export type Told = { entry: Entry; event: PastEvent }

/** One entry, or several of a kind that are one line until opened. */
export type Line = Told | { title: string; between: string; folded: readonly Told[] }

/** Fewer are not folded. */
const FOLDED_FROM = 3

const AUTOMATIC = '自動の記録'

/** The group of repeated or automatic entries; null for entries that always have a line. */
function groupOf({ entry: { Category, Operation, Reason, Wish }, event }: Told): string | null {
  if (Reason || Wish || event.kind === 'changed') return null
  if (Category === 'Donation' || Category === 'Reward' || Category === 'Mail')
    return `${activityCategoryLabel(Category)}：${activityOperationLabel(Category, Operation)}`
  return event.actor.by === 'system' ? AUTOMATIC : null
}

/** Such a line covers a donor period; others cover the span between two important entries. */
const ofPeriod = (group: string) => group.startsWith(`${activityCategoryLabel('Donation')}：`)
const endsPeriod = ({ entry: { Category, Operation } }: Told) =>
  Category === 'Screening' && (Operation === 'Judge' || Operation === 'End')

/** Three or more of a group become one line at the place of the newest. @param told newest first */
export function foldEntries(told: readonly Told[]): Line[] {
  let [stretch, period] = [0, 0]
  const keyed = told.map((one) => {
    const group = groupOf(one)
    if (group === null) stretch++
    if (endsPeriod(one)) period++
    return { one, group, key: group && `${group} ${ofPeriod(group) ? period : stretch}` }
  })
  return keyed.flatMap(({ one, group, key }): Line[] => {
    if (group === null) return [one]
    const alike = keyed.filter((other) => other.key === key).map((other) => other.one)
    if (alike.length < FOLDED_FROM) return [one]
    return alike[0] === one ? [folded(group, alike)] : []
  })
}

function folded(group: string, all: readonly Told[]): Line {
  const [to, from] = [all[0], all.at(-1)].map((one) =>
    one ? formatSlashedDate(japaneseDateOf(new Date(one.entry.Time))) : '',
  )
  return {
    title: `${group} ${all.length}件`,
    between: from === to ? `${to}` : `${from}〜${to}`,
    folded: all,
  }
}
