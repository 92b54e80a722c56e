import { boolean, object } from './yup'
import { idField } from './id'
import { text } from './text'

/** Whether somebody came to the guidance; consent and kit are asked for when they did. */
export const attendanceSchema = object({
  UserId: idField(),
  Attended: boolean().required().label('参加'),
  ConsentVersion: text(50)
    .nullable()
    .when('Attended', ([attended], field) => (attended ? field.required() : field))
    .label('同意書の版'),
  KitNumber: text(50)
    .nullable()
    .when('Attended', ([attended], field) => (attended ? field.required() : field))
    .label('検査キット番号'),
}).exact()
