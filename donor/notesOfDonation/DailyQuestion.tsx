import type { Question } from '../../shared/questionnaire/question'
import { ChoiceCards } from '../onlineCheck/ChoiceCards'
import styles from './DailyQuestion.module.css'

type Props = {
  number: number
  question: Question
  chosen: string | undefined
  onChoose: (choice: string) => void
}

/** One question with one tap for its answer; no days are asked for, since nothing is judged here. */
export function DailyQuestion({ number, question, chosen, onChoose }: Props) {
  const { id, kind, text, options = [] } = question
  return (
    <fieldset className={styles.question}>
      <legend>
        <small>質問{number}</small>
        {text}
      </legend>
      <ChoiceCards
        name={id}
        several={false}
        options={options.filter(({ aside }) => !aside)}
        columns={kind === 'yesNo' ? 2 : 1}
        scale={kind === 'scale'}
        isChosen={(option) => option.id === chosen}
        choose={(option) => onChoose(option.id)}
      />
    </fieldset>
  )
}
