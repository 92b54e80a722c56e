import type { Option } from '../../shared/questionnaire/question'
import { optionsOf } from '../../shared/questionnaire/askedQuestions'
import { MAX_TEXT_LENGTH } from '../../shared/questionnaire/answer'
import input from '../components/Input.module.css'
import { ChoiceCards } from './ChoiceCards'
import { DayOfChoice } from './DayOfChoice'
import { OptionGroups } from './OptionGroups'
import type { QuestionProps } from './questionProps'
import { chooseOne, toggleChoice } from './toggleChoice'
import styles from './Question.module.css'

/** Every kind of question that is answered by choosing. */
export function ChoiceQuestion(props: QuestionProps) {
  const { question, answer, onChange, region, invalid } = props
  const options = optionsOf(question, region)
  const own = options.filter(({ aside }) => !aside)
  const several = question.kind === 'many' || question.kind === 'list' || question.kind === 'attestation'
  const isChosen = ({ id }: Option) => answer?.choices?.includes(id) ?? false
  const choose = (option: Option) =>
    onChange(several ? toggleChoice(answer, option, options) : chooseOne(answer, option, options))
  const dayOf = (option: Option) =>
    isChosen(option) && option.date ? (
      <DayOfChoice key={option.id} {...{ question, option, answer, onChange, invalid }} />
    ) : null
  const cards = { name: question.id, several, isChosen, choose }

  return (
    <>
      {question.kind === 'groups' ? (
        question.groups?.map(({ id, label }) => (
          <fieldset key={id} className={styles.set}>
            <legend>{label}</legend>
            <ChoiceCards
              {...cards}
              name={`${question.id}-${id}`}
              options={own.filter((o) => o.group === id)}
            />
          </fieldset>
        ))
      ) : question.kind === 'list' ? (
        <OptionGroups {...cards} options={own} dayOf={dayOf} />
      ) : (
        <ChoiceCards
          {...cards}
          options={own}
          columns={question.kind === 'yesNo' ? 2 : 1}
          scale={question.kind === 'scale'}
          dayOf={several ? dayOf : undefined}
        />
      )}
      {!several && own.map(dayOf)}
      <OwnWords {...props} />
      <Asides {...cards} options={options.filter(({ aside }) => aside)} />
    </>
  )
}

/** わからない and 対面で話したい: equal in size, set apart by a dashed line. */
function Asides(props: Omit<Parameters<typeof ChoiceCards>[0], 'columns'>) {
  const { options } = props
  return options.length > 0 ? <ChoiceCards {...props} columns={options.length > 1 ? 2 : 1} /> : null
}

function OwnWords({ question, answer, onChange }: QuestionProps) {
  const field = question.textField
  if (!field || !field.choices.some((id) => answer?.choices?.includes(id))) return null
  return (
    <label className={styles.reveal}>
      <b>{field.label}</b>
      <input
        className={input.input}
        name={`${question.id}-text`}
        autoComplete="off"
        maxLength={MAX_TEXT_LENGTH}
        value={answer?.text ?? ''}
        onChange={(event) => onChange({ ...answer, text: event.target.value })}
      />
    </label>
  )
}
