/**
 * Lengths of time, and a few sizes, that a rule counts with and sentences tell. Nothing else stands here: a sentence that says one brings
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
/** Until then a session that was ended on one device goes on on another. */
export const ACCESS_TOKEN_HOURS = 1
/** Short, because the console shows health data on shared desks. */
export const IDLE_MINUTES = 30

/** Work that cannot wait begins within it, and work that may wait a little within the other. */
export const EVERY_MINUTES = 1
export const NEXT_MINUTES = 10
/** Events of one kind and origin are one row of the security log. Long enough kept to investigate an intrusion noticed late. */
export const SECURITY_WINDOW_MINUTES = 1
export const SECURITY_KEPT_DAYS = 90
/** What the log shows where no day is asked for. */
export const LOG_DAYS = 30
/** How long before, to know what is usual for one of staff. */
export const HABIT_DAYS = 30
/** How long an attendance can be taken back, and the mail about an absence waits. */
export const ATTENDANCE_UNDO_MINUTES = 1

/** A mail tells so long before that answers begun are erased. */
export const DRAFT_TOLD_WEEKS = 1
/** The first reminder of a guidance. */
export const GUIDANCE_REMINDER_WEEKS = 1
/** A visit of this long ago is still remembered, and stool of that long ago cannot be weighed any more. */
export const RECEIPT_WEEKS = 1
export const UNIT_WEEKS = 2

/** How far ahead days may be set: next calls and criteria, flora tests, hours and days off, events on the what-if page. */
export const AHEAD_YEARS = 1
export const FLORA_DEADLINE_YEARS = 1
export const OPENING_YEARS = 2
export const WHAT_IF_YEARS = 2
/** Set at once, and shown at once. */
export const OPENING_DAYS_MAX = 92
export const CALENDAR_DAYS_MAX = 42

/** For how long stool may be in store, and an illness of before concerns it. */
export const STORED_YEARS = 2

/** Of a table to read in, and of a signed paper. */
export const TABLE_MEGABYTES = 15
export const PAPER_MEGABYTES = 8
/** Of a gift or a reward. */
export const GIFT_YEN_MAX = 1_000_000
