import { CODE_FORMAT } from '../messages/formMessages'
import { withoutHyphens } from './normalise'
import { digits } from './text'

/** The six digits of a mail or an authenticator app, full-width ones folded. */
export const codeField = (label = '確認コード') =>
  digits(/^\d{6}$/, CODE_FORMAT, withoutHyphens)
    .required()
    .label(label)
