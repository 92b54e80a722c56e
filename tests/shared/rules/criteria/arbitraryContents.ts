import fc from 'fast-check'
import { samplePublicTexts } from '../../../../shared/facts/config'
import { contentOf, ownPhrases, type CriteriaContent } from '../../../../shared/rules/criteria/content'
import { criteriaFaults } from '../../../../shared/rules/criteria/criteriaFaults'
import { phraseFields, placeholdersOf } from '../../../../shared/rules/criteria/phraseFields'
import { passingAnswers } from '../../../../devtools/world/checks/passingAnswers'
import { phrases, type PhraseName, type Phrases } from '../../../../shared/questionnaire/engine/phrases'
import type { Period, Rule } from '../../../../shared/questionnaire/engine/rule'
import { first } from '../../questionnaire/engine/first'

const { region } = samplePublicTexts

/** What the program comes with. */
export const given = contentOf(first, region.municipalities, [
  { id: 'Overall', sentence: '総合して判断したためです。', wait: { weeks: 12 } },
])

const places = Object.entries(given.rules).flatMap(([question, { rules }]) =>
  rules.map(({ id }) => ({ question, id })),
)

const period: fc.Arbitrary<Period> = fc.oneof(
  fc.integer({ min: 1, max: 24 }).map((months) => ({ months })),
  fc.integer({ min: 1, max: 60 }).map((weeks) => ({ weeks })),
)

/** What a physician may do to a rule. */
type Edit = (rule: Rule) => Rule | null

const counted = ({ reason: { plain, explanation }, ...rule }: Rule, wait: Period): Rule => ({
  ...rule,
  outcome: 'TEMP',
  until: { fromAnswer: wait },
  reason: { plain, ...(explanation ? { explanation } : {}) },
})

const passing = passingAnswers()
const changedToPassing = (ruleId: string, choices: readonly string[]) => {
  const [to = ''] = passing[ruleId.slice(0, 3)]?.choices ?? []
  return Object.fromEntries(choices.map((choice) => [choice, { to, when: '事情が変わったとき' }]))
}

const edit: fc.Arbitrary<Edit> = fc.oneof(
  // Another period, wherever one stands.
  period.map((wait): Edit => (rule) => {
    const { until } = rule
    if (until && 'after' in until) return { ...rule, until: { after: wait } }
    return until && 'fromAnswer' in until ? { ...rule, until: { fromAnswer: wait } } : rule
  }),
  period.map(
    (wait): Edit =>
      (rule) =>
        counted(rule, wait),
  ),
  fc.constant<Edit>(({ until: _until, ...rule }) => ({
    ...rule,
    outcome: 'PERM',
    reason: { plain: '対象外のため。' },
  })),
  fc
    .constantFrom('REVIEW', 'REVIEW!')
    .map((outcome): Edit => ({ until: _until, changes: _changes, ...rule }) => ({
      ...rule,
      outcome: outcome as 'REVIEW' | 'REVIEW!',
      reason: { plain: 'くわしくうかがうため。' },
    })),
  // Until something else is true: the answer that passes.
  fc.constant<Edit>(({ changes: _changes, ...rule }) => ({
    ...rule,
    outcome: 'TEMP',
    until: { open: true },
    reason: {
      plain: 'いまは、お待ちいただくため。',
      untilEnd: '事情が変わりましたら、お申し込みいただけます。',
      ongoingNote: '事情が変わってから',
    },
    ...('choices' in rule.when ? { changes: changedToPassing(rule.id, rule.when.choices) } : {}),
  })),
  fc.constant<Edit>(() => null),
  fc.integer({ min: 23, max: 40 }).map(
    (below): Edit =>
      (rule) =>
        'bmi' in rule.when && rule.when.bmi.from !== undefined
          ? { ...rule, when: { bmi: { from: below } } }
          : rule,
  ),
)

const phraseNames = Object.keys(phrases) as PhraseName[]

/** Some phrases in other words, with what they must and may have filled in. */
export const arbitraryPhrases: fc.Arbitrary<Partial<Phrases>> = fc
  .subarray(phraseNames)
  .chain((names) =>
    fc.tuple(
      ...names.map((name) =>
        fc.subarray([...placeholdersOf(name)]).map((some): [PhraseName, string] => {
          const filled = new Set([...(phraseFields[name].must ?? []), ...some])
          return [name, `別の言い方で、${[...filled].map((each) => `{${each}}`).join('と')}のため。`]
        }),
      ),
    ),
  )
  .map((entries) => Object.fromEntries(entries))

/**
 * Contents that a physician may write and that may come into force: the program's own with up to eight rules and some phrases
 * changed.
 */
export const arbitraryContents: fc.Arbitrary<CriteriaContent> = fc
  .tuple(
    fc.array(fc.tuple(fc.constantFrom(...places), edit), { minLength: 1, maxLength: 8 }),
    arbitraryPhrases,
  )
  .map(([edits, worded]) => {
    const content: CriteriaContent = { ...structuredClone(given), ...ownPhrases(worded) }
    for (const [{ question, id }, change] of edits) {
      const own = content.rules[question]
      if (!own) continue
      const tried = {
        ...own,
        rules: own.rules.flatMap((rule) => (rule.id === id ? (change(structuredClone(rule)) ?? []) : [rule])),
      }
      content.rules[question] = tried
      content.protection[question] ??= '患者さんを守るためです。'
      // What the console would refuse to save is not written.
      if (criteriaFaults(content, first).length > 0) content.rules[question] = own
    }
    return content
  })
