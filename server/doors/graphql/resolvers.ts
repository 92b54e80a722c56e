import type { Resolvers } from '../../generated/resolvers'
import { fields } from './fields'
import { mutations } from './mutations'
import { queries } from './queries'

/** Counted only on request. */
const listTotals = {
  WorkList: {
    total: (page) => page.total(),
    groups: (page) => page.groups(),
    totals: (page) => page.totals(),
  },
  AllocationList: { total: (page) => page.total() },
  BulkRowList: { total: (page) => page.total() },
  CaseList: { total: (page) => page.total() },
  SecurityEventList: { total: (page) => page.total() },
  StaffReadList: { total: (page) => page.total() },
  RecordReadList: { total: (page) => page.total() },
  UserProfileList: { total: (page) => page.total() },
  ScreeningInfoList: { total: (page) => page.total() },
  AdministratorProfileList: { total: (page) => page.total() },
  DonationInfoList: { total: (page) => page.total() },
  UnitList: { total: (page) => page.total() },
  HoldList: { total: (page) => page.total() },
  InspectionDetailList: { total: (page) => page.total() },
  MailDeliveryList: { total: (page) => page.total() },
  ConversationList: { total: (page) => page.total() },
  UserActivityList: { count: (page) => page.count() },
} satisfies Resolvers

export const resolvers = { Query: queries, Mutation: mutations, ...fields, ...listTotals } satisfies Resolvers
