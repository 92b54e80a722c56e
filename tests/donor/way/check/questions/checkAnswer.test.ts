import { describe, expect, it } from 'vitest'
import { chooseOne, toggleChoice } from '../../../../../donor/way/check/questions/ChoiceQuestion'
import { checkAnswer } from '../../../../../donor/way/check/questions/checkAnswer'
import { samplePublicTexts } from '../../../../../shared/facts/config'
import { optionsOf } from '../../../../../shared/questionnaire/engine/askedQuestions'
import { questionnaires } from '../../../../../shared/questionnaire/engine/questionnaires'

const { region } = samplePublicTexts

const context = { today: '2026-11-21', region }
const questionOf = (id: string) => {
  const question = questionnaires.current.questions.find((candidate) => candidate.id === id)
  if (!question) throw new Error(`no question ${id}`)
  return question
}
const optionOf = (id: string, choice: string) => {
  const options = optionsOf(questionOf(id), region)
  const option = options.find((candidate) => candidate.id === choice)
  if (!option) throw new Error(`no option ${choice}`)
  return { option, options }
}

describe('an answer as it is typed', () => {
  it('saves the choice while the day beside it does not exist', () => {
    const typed = { choices: ['yes'], dates: { yes: '2026-13-01' } }
    expect(checkAnswer(questionOf('Q45'), typed, context)).toEqual({
      savable: { choices: ['yes'] },
      error: '実在する日付を入力してください',
    })
  })

  it('finds nothing wrong with a day whose option is not chosen any more', () => {
    const typed = { choices: ['no'], dates: { yes: '2026-13-01' } }
    expect(checkAnswer(questionOf('Q45'), typed, context)).toEqual({
      savable: { choices: ['no'] },
      error: undefined,
    })
  })

  it('saves the one number that is in order', () => {
    const { savable, error } = checkAnswer(
      questionOf('Q03'),
      { numbers: { height: 170, weight: NaN } },
      context,
    )
    expect(savable).toEqual({ numbers: { height: 170 } })
    expect(error).toBe('体重は25〜250kgの数字で入力してください')
  })

  it('takes an answer back that holds nothing any more', () => {
    expect(checkAnswer(questionOf('Q35'), { choices: [] }, context)).toEqual({
      savable: null,
      error: undefined,
    })
  })
})

describe('choosing', () => {
  it('clears the others for an option that stands alone, and that one for the others', () => {
    const none = optionOf('Q35', 'none')
    const tattoo = optionOf('Q35', 'tattoo')
    const inPerson = optionOf('Q35', 'inPerson')
    const answer = toggleChoice({ choices: ['none'] }, tattoo.option, tattoo.options)
    expect(answer.choices).toEqual(['tattoo'])
    expect(toggleChoice(answer, none.option, none.options).choices).toEqual(['none'])
    expect(toggleChoice(answer, inPerson.option, inPerson.options).choices).toEqual(['inPerson'])
    expect(toggleChoice(answer, tattoo.option, tattoo.options).choices).toEqual([])
  })

  it('keeps one choice for each set of radio buttons', () => {
    const { option, options } = optionOf('Q51', 'smokeNo')
    const answer = chooseOne({ choices: ['smoke', 'drinkNo'] }, option, options)
    expect(answer.choices?.toSorted()).toEqual(['drinkNo', 'smokeNo'])
  })
})
