/** A fault of a content: its rule or question, its field, and a sentence. */
export interface CriteriaFault {
  /** Q45-R1; a question or a part of the content if it belongs to no rule. */
  rule: string
  /** until, reason.dated … */
  field: string
  message: string
}

export type Report = (field: string, message: string) => void
