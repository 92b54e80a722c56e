import type { ResourceLoaders } from './dataProvider/createDataProvider'

/** Loaded at the first call of a resource, so that the first list does not load the texts of all others. */
export const resourceLoaders: ResourceLoaders = {
  users: () => import('./users/userQueries').then((file) => file.userQueries),
  administrators: () =>
    import('./administrators/administratorQueries').then((file) => file.administratorQueries),
  preferenceSlots: () =>
    import('./preferenceSlots/preferenceSlotQueries').then((file) => file.preferenceSlotQueries),
  activity: () => import('./activity/activityQueries').then((file) => file.activityQueries),
  donations: () => import('./donations/donationQueries').then((file) => file.donationQueries),
  floraTests: () => import('./floraTests/floraTestQueries').then((file) => file.floraTestQueries),
  securityEvents: () =>
    import('./securityEvents/securityEventQueries').then((file) => file.securityEventQueries),
  mails: () => import('./mails/mailQueries').then((file) => file.mailQueries),
  reads: () => import('./reads/readQueries').then((file) => file.readQueries),
  cases: () => import('./cases/caseQueries').then((file) => file.caseQueries),
  screenings: () => import('./screenings/screeningQueries').then((file) => file.screeningQueries),
}
