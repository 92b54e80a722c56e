/** What is wrong with a content: of which rule or question, in which field, as a sentence. */
export interface CriteriaFault {
  /** Q45-R1; a question or a part of the content where it is of no rule. */
  rule: string
  /** until, reason.dated … */
  field: string
  message: string
}

export type Report = (field: string, message: string) => void
