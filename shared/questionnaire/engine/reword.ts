import type { Question, QuestionSet } from './question'

/** The words of a question that differ from those of the version before; a hint of null is left out. */
export type QuestionWords = {
  text?: string
  hint?: string | null
  /** By option id. */
  options?: Readonly<Record<string, string>>
  descriptions?: Readonly<Record<string, string>>
  groups?: Readonly<Record<string, string>>
}

/** Changes words alone: ids, kinds, options and days stay, so the rules judge both versions alike. */
export function reword(question: Question, words: QuestionWords | undefined): Question {
  if (!words) return question
  const { hint: before, ...rest } = question
  const hint = words.hint === undefined ? before : words.hint
  return {
    ...rest,
    text: words.text ?? question.text,
    ...(hint ? { hint } : {}),
    ...(question.options && {
      options: question.options.map((option) => ({
        ...option,
        label: words.options?.[option.id] ?? option.label,
        ...(option.description && {
          description: words.descriptions?.[option.id] ?? option.description,
        }),
      })),
    }),
    ...(question.groups && {
      groups: question.groups.map(({ id, label }) => ({ id, label: words.groups?.[id] ?? label })),
    }),
  }
}

/** True if both versions ask the same in other words at most. */
export const asksTheSame = (a: QuestionSet, b: QuestionSet): boolean =>
  [a.version, a.rewords].some((version) => version !== undefined && [b.version, b.rewords].includes(version))
