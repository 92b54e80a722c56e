import type { ScreeningInfo } from '../generated/resolvers'
import type { ScreeningRow } from '../schema/screenings'

export function toScreeningInfo(row: ScreeningRow): ScreeningInfo {
  return {
    Id: row.id,
    Sk: 'Info',
    UserId: row.userId,
    RecruitmentYear: row.recruitmentYear,
    RecruitmentMonth: row.recruitmentMonth,
    InspectionType: row.inspectionType,
    UserStatus: row.userStatus,
    OnlineCheckStartAt: row.onlineCheckStartAt,
    RenewalExamStatus: row.renewalExamStatus,
    RenewalExamResult: row.renewalExamResult,
    InitialExamDate: row.initialExamDate,
    RenewalExamDate: row.renewalExamDate,
    ScheduledInitialExamDate: row.scheduledInitialExamDate,
    ScheduledRenewalExamDate: row.scheduledRenewalExamDate,
    ScheduledExamTime: row.scheduledExamTime,
    SentOnlineCheckReminder: row.sentOnlineCheckReminder,
    ExamRequestedAt: row.examRequestedAt,
    PreferredDates: row.preferredDates ?? [],
    Note: row.requestNote,
    ScreeningInfoCreatedAt: row.screeningInfoCreatedAt,
    CreatedAt: row.createdAt,
    UpdatedAt: row.updatedAt,
  }
}
