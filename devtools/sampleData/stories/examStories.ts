import { addDays, japaneseDateOf, type JapaneseDate } from '../../../shared/dates'
import { takeCheck } from '../checks/takeCheck'
import { refuse, requestExam, scheduleExam } from '../exams/exam'
import type { Life } from '../life'
import { businessDayOnOrAfter, businessDayOnOrBefore, memberTime } from '../../world/worldTime'
import { daysAgo, type World } from '../world'
import { attended, LATE } from './guidanceStories'

const DAYS_FROM_GUIDANCE_TO_EXAM = 21

/** Came so late that the check has to be taken again. */
export const attendedLate = (world: World, days: number) =>
  attended(world, daysAgo(world, days), { daysFromInvitation: LATE })

/** The check before the test, a day or two after the guidance. */
function checkAgain(life: Life, wanted: 'Passed' | 'Failed_1'): void {
  const { random } = life.world
  takeCheck(life, memberTime(random, addDays(japaneseDateOf(life.at), random.whole(1, 2))), wanted)
}

/** Came late, and the new check says not now. */
export function failedBeforeExam(world: World, days: number): Life {
  const life = attendedLate(world, days)
  checkAgain(life, 'Failed_1')
  return life
}

function toExam(world: World, date: JapaneseDate, email?: string): Life {
  const life = attended(world, date, { email })
  if (life.profile.userStatus === 'OnlineCheckBeforeRegistrationExam') checkAgain(life, 'Passed')
  return life
}

export type ExamProgress = 'none' | 'requested' | 'scheduled' | 'examined'

/** After the guidance, on the way to the registration test. */
export function beforeExam(world: World, days: number, progress: ExamProgress): Life {
  const life = toExam(world, daysAgo(world, days))
  if (progress === 'none') return life
  requestExam(life)
  if (progress === 'requested') return life
  const date =
    progress === 'scheduled'
      ? businessDayOnOrAfter(addDays(world.today, 3))
      : businessDayOnOrBefore(daysAgo(world, 1))
  scheduleExam(life, date)
  return life
}

/** At the registration test on that day, which has to be a business day. */
export function atExam(world: World, examDate: JapaneseDate, email?: string): Life {
  const life = toExam(world, addDays(examDate, -DAYS_FROM_GUIDANCE_TO_EXAM), email)
  requestExam(life)
  scheduleExam(life, examDate)
  return life
}

/** Tested and not certified. */
export function refused(world: World, days: number): Life {
  const examDate = businessDayOnOrBefore(daysAgo(world, days))
  const life = atExam(world, examDate)
  refuse(life, examDate)
  return life
}
