import type { GraphQLResolveInfo } from 'graphql'
import { rankShown } from '../../../shared/rules/donating/flora/ranking'
import { poolAccountOf, requiresTotp } from '../../office/accounts/listAdministrators'
import { answerCorrectionsOf } from '../../care/corrections/answers/listAnswerCorrections'
import { checkOpening, criteriaChangedSince } from '../../care/criteria/checkOpening'
import { checkPointsOf } from '../../care/points/checkPoints'
import { breachOfCase } from '../../records/cases/breach'
import { readsOfCase } from '../../records/cases/readsOfCase'
import { consentToSignOf } from '../../care/users/consentToSign'
import { consentsOfUser } from '../../care/guidance/consents/consentsOfUser'
import { consentMaySign } from '../../care/guidance/consents/signConsent'
import { signatureOf } from '../../care/guidance/consents/signatures'
import { callAgainOf, listConversation } from '../../office/conversation/listConversation'
import { correctionsTold } from '../../care/corrections/results/listCorrections'
import { dashboardFields } from '../../office/dashboard/dashboardFields'
import { mayReportCondition } from '../../care/donations/condition/reportCondition'
import { stageOfReport } from '../../care/donations/condition/stageOfReport'
import { donationsSince, reportsOfUser, statementOfToday } from '../../care/donations/receptionOf'
import { floraAverages } from '../../care/floraTests/floraAverages'
import { countSharedFloraTests, floraFindings } from '../../care/floraTests/listIntestinalFloraTests'
import type { Resolvers } from '../../generated/resolvers'
import { findGuidance, toGuidance } from '../../care/guidance/findGuidance'
import { mailContentOf } from '../../office/conversation/mails/listMails'
import { openPointsOf } from '../../care/points/profilePoints'
import { newLooksAt } from '../../records/reads/newLooks'
import { giftsOfUser } from '../../care/gifts/giftsOfUser'
import { payoutsOfUser } from '../../care/donations/periods/payoutsOfUser'
import { rewardPeriodsOfUser, rewardsOfUser } from '../../care/donations/periods/settlePeriod'
import { mayStartOnlineCheck, retryFrom } from '../../care/screenings/retryStanding'
import { lastSignInOf } from '../../records/security/accountEvents'
import { cautionOf } from '../../care/users/cautions'
import { checkValidUntil } from '../../care/users/checkPassedOn'
import { textOfHold } from '../../care/holds/holdRows'
import { unitsOfHold } from '../../care/holds/listHolds'
import { detailsOfPanel } from '../../care/panels/panelRows'
import { releasedPanelsOf } from '../../care/panels/releaseTestPanel'
import { consentOf, takenByOf } from '../../care/units/listUnits'
import { obstaclesOf } from '../../care/units/releaseUnits'
import { toUnit } from '../../care/units/unitRows'
import type { RequestContext } from '../../ground/access/context'
import { profileOf } from '../../records/person/profileOf'
import { askedTestOf } from '../../care/users/askedTest'
import { suspensionOf } from '../../care/users/suspensionOf'
import { hasChanges } from '../../records/changes/listValueChanges'
import { declineKeepsPlace } from '../../care/waitingList/declineInvitation'
import { expectedInvitation } from '../../care/waitingList/expectedInvitation'
import { waitingPausedUntil } from '../../care/waitingList/setWaitingPause'
import { waitingPosition } from '../../care/waitingList/waitingPosition'
import { givenUseOf } from '../../care/holds/withdrawUse'
import { givenSums } from '../../care/units/unitRows'
import { fieldsAsked } from './fieldsAsked'
import { donationsOfUser, floraInvitationRequestedAt, floraTestsOfUser, screeningsOfUser } from './userLists'

/** The person of a list's row, with the fields that are asked for: one query for the people of all rows. */
const personOfRow = (
  { UserId }: { UserId?: string | null },
  _args: object,
  context: RequestContext,
  info: GraphQLResolveInfo,
) => (UserId ? profileOf(context, UserId, fieldsAsked(info)) : null)

