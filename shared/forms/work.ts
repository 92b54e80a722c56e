import { isRealDate, type JapaneseDate } from '../facts/dates'
import { NOT_A_REAL_DATE } from '../words/program/formMessages'
import { DUE_IS_PAST, SNOOZE_IS_PAST } from '../words/office/work'
import { multiLineText, text } from './formFields'
import { object, string } from './yup'

/** Long enough for one matter; notes of a talk belong to the person's page. */
const TITLE_MAX = 100
const WORDS_MAX = 500
const OUTCOME_MAX = 500

const day = () => string().test('date', NOT_A_REAL_DATE, (value) => !value || isRealDate(value))

const titleField = () => text(TITLE_MAX).required().label('用件')
const dueField = (first: JapaneseDate) =>
  day()
    .required()
    .test('coming', DUE_IS_PAST, (value) => !value || value >= first)
    .label('期限')
const idOrNobody = () => text(64).nullable()
const moreOfItem = {
  Words: multiLineText(WORDS_MAX).nullable().label('伝えること'),
  UserId: idOrNobody(),
  AssigneeId: idOrNobody(),
}

export const workItemSchema = (today: JapaneseDate) =>
  object({
    Title: titleField(),
    Due: dueField(today),
    ...moreOfItem,
  }).exact()

/** The day stays, or is in the future. */
export const workItemChangeSchema = (today: JapaneseDate, due: JapaneseDate) =>
  object({ Title: titleField(), Due: dueField(due < today ? due : today), ...moreOfItem }).exact()

export const finishWorkSchema = object({
  Outcome: multiLineText(OUTCOME_MAX).required().label('結果'),
}).exact()

export const snoozeSchema = (today: JapaneseDate) =>
  object({
    Until: day()
      .nullable()
      .test('coming', SNOOZE_IS_PAST, (value) => !value || value > today)
      .label('次に表示する日'),
  }).exact()
