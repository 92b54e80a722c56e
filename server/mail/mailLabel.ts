import { isMailKind, mailTemplates } from './templates/mailTemplates'

/** The mail's Japanese name; an unknown kind of a later version keeps its stored name. */
export const mailLabel = (kind: string): string => (isMailKind(kind) ? mailTemplates[kind].label : kind)
