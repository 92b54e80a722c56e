import type { ResourceLoaders } from './dataProvider/createDataProvider'

/**
 * The queries of each resource, for the data provider. Loaded with the first call on the resource: the first list does
 * not wait for the words of all others.
 */
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
  screenings: () => import('./screenings/screeningQueries').then((file) => file.screeningQueries),
}
