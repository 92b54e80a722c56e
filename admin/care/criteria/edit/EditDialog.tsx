import type { QuestionSet } from '../../../../shared/questionnaire/engine/question'
import type { Version } from '../useVersions'
import type { EditedPart } from './editedPart'
import { QuestionDialog } from './QuestionDialog'
import { RuleDialog } from './RuleDialog'

type Props = { version: Version; set: QuestionSet; part: EditedPart; onClose: () => void }

export function EditDialog({ part: { question, rule }, ...props }: Props) {
  return rule === undefined ? (
    <QuestionDialog {...props} id={question} />
  ) : (
    <RuleDialog {...props} id={question} ruleId={rule} />
  )
}
