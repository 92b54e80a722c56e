import type { TestContext } from 'yup'
import { buttonStands, letterKindLabels, unknownPlaceholder } from '../rules/office/letters'
import type { LetterKind } from '../generated/schema'
import { wordNotInSubject, wordNotInText } from '../rules/office/mailWords'
import { CHARACTERS_NOT_ALLOWED, CHARACTERS_UNSEEN } from '../words/program/formMessages'
import {
  BUTTON_ALONE,
  NO_VARIABLES_IN_SUBJECT,
  notInMail,
  notInSubject,
  unknownVariable,
} from '../words/office/letters'
import { characterCount, choice, hasOnlyTextCharacters, hasUnseenCharacters, text } from './formFields'
import { object, string } from './yup'

const NAME_MAX = 40
const SUBJECT_MAX = 50
const TEXT_MAX = 4_000

const kinds = Object.keys(letterKindLabels) as LetterKind[]

/** As typed: full-width characters are part of a letter's look. */
const asTyped = (max: number) =>
  string()
    .transform((value: unknown) =>
      typeof value === 'string' ? value.replace(/\r\n?/gu, '\n').replaceAll('\t', ' ').trim() : value,
    )
    .test('unseen', CHARACTERS_UNSEEN, (value) => !value || !hasUnseenCharacters(value))
    .test('max', '${label}は${max}文字以内で入力してください', function (value) {
      return !value || characterCount(value) <= max || this.createError({ params: { max } })
    })

/** One line. */
export const subjectTyped = (max: number) =>
  asTyped(max)
    .required()
    .test('line', CHARACTERS_NOT_ALLOWED, (value) => !value || hasOnlyTextCharacters(value))

export const textTyped = () =>
  asTyped(TEXT_MAX)
    .required()
    .test(
      'characters',
      CHARACTERS_NOT_ALLOWED,
      (value) => !value || hasOnlyTextCharacters(value.replaceAll('\n', '')),
    )

/** A rule with a sentence that names the fault. */
export const says = (wrong: (value: string) => string | null, sentence: (found: string) => string) =>
  function (this: TestContext, value: string | undefined) {
    const found = value ? wrong(value) : null
    return found === null || this.createError({ message: sentence(found) })
  }

const content = {
  Kind: choice(kinds).required().label('種類'),
  Subject: subjectTyped(SUBJECT_MAX)
    .test('variables', NO_VARIABLES_IN_SUBJECT, (value) => !value || !/\{\{|\}\}/u.test(value))
    .test('words', says(wordNotInSubject, notInSubject))
    .label('件名'),
  Text: textTyped()
    .test(
      'placeholders',
      says((value) => unknownPlaceholder(value), unknownVariable),
    )
    .test('button', BUTTON_ALONE, (value) => !value || buttonStands(value))
    .test(
      'words',
      says((value) => wordNotInText(value), notInMail),
    )
    .label('本文'),
}

export const letterContentSchema = object(content).exact()

/** A template of the office. */
export const letterSchema = object({ Name: text(NAME_MAX).required().label('名前'), ...content }).exact()
