import { eq, sql, type SQL } from 'drizzle-orm'
import { screenings } from '../../ground/tables/screenings'
import { userProfiles as users } from '../../ground/tables/users'

/** `columns` of the due screening `s` of a user_profiles row; as `dueExam` in shared/rules/visits/exams.ts and nextDate.sql. */
export const dueExamOf = (columns: SQL): SQL => sql`
  select ${columns} from screenings s join online_checks c on c.screening_id = s.id
  where ${users.userStatus} in ('DonorRegistrationExam', 'DonorRenewalExam') and s.user_id = ${users.id}
    and s.judged_at is null and c.online_check_result = 'Passed'
    and s.inspection_type::text = case ${users.userStatus} when 'DonorRenewalExam' then 'Renewal' else 'Registration' end
  order by c.submitted_at desc limit 1`

/** The person lost the status at the end of a period and is no donor since. */
export const lostByExpiry = sql`${users.lossDonorStatusDate} = ${users.donorExpirationDate}`

/**
 * For screenings joined with their people: the renewal test held in time that was not judged before the period ended;
 * as `lateExam` in shared/rules/visits/exams.ts.
 */
export const isLateExam = sql`(${screenings.inspectionType} = 'Renewal' and ${screenings.judgedAt} is null
  and ${screenings.scheduledRenewalExamDate} <= ${users.donorExpirationDate} and ${lostByExpiry} and not ${users.deleteStatus}
  and exists (select from online_checks c where c.screening_id = ${screenings.id} and c.online_check_result = 'Passed')
  and not exists (select from screenings p where p.user_id = ${users.id} and p.valid_from > ${screenings.scheduledRenewalExamDate}))`

/** For screenings joined with their people: the one whose test is due. */
export const isDueExam = eq(screenings.id, sql`(${dueExamOf(sql`s.id`)})`)
