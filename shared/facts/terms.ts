/**
 * Lengths of time that a rule counts with and sentences tell. Nothing else stands here: a sentence that says one brings
 * no rule to its page, because the build writes the number into it.
 */

/** A donor's period, from the day of the test. Specification §4. */
export const VALIDITY_WEEKS = 12
/** The renewal may begin so many weeks before the end. */
export const RENEWAL_WINDOW_WEEKS = 4
/** After a test that did not certify, unless the criteria say otherwise. */
export const RETRY_WEEKS = 12
/** An older passed check is repeated before the registration test. */
export const CHECK_VALID_WEEKS = 12
/** The shortest period in a question: older answers say nothing about today and are not taken over. */
export const TAKEN_OVER_WEEKS = 4
/** The days of a test that a person may wish for. */
export const EXAM_WISH_WEEKS = 12
/** Days after the last valid day in which a timely renewal test may be judged. */
export const LATE_JUDGEMENT_DAYS = 14

/** Days to book after an invitation, a cancellation or an absence. */
export const INVITATION_DAYS = 14
export const GUIDANCE_MINUTES = 60
/** Later changes of a booking are made by telephone or chat. */
export const CHANGE_NOTICE_HOURS = 24

/** A code that confirms a mail address; one to set a new password. */
export const ADDRESS_CODE_HOURS = 24
export const RECOVERY_CODE_HOURS = 1
/** The link by which the first administrator signs up. */
export const FIRST_LINK_HOURS = 1
export const TEMPORARY_PASSWORD_DAYS = 7
/** A sign-in of staff ends after it, however often the device is unlocked. */
export const STAFF_SESSION_HOURS = 12

/** For how long stool may be in store, and an illness of before concerns it. */
export const STORED_YEARS = 2