export const fields = {
  // Reached only through a user whom the operation above has already allowed.
  User: {
    Guidance: async ({ Id }, _args, { deps }) => {
      const row = await findGuidance(deps.db, Id)
      return row && toGuidance(row)
    },
    DonationInfo: ({ Id, DonationInfo }, _args, { deps }) => DonationInfo ?? donationsOfUser(deps.db, Id),
    InspectionDetail: ({ Id }, _args, { deps }) => floraTestsOfUser(deps.db, Id),
    ScreeningInfo: ({ Id, ScreeningInfo }, _args, { deps }) => ScreeningInfo ?? screeningsOfUser(deps.db, Id),
    ConsentToSign: ({ Id }, _args, context) => consentToSignOf(context, Id),
    MaySign: ({ Id }, _args, context) => consentMaySign(context, Id),
    Consents: ({ Id }, _args, { deps }) => consentsOfUser(deps.db, Id),
    OfficePoints: ({ Id }, _args, context) => openPointsOf(context, Id),
    Rewards: ({ Id }, _args, { deps }) => rewardsOfUser(deps.db, deps.texts, Id),
    RewardPeriods: ({ Id }, _args, { deps }) => rewardPeriodsOfUser(deps.db, Id),
    Gifts: ({ Id }, _args, context) => giftsOfUser(context, Id),
    Payouts: ({ Id }, _args, { deps }) => payoutsOfUser(deps.db, Id),
    GivenSums: ({ Id }, _args, context) => givenSums(context, Id),
    MayReportCondition: ({ Id }, _args, context) => mayReportCondition(context, Id),
    UseWithdrawnAt: async ({ Id }, _args, context) => (await givenUseOf(context, Id))?.withdrawnAt ?? null,
    MayWithdrawUse: async ({ Id }, _args, context) => (await givenUseOf(context, Id))?.mayWithdraw ?? false,
    MayStartOnlineCheck: ({ Id }, _args, context) => mayStartOnlineCheck(context, Id),
    OnlineCheckOpen: async (_user, _args, context) => (await checkOpening(context)).isOpen,
    OnlineCheckOpensOn: async (_user, _args, context) => (await checkOpening(context)).opensOn,
    RetryFrom: ({ Id }, _args, context) => retryFrom(context, Id),
    CheckValidUntil: ({ Id }, _args, context) => checkValidUntil(context, Id),
    // Null where it was read and there is no place in line.
    WaitingPosition: ({ Id, Profile: { WaitingSince } }, _args, context) =>
      WaitingSince === null ? null : waitingPosition(context, Id),
    DeclineKeepsPlace: ({ Id }, _args, context) => declineKeepsPlace(context, Id),
    AskedTest: ({ Id }, _args, context) => askedTestOf(context, Id),
    TakesPartnerCode: (_user, _args, { deps }) => Boolean(deps.texts.partners?.length),
    Suspension: ({ Id }, _args, context) => suspensionOf(context, Id),
    Statement: ({ Id }, _args, context) => statementOfToday(context, Id),
    TestPanels: ({ Id }, _args, context) => releasedPanelsOf(context, Id),
    ConditionReports: ({ Id }, _args, context) => reportsOfUser(context, Id),
    CallAgain: ({ Id }, _args, context) => callAgainOf(context, Id),
    Conversation: ({ Id }, { limit }, context) => listConversation(context, { UserId: Id, limit }),
    AnswerCorrections: ({ Id }, _args, context) => answerCorrectionsOf(context, Id),
    NewLooks: ({ Id }, _args, { deps }) => newLooksAt(deps.db, Id),
    Corrections: ({ Id }, _args, context) => correctionsTold(context, Id),
    FloraInvitationRequestedAt: ({ Id }, _args, context) => floraInvitationRequestedAt(context, Id),
    FloraRankingTotal: (_user, _args, { deps }) => countSharedFloraTests(deps.db),
    FloraAverages: (_user, _args, { deps }) => floraAverages(deps.db, deps.vault),
  },
  Consent: { Signature: ({ Id }, _args, context) => signatureOf(context, Id) },
  UserProfile: {
    Caution: ({ Id, HasCaution }, _args, context) => (HasCaution ? cautionOf(context, Id) : null),
    WaitingPosition: ({ Id, WaitingSince }, _args, context) =>
      WaitingSince ? waitingPosition(context, Id) : null,
    WaitingPausedUntil: ({ Id, WaitingSince }, _args, context) =>
      WaitingSince ? waitingPausedUntil(context, Id) : null,
    ExpectedInvitation: ({ Id, WaitingSince }, _args, context) =>
      WaitingSince ? expectedInvitation(context, Id) : null,
  },
  OnlineCheck: {
    Points: ({ Id }, _args, context) => checkPointsOf(context, Id),
    CriteriaChangedAt: ({ Draft, OnlineCheckCreatedAt }, _args, { deps }) =>
      Draft ? criteriaChangedSince(deps.db, OnlineCheckCreatedAt) : null,
  },
  Dashboard: dashboardFields,
  // One request to the user pool for all rows.
  AdministratorProfile: {
    AwaitsFirstSignIn: ({ Id }, _args, context) =>
      poolAccountOf(context, Id).then((account) => account && account.status === 'ForceChangePassword'),
    HasTotp: ({ Id }, _args, context) =>
      poolAccountOf(context, Id).then((account) => account && account.hasTotp),
    HasPasskey: ({ Id }, _args, context) =>
      poolAccountOf(context, Id).then((account) => account && account.hasPasskey),
    TotpRequired: ({ Roles }, _args, { deps }) => requiresTotp(deps.settings, Roles),
    LastSignInAt: ({ Id }, _args, context) => lastSignInOf(context, Id),
  },
  ScreeningInfo: { User: personOfRow },
  ConditionReport: {
    Stage: (report, _args, context) => stageOfReport(context, report),
    DonationsSince: (report, _args, { deps }) => donationsSince(deps.db, report),
  },
  ConversationEntry: { HasChanges: ({ Id }, _args, context) => hasChanges(context, Id) },
  UserActivity: { HasChanges: ({ id }, _args, context) => hasChanges(context, id) },
  Allocation: { User: personOfRow },
  BulkRow: { User: personOfRow },
  TestPanelLine: { User: personOfRow },
  Correction: { User: personOfRow },
  DonationInfo: { User: personOfRow },
  InspectionDetail: {
    User: personOfRow,
    Enterotype: async ({ Id }, _args, context) => (await floraFindings(context, Id))?.Enterotype ?? null,
    IntestinalFloraComposition: async ({ Id }, _args, context) =>
      (await floraFindings(context, Id))?.IntestinalFloraComposition ?? null,
    // Staff who see results see those of all people.
    Ranking: async ({ Ranking }, _args, { deps, principal }) =>
      Ranking == null || principal.kind === 'staff'
        ? (Ranking ?? null)
        : rankShown(Ranking, await countSharedFloraTests(deps.db)),
  },
  Unit: {
    User: (unit, args, context, info) => unit.person ?? personOfRow(unit, args, context, info),
    TakenBy: ({ takenBy }, _args, context) => takenByOf(context, takenBy),
    Consent: ({ Id }, _args, context) => consentOf(context, Id),
    Obstacles: async ({ Id }, _args, context) => (await obstaclesOf(context, Id)) ?? [],
  },
  TestPanel: {
    Results: async ({ row }, _args, context) => (await detailsOfPanel(context, row))?.Results ?? null,
    Missing: async ({ row }, _args, context) => (await detailsOfPanel(context, row))?.Missing ?? null,
    RecordedBy: ({ row }, _args, context) => takenByOf(context, row.recordedBy),
    ConfirmedBy: ({ row }, _args, context) => row.confirmedBy && takenByOf(context, row.confirmedBy),
  },
  Hold: {
    User: personOfRow,
    Reason: async ({ row }, _args, context) => (await textOfHold(context, row))?.reason ?? null,
    Finding: async ({ row }, _args, context) => (await textOfHold(context, row))?.finding ?? null,
    BegunBy: ({ row }, _args, context) => row.begunBy && takenByOf(context, row.begunBy),
    FoundBy: ({ row }, _args, context) => row.foundBy && takenByOf(context, row.foundBy),
    DecidedBy: ({ row }, _args, context) => row.decidedBy && takenByOf(context, row.decidedBy),
    Units: async ({ row }, _args, context) => ((await unitsOfHold(context, row)) ?? []).map(toUnit),
  },
  MailDelivery: {
    User: personOfRow,
    Content: ({ Id }, _args, context) => mailContentOf(context, Id),
  },
  SecurityEvent: {
    User: ({ AccountId: UserId }, args, context, info) => personOfRow({ UserId }, args, context, info),
  },
  Case: {
    User: personOfRow,
    Reads: ({ Id }, _args, { deps }) => readsOfCase(deps.db, Id),
    Breach: ({ Id }, _args, { deps }) => breachOfCase(deps.db, Id),
  },
  StaffRead: { User: personOfRow },
  ReadOfCase: { User: personOfRow },
  Work: { User: personOfRow },
} satisfies Resolvers
