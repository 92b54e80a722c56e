import { eq, sql, type SQL } from 'drizzle-orm'
import { screenings } from '../schema/screenings'
import { userProfiles as users } from '../schema/users'

/** `columns` of the due screening `s` of a user_profiles row; as `dueExam` in shared/exams.ts and nextDate.sql. */
export const dueExamOf = (columns: SQL): SQL => sql`
  select ${columns} from screenings s join online_checks c on c.screening_id = s.id
  where ${users.userStatus} in ('DonorRegistrationExam', 'DonorRenewalExam') and s.user_id = ${users.id}
    and s.judged_at is null and c.online_check_result = 'Passed'
    and s.inspection_type::text = case ${users.userStatus} when 'DonorRenewalExam' then 'Renewal' else 'Registration' end
  order by c.submitted_at desc limit 1`

/** For screenings joined with their people: the one whose test is due. */
export const isDueExam = eq(screenings.id, sql`(${dueExamOf(sql`s.id`)})`)
