import { useState } from 'react'
import { OTHER_ANSWERS } from '../../../ground/words/partsOfQuestion'
import { MAX_TEXT_LENGTH, type AnswerDate, type Answer } from '../../../../shared/questionnaire/engine/answer'
import { optionsOf } from '../../../../shared/questionnaire/engine/askedQuestions'
import type { Option } from '../../../../shared/questionnaire/engine/question'
import input from '../../../parts/components/Input.module.css'
import { ChoiceCards } from './ChoiceCards'
import styles from './Question.module.css'
import { lazyPart } from './lazyPart'
import { isNo } from './noAnswer'
import type { QuestionProps } from './questionProps'

const DayField = lazyPart(async () => (await import('./DayField')).DayField)
export const ListField = lazyPart(async () => (await import('./ListField')).ListField)

export function ChoiceQuestion(props: QuestionProps) {
  const { question, answer, onChange, onChosen, region, invalid } = props
  const options = optionsOf(question, region)
  const own = options.filter(({ aside }) => !aside)
  const others = own.filter((option) => !isNo(option))
  // いいえ and どれもない stand last, at the thumb, whatever the kind of the question; はい beside いいえ.
  const last =
    question.kind === 'yesNo' ? own.toSorted((a, b) => Number(isNo(a)) - Number(isNo(b))) : own.filter(isNo)
  const several = question.kind === 'many' || question.kind === 'list' || question.kind === 'attestation'
  const isChosen = ({ id }: Option) => answer?.choices?.includes(id) ?? false
  const choose = (option: Option) => {
    const chosen = several ? toggleChoice(answer, option, options) : chooseOne(answer, option, options)
    onChange(chosen)
    if (!several || option.exclusive) onChosen?.(chosen)
  }
  const dayOf = (option: Option) =>
    isChosen(option) && option.date ? (
      <DayOfChoice key={option.id} {...{ question, option, answer, onChange, invalid }} />
    ) : null
  const cards = {
    name: question.id,
    several,
    isChosen,
    choose,
    // Shown answers may be unsaved: from an earlier check or the profile.
    chooseAgain: () => {
      if (!answer) return
      onChange(answer)
      onChosen?.(answer)
    },
  }

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
        <ListField {...cards} options={others} dayOf={dayOf} />
      ) : (
        question.kind !== 'yesNo' && (
          <ChoiceCards
            {...cards}
            options={others}
            scale={question.kind === 'scale'}
            dayOf={several ? dayOf : undefined}
          />
        )
      )}
      {last.length > 0 && (
        <div className={styles.thumb}>
          <ChoiceCards {...cards} options={last} columns={question.kind === 'yesNo' ? 2 : 1} big />
        </div>
      )}
      {!several && own.map(dayOf)}
      <OwnWords {...props} />
      <Asides {...cards} options={options.filter(({ aside }) => aside)} />
    </>
  )
}

/** わからない and 対面で話したい: collapsed to one line. */
function Asides(props: Omit<Parameters<typeof ChoiceCards>[0], 'columns'>) {
  const { options, isChosen } = props
  // After the first rendering only the person opens and closes it.
  const [open] = useState(() => options.some(isChosen))
  if (options.length === 0) return null
  return (
    <details className={styles.other} open={open}>
      <summary>{OTHER_ANSWERS}</summary>
      <ChoiceCards {...props} />
    </details>
  )
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

type Props = Omit<QuestionProps, 'region'> & { option: Option }

function DayOfChoice({ question, option, answer, onChange, invalid }: Props) {
  if (!option.date) return null
  const change = (next: AnswerDate | '') => {
    const others = Object.entries(answer?.dates ?? {}).filter(([key]) => key !== option.id)
    onChange({ ...answer, dates: { ...Object.fromEntries(others), ...(next ? { [option.id]: next } : {}) } })
  }
  return (
    <DayField
      name={`${question.id}-${option.id}`}
      field={option.date}
      value={answer?.dates?.[option.id] ?? ''}
      onChange={change}
      invalid={invalid}
    />
  )
}

/** For several choices: pressing again removes; an exclusive option clears the others and stays. Typed days stay. */
export function toggleChoice(
  answer: Answer | undefined,
  pressed: Option,
  options: readonly Option[],
): Answer {
  const before = answer?.choices ?? []
  if (pressed.exclusive) return { ...answer, choices: [pressed.id] }
  if (before.includes(pressed.id)) return { ...answer, choices: before.filter((id) => id !== pressed.id) }
  const alone = options.filter(({ exclusive }) => exclusive).map(({ id }) => id)
  return { ...answer, choices: [...before.filter((id) => !alone.includes(id)), pressed.id] }
}

/** For radio buttons; `group` if there are several sets. */
export function chooseOne(answer: Answer | undefined, pressed: Option, options: readonly Option[]): Answer {
  const { group } = pressed
  if (group === undefined || pressed.exclusive) return { ...answer, choices: [pressed.id] }
  const others = options.filter((option) => option.group !== group && !option.exclusive).map(({ id }) => id)
  return { ...answer, choices: [...(answer?.choices ?? []).filter((id) => others.includes(id)), pressed.id] }
}
