import type { Answer } from '../../shared/questionnaire/answer'
import type { Option } from '../../shared/questionnaire/question'

/**
 * The answer after an option was pressed, where several may be chosen: pressing a chosen one takes it back, one that
 * stands alone clears the others, and choosing another clears it. Days that were typed stay for a second thought.
 */
export function toggleChoice(
  answer: Answer | undefined,
  pressed: Option,
  options: readonly Option[],
): Answer {
  const before = answer?.choices ?? []
  if (before.includes(pressed.id)) return { ...answer, choices: before.filter((id) => id !== pressed.id) }
  if (pressed.exclusive) return { ...answer, choices: [pressed.id] }
  const alone = options.filter(({ exclusive }) => exclusive).map(({ id }) => id)
  return { ...answer, choices: [...before.filter((id) => !alone.includes(id)), pressed.id] }
}

/** The answer after one of a set of radio buttons was pressed; `group` where a question has several sets. */
export function chooseOne(answer: Answer | undefined, pressed: Option, options: readonly Option[]): Answer {
  const { group } = pressed
  if (group === undefined || pressed.exclusive) return { ...answer, choices: [pressed.id] }
  const others = options.filter((option) => option.group !== group && !option.exclusive).map(({ id }) => id)
  return { ...answer, choices: [...(answer?.choices ?? []).filter((id) => others.includes(id)), pressed.id] }
}
