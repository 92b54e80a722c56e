/** What a case rests on, by its kind. Names, answers and results are not kept here. */
export type CaseFacts = {
  /** Objection: the row of record_reads that the person does not know of. */
  readId?: string
}

/** The person is answered within so many days. */
export const OBJECTION_DAYS = 14
/** A reading in an emergency is looked at within so many days, an unusual one too. */
export const REVIEW_DAYS = 7
