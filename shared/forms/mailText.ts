import type { MailText } from '../generated/schema'
import { paragraphs, placeholder, unknownPlaceholder } from '../rules/office/letters'
import { wordNotInSubject, wordNotInText } from '../rules/office/mailWords'
import {
  lineNotAlone,
  notInMail,
  notInSubject,
  requiredMissing,
  unknownVariable,
} from '../words/office/letters'
import { says, subjectTyped, textTyped } from './letters'
import { object } from './yup'

const SUBJECT_MAX = 80

type Rules = Pick<MailText, 'Variables' | 'DeliveredText'>

/** Validates a mail text of the program: refused without its required placeholders or with unknown ones. */
export function mailTextSchema({ Variables, DeliveredText }: Rules) {
  const isInLine = (name: string) => Variables.some(({ Name, IsLine }) => Name === name && !IsLine)
  const isKnown = (name: string) => Variables.some(({ Name }) => Name === name)
  const missing = (text: string) =>
    Variables.find(({ Name, IsRequired }) => IsRequired && !text.includes(placeholder(Name)))?.Name ?? null
  const crowded = (text: string) =>
    Variables.find(({ Name, IsLine }) => {
      const lines = paragraphs(text).filter((line) => line.includes(placeholder(Name)))
      return IsLine && (lines.length > 1 || lines.some((line) => line !== placeholder(Name)))
    })?.Name ?? null
  return object({
    Subject: subjectTyped(SUBJECT_MAX)
      .test(
        'placeholders',
        says((value) => unknownPlaceholder(value, isInLine), unknownVariable),
      )
      .test('words', says(wordNotInSubject, notInSubject))
      .label('件名'),
    Text: textTyped()
      .test(
        'placeholders',
        says((value) => unknownPlaceholder(value, isKnown), unknownVariable),
      )
      .test('missing', says(missing, requiredMissing))
      .test('crowded', says(crowded, lineNotAlone))
      .test(
        'words',
        says((value) => wordNotInText(value, DeliveredText), notInMail),
      )
      .label('本文'),
  }).exact()
}
