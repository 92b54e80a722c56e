import type { ResourceLoaders } from '../ground/dataProvider/createDataProvider'

/** Loaded at the first call of a resource, so that the first list does not load the texts of all others. */
export const resourceLoaders: ResourceLoaders = {
  users: () => import('../care/users/userQueries').then((file) => file.userQueries),
  administrators: () =>
    import('../office/accounts/administratorQueries').then((file) => file.administratorQueries),
  preferenceSlots: () =>
    import('../care/waitingList/preferenceSlotQueries').then((file) => file.preferenceSlotQueries),
  activity: () => import('../records/activity/activityQueries').then((file) => file.activityQueries),
  units: () => import('../care/units/unitQueries').then((file) => file.unitQueries),
  donations: () => import('../care/donations/donationQueries').then((file) => file.donationQueries),
  floraTests: () => import('../care/floraTests/floraTestQueries').then((file) => file.floraTestQueries),
  securityEvents: () =>
    import('../records/security/securityEventQueries').then((file) => file.securityEventQueries),
  mails: () => import('../office/letters/mails/mailQueries').then((file) => file.mailQueries),
  reads: () => import('../records/reads/readQueries').then((file) => file.readQueries),
  cases: () => import('../records/cases/caseQueries').then((file) => file.caseQueries),
  screenings: () => import('../care/screenings/screeningQueries').then((file) => file.screeningQueries),
}
