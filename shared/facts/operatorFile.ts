import type { UserRank } from '../generated/schema'
import type { ClosedDays, OpeningHours } from './openingHours'

/** How received stool is recorded. Limits: without one, nothing lies outside it. */
export type Material = {
  /** Begins every unit's number. */
  facilityCode: string
  /** Why a unit is not accepted. */
  rejectionReasons: string[]
  gramsFrom?: number
  gramsUntil?: number
  /** Of the Bristol scale. */
  typeFrom?: number
  typeUntil?: number
  /** Between passing and receiving. */
  minutesUntil?: number
  /** What stays as long, also when its donor has left, where nothing open needs it longer. */
  retentionYears: {
    /** After their receipt. */
    units: number
    /** Of panels, after the last day of their specimens, and never before the units. */
    tests: number
    /** After their decision, and never before the units. */
    holds: number
  }
  /** From so many units on, their donor sees sums of what became of them. Default: 5. */
  sumsFrom?: number
}

/** The code is given at sign-up; how many did is all that is ever told. */
export type Partner = { code: string; name: string }

/**
 * The operator file: facts and decisions of the operator, nothing secret. Its form is `validation/operator.ts`, which
 * must give exactly this.
 */
export type OperatorFile = {
  serviceName: string
  /** As named in the terms and mail signatures. */
  operator: { name: string; address: string; representative: string }
  region: { name: string; prefecture: string; municipalities: string[] }
  contact: { tel: string; email: string; openingHours: OpeningHours }
  /** `url` opens the chat app with the account. */
  chat: { app: string; account: string; url: string }
  guidance: {
    place: string
    address: string
    mapUrl: string
    belongings: string
    /** Each starts a guidance of one hour. */
    hours: number[]
    /** In an hour. */
    capacity: number
    weeksAhead: number
  }
  /** For registration and renewal tests; `fasting` is its request before them. */
  hospital: {
    name: string
    /** The first place to go in the hospital. */
    reception: string
    address: string
    tel: string
    hours: string
    mapUrl: string
    fasting: string
  }
  donationRoom: {
    sciencePark: string
    address: string
    openingHours: OpeningHours
    closedDays: ClosedDays
    mapUrl: string
    parking: string
    /** For the visit on the home page; missing facts are left out. */
    takes?: string
    inside?: string
    how?: string
    smell?: string
    privacy?: string
    /** Visits of one person and day that reception records alone; nobody is refused for it. */
    visitsPerDay: number
    /** False: a visit can be recorded without it, with a reminder. */
    statementRequired: boolean
  }
  /** False for a centre that records its units elsewhere: nothing of it is shown or kept here. */
  material: Material | false
  /** Closed in addition to weekends and holidays. */
  closedDays: ClosedDays
  /** For worries apart from donating. */
  supportContact: string
  rewards: {
    donationYen: number
    renewalBonusYen: number
    method: string
    /** Codes are imported, handed out and counted here; without it, nothing of it is shown. */
    giftCodes?: boolean
  }
  /** Total donations from which a rank begins. */
  ranks: Record<Exclude<UserRank, 'DonorCertification'>, number>
  /** Of a few people: who is here now and the outlook of places are out of the way of the day's work. */
  office?: { small?: boolean }
  /** Relative to the operator file; without it, staff enter the version of their paper. */
  consentFolder?: string
  /** What a person sees of who read their record. Default: the duty only. */
  reads?: { showStaffNames?: boolean }
  /** Limits of unusual readings (server/cases/unusual.ts). Missing ones have their default. */
  unusualReads?: {
    peopleAnHour?: number
    listedAnHour?: number
    factor?: number
    nightFrom?: number
    nightUntil?: number
    quietDays?: number
    sameFamilyName?: boolean
  }
  /** Days within which requests under the Act on the Protection of Personal Information are answered. Default: 14. */
  rightsRequests?: { answerDays?: number }
  /** Companies that tell their people of this. No page is told of them. */
  partners?: Partner[]
  legal: {
    terms: string
    privacyPolicyMade: string
    privacyPolicyRevised: string
    handlingOfPersonal: string
  }
}
