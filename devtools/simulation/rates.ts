/**
 * How people behave, as shares of all cases. The rates from the check to the certificate are those of the sample data,
 * from publications of similar programmes: of 100 who begin the check about 85 finish it, 30 pass and 10 are certified.
 * Donors come between once in two weeks and what donor programmes ask for (three to six visits a week); frequency is
 * what most people gave up over.
 */
export const rates = {
  /** Goes on to the check on the day of registering. */
  beginsCheck: 0.93,
  /** Leaves the check incomplete, and of those, comes back to it. */
  leavesCheck: 0.15,
  returnsToCheck: 0.35,
  /** Results of the first check; the rest is Failed_2. */
  passes: 0.3,
  notNow: 0.43,
  notNowWithoutDate: 0.05,
  passesLater: 0.7,
  /** Comes again from the date without a mail, or because of it: most do not come back. */
  returnsFromDate: 0.1,
  returnsAfterMail: 0.2,
  reopenedAfterFailed2: 0.04,
  passesBeforeExam: 0.87,
  passesBeforeRenewal: 0.88,
  pauseLifted: 0.25,
  actsOnMail: 0.88,
  changesBooking: 0.14,
  cancelsBooking: 0.08,
  attends: 0.88,
  asksForExam: 0.94,
  comesToExam: 0.95,
  certifiedFirst: 0.52,
  certifiedAgain: 0.86,
  /** Least and most visits a week, of those who come at all. */
  visits: [0.4, 3.4],
  neverDonates: 0.06,
  stoolReceived: 0.93,
  /** Accepted, of what lies inside the limits: a stool bank has published 57 % of everything. */
  unitAccepted: 0.58,
  triesAfterExpiry: 0.4,
  /** Tested between two tests, of those who donate, per day; comes once more after the period has ended. */
  testedBetween: 0.02,
  testedAtTheEnd: 0.5,
  /** Of tests apart: a bank has published that at some time all of its donors were ineligible. */
  foundBetween: 0.06,
  /** Manufacturing asks about units that it was handed, per working day and donor. */
  askedAbout: 0.006,
  /** What becomes of held units; a bank has published 89 of 1,480 doses destroyed in quarantine. */
  heldDiscarded: 0.35,
  /** Per working day that a hold is two days old. */
  holdDecided: 0.4,
  /** Says on my page before the visit how they are; the others are asked at the desk. */
  statesBefore: 0.7,
  asksForFloraTest: 0.2,
  appliesForFloraTest: 0.85,
  /** Per visit to my page. */
  withdraws: 0.006,
} as const

/** Mistakes at the reader or at a desk, in a day with donations or entries. */
export const slips = {
  sentTwiceWithKey: 0.04,
  sentTwiceWithTwoKeys: 0.04,
  timeToCome: 0.02,
  unknownNumber: 0.06,
  notAsked: 0.1,
  weighedTwice: 0.04,
  rejectedHandedOver: 0.1,
  paidTwice: 0.25,
} as const

/** What the office does to single members, in a working day, with 400 members. */
export const officeCases = {
  stops: 0.09,
  suspends: 0.012,
  deletes: 0.02,
  invitesOutOfTurn: 0.03,
} as const
