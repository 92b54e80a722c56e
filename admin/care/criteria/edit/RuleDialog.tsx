import { Typography } from '@mui/material'
import { useState } from 'react'
import { canonicalJson } from '../../../../shared/rules/criteria/canonical'
import type { CriteriaContent } from '../../../../shared/rules/criteria/content'
import { reasonFaults } from '../../../../shared/rules/criteria/reasonNumbers'
import { criteriaPlace as words } from '../../../ground/words/criteriaPlace'
import type { QuestionSet } from '../../../../shared/questionnaire/engine/question'
import type { Rule } from '../../../../shared/questionnaire/engine/rule'
import { PhonePreview } from '../PhonePreview'
import { useSaid } from '../useSaid'
import type { Version } from '../useVersions'
import { faultsOf } from './faultsOf'
import { PartDialog } from './PartDialog'
import { RuleFields } from './RuleFields'

type Props = { version: Version; set: QuestionSet; id: string; ruleId: string; onClose: () => void }

const ruleIn = (content: CriteriaContent, id: string, ruleId: string): Rule | undefined =>
  content.rules[id]?.rules.find((rule) => rule.id === ruleId)

function withRule(content: CriteriaContent, id: string, rule: Rule): CriteriaContent {
  const own = content.rules[id]
  if (!own) return content
  const isThere = own.rules.some((each) => each.id === rule.id)
  const rules = isThere ? own.rules.map((each) => (each.id === rule.id ? rule : each)) : [...own.rules, rule]
  return { ...content, rules: { ...content.rules, [id]: { ...own, rules } } }
}

export function RuleDialog({ version, set, id, ruleId, onClose }: Props) {
  const before = ruleIn(version.Content, id, ruleId)
  const question = set.questions.find((each) => each.id === id)
  const [rule, setRule] = useState(before)
  const said = useSaid()
  if (!before || !rule || !question) return null
  const content = withRule(version.Content, id, rule)
  const faults = faultsOf(content, set).filter((fault) => fault.rule === ruleId || fault.rule === id)
  // They stop no draft: the rule whose sentence they share is changed next.
  const untrue = reasonFaults(content, set).filter((fault) => fault.rule === ruleId)
  return (
    <PartDialog
      title={words.editRule(ruleId)}
      version={version}
      set={set}
      isDirty={canonicalJson(rule) !== canonicalJson(before)}
      faults={faults}
      change={{
        read: (other) => ruleIn(other, id, ruleId) ?? null,
        apply: (other) => withRule(other, id, rule),
      }}
      preview={
        faults.length === 0 ? (
          <PhonePreview said={said(content, question, ruleId)} />
        ) : (
          <Typography color="textSecondary">{words.previewLater}</Typography>
        )
      }
      onClose={onClose}
    >
      <RuleFields rule={rule} question={question} faults={[...faults, ...untrue]} onChange={setRule} />
    </PartDialog>
  )
}
