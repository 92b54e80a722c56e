import { isMailKind, mailTemplates } from './templates/mailTemplates'

/** What a mail is for, in Japanese; a kind that a later version took away is named as it is stored. */
export const mailLabel = (kind: string): string => (isMailKind(kind) ? mailTemplates[kind].label : kind)
