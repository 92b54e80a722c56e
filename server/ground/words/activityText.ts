import type { ActivityActor, ActivityEvent } from '../../../shared/words/records/activity'
import { activitySentences } from './activitySentences'

/** The end of the sentence for this actor; empty for the person concerned. */
export const activityEnd = (actor: ActivityActor) => {
  if (actor.by === 'administrator') return `（操作：${actor.id}）`
  return actor.by === 'system' ? '（自動）' : ''
}

/** 2026年12月1日（火）14:00に予約しました, with the administrator's id or （自動） unless the person acted. */
export function activityText(event: ActivityEvent, actor: ActivityActor = { by: 'self' }): string {
  // Complete by type, which the compiler cannot follow here.
  const ofCategory: Record<string, (event: never) => string> = activitySentences[event.category]
  const sentence = ofCategory[event.operation]
  if (!sentence) throw new Error(`No sentence for ${event.category}.${event.operation}`)
  return `${sentence(event as never)}${activityEnd(actor)}`
}

/** Without staff ids and notes about reasons, for the person concerned. */
export const textForOneself = (text: string) =>
  text.replace(/（(?:操作：[\w-]+|自動)）$/, '').replace(/（理由は別欄）|、理由は別欄/, '')
