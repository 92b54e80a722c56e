import { NAME_TYPED_DIFFERS } from '../messages/formMessages'
import { withReasonSchema } from './reason'
import { string } from './yup'

const withoutSpaces = (text: string) => text.normalize('NFKC').replaceAll(/\s/gu, '')

/** A deletion as its dialog asks for it: with the reason, and the name typed back so that it is no slip. */
export const deleteUserFormSchema = (name: string) =>
  withReasonSchema.shape({
    TypedName: string()
      .required()
      .test('same', NAME_TYPED_DIFFERS, (value) => !value || withoutSpaces(value) === withoutSpaces(name))
      .label('氏名'),
  })
