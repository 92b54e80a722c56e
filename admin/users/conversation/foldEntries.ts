import { formatSlashedDate } from '../../components/formatSlashedDate'
import { japaneseDateOf } from '../../../shared/dates'
import { activityCategoryLabel, activityOperationLabel } from '../../../shared/labels/activityLabels'
import type { PersonConversationQuery } from '../../generated/graphql'
import type { PastEvent } from '../timeline/timelineEvents'

export type Entry = PersonConversationQuery['listConversation']['items'][number]

/** An entry with what the page says of it. */
export type Told = { entry: Entry; event: PastEvent }

/** One line, or several of a kind that are one line until it is opened. */
export type Line = Told | { title: string; between: string; folded: readonly Told[] }

/** Fewer are shown as they are. */
const FOLDED_FROM = 3

const AUTOMATIC = '自動の記録'

/** What repeats, or happens by itself and moves nobody: null for what always has a line of its own. */
function groupOf({ entry: { Category, Operation, Reason, Wish }, event }: Told): string | null {
  if (Reason || Wish || event.kind === 'changed') return null
  if (Category === 'Donation' || Category === 'Reward' || Category === 'Mail')
    return `${activityCategoryLabel(Category)}：${activityOperationLabel(Category, Operation)}`
  return event.actor.by === 'system' ? AUTOMATIC : null
}

/** A line of these stands for a donor period; of others for what lies between two entries of weight. */
const ofPeriod = (group: string) => group.startsWith(`${activityCategoryLabel('Donation')}：`)
const endsPeriod = ({ entry: { Category, Operation } }: Told) =>
  Category === 'Screening' && (Operation === 'Judge' || Operation === 'End')

/**
 * Three and more of a group are one line at the place of the newest.
 * @param told the newest first
 */
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
