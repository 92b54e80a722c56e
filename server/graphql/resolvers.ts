import { getAdministrator } from '../administrators/getAdministrator'
import { createAdministrator } from '../administrators/createAdministrator'
import { deleteAdministrator } from '../administrators/deleteAdministrator'
import { listAdministrators } from '../administrators/listAdministrators'
import { listUserActivity } from '../activity/listUserActivity'
import type { Resolvers } from '../generated/resolvers'
import { deleteGuidance } from '../guidance/deleteGuidance'
import { findGuidance } from '../guidance/findGuidance'
import { listBookingAvailableslots } from '../guidance/listBookingAvailableslots'
import { reserveGuidance } from '../guidance/reserveGuidance'
import { toGuidance } from '../guidance/toGuidance'
import { updateGuidance } from '../guidance/updateGuidance'
import { getPreference } from '../preferences/getPreference'
import { updatePreferenceSlot } from '../preferences/updatePreferenceSlot'
import { getScreeningById } from '../screenings/getScreeningById'
import { listScreeningInfoByUserId } from '../screenings/listScreeningInfoByUserId'
import { saveOnlineCheckDraft } from '../screenings/saveOnlineCheckDraft'
import { startOnlineCheck } from '../screenings/startOnlineCheck'
import { submitOnlineCheck } from '../screenings/submitOnlineCheck'
import { createLogoutActivity } from '../users/createLogoutActivity'
import { getUser } from '../users/getUser'
import { getUserById } from '../users/getUserById'
import { listUsers } from '../users/listUsers'
import { updateEmail } from '../users/updateEmail'
import { updateUserProfile } from '../users/updateUserProfile'
import { donationsOfUser, floraTestsOfUser, screeningsOfUser, waitingPosition } from '../users/userLists'

/** One line a field: unpack, call, return. */
export const resolvers = {
  Query: {
    getUser: (_root, _args, context) => getUser(context),
    getUserById: (_root, { UserId }, context) => getUserById(context, UserId),
    getAdministrator: (_root, _args, context) => getAdministrator(context),
    getPreference: (_root, _args, context) => getPreference(context),
    getScreeningById: (_root, { ScreeningId }, context) => getScreeningById(context, ScreeningId),
    listBookingAvailableslots: (_root, { date }, context) => listBookingAvailableslots(context, date),
    listUsersByIdProfileCreatedAt: (_root, args, context) => listUsers(context, args),
    listScreeningInfoByUserIdScreeningInfoCreatedAt: (_root, args, context) =>
      listScreeningInfoByUserId(context, args),
    listAdministratorByIdProfileCreatedAt: (_root, args, context) => listAdministrators(context, args),
    listUserActivity: (_root, args, context) => listUserActivity(context, args),
  },
  Mutation: {
    updateUserProfile: (_root, { input }, context) => updateUserProfile(context, input),
    updateEmail: (_root, { input }, context) => updateEmail(context, input),
    startOnlineCheck: (_root, _args, context) => startOnlineCheck(context),
    saveOnlineCheckDraft: (_root, { input }, context) => saveOnlineCheckDraft(context, input),
    submitOnlineCheck: (_root, { input }, context) => submitOnlineCheck(context, input),
    reserveGuidance: (_root, { input }, context) => reserveGuidance(context, input),
    updateGuidance: (_root, { input }, context) => updateGuidance(context, input),
    deleteGuidance: (_root, _args, context) => deleteGuidance(context),
    createLogoutActivity: (_root, _args, context) => createLogoutActivity(context),
    updatePreferenceSlot: (_root, { input }, context) => updatePreferenceSlot(context, input),
    createAdministrator: (_root, { input }, context) => createAdministrator(context, input),
    deleteAdministrator: (_root, { input }, context) => deleteAdministrator(context, input),
  },
  // Reached only through a user that the operation above has already granted.
  User: {
    Guidance: async ({ Id }, _args, { deps }) => {
      const row = await findGuidance(deps.db, Id)
      return row && toGuidance(row)
    },
    DonationInfo: ({ Id }, _args, { deps }) => donationsOfUser(deps.db, Id),
    InspectionDetail: ({ Id }, _args, { deps }) => floraTestsOfUser(deps.db, Id),
    ScreeningInfo: ({ Id }, _args, { deps }) => screeningsOfUser(deps.db, Id),
    WaitingPosition: ({ Id }, _args, { deps }) => waitingPosition(deps.db, Id),
  },
  UserProfileList: { total: (page) => page.total() },
  ScreeningInfoList: { total: (page) => page.total() },
  AdministratorProfileList: { total: (page) => page.total() },
  UserActivityList: { count: (page) => page.count() },
} satisfies Resolvers
