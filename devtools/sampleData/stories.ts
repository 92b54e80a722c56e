import { addDays, type JapaneseDate } from '../../shared/facts/dates'
import type { Story } from '../world/agenda'
import { openAccount, withdraw } from '../world/member'
import { changeProfile, removeUser, stop, suspend } from '../world/office'
import { must } from '../world/world'
import { memberTime, officeTime, businessDayOnOrAfter, businessDayOnOrBefore } from '../world/worldTime'
import {
  beInvited,
  bookAhead,
  cancel,
  check,
  comeLate,
  comeToGuidance,
  join,
  joinAndCheck,
  leaveCheckOpen,
  missAndBook,
  missGuidance,
  missTwice,
  openingBy,
} from './applicants'
import type { Plan } from './cast'
import { askForExam, beDonor, beJudged, setExam, toExam } from './donors'
import { hospitalDayOnOrAfter } from './hospitalDays'
import type { SampleLife } from './life'
import { askForDisclosure, askForPurpose } from './requests'

export async function* lifeBy(plan: Plan, life: SampleLife, ago: number): Story {
  yield* wayOf(plan, life, ago)
  yield* sequelOf(plan, life)
}

async function* wayOf(plan: Plan, life: SampleLife, ago: number): Story {
  const { world, person, today, night } = life
  const day = addDays(today, -ago)
  switch (plan.as) {
    case 'noProfile':
      yield memberTime(world.random, day)
      return openAccount(world, person)
    case 'registered':
      return yield* join(life, day)
    case 'leftOpen':
      yield* join(life, day)
      return leaveCheckOpen(life, 'registration')
    case 'notNow':
      return yield* joinAndCheck(life, day, 'Failed_1', ({ nextDate }) =>
        nextDate ? nextDate > today === (plan.date === 'to come') : false,
      )
    case 'notEnded':
      return yield* joinAndCheck(life, day, 'Failed_1 without a date')
    case 'notPossible':
      return yield* joinAndCheck(life, day, 'Failed_2')
    case 'waiting':
      return yield* joinAndCheck(life, day, 'Passed')
    case 'invited':
      return yield* beInvited(life, openingBy(life, day))
    case 'invitationRunOut': {
      const opening = openingBy(life, day)
      yield* beInvited(life, opening)
      yield night(addDays(opening.date, 15))
      return
    }
    case 'cancelled':
      return yield* cancel(life, ago)
    case 'missed':
      return yield* missGuidance(life, ago)
    case 'missedTwice':
      return yield* missTwice(life, ago)
    case 'missedAndBooked':
      return yield* missAndBook(life, ago)
    case 'booked':
      return yield* bookAhead(life, { ...plan, ago })
    case 'attendedLate':
      return yield* comeLate(life, ago)
    case 'failedBeforeExam':
      yield* comeLate(life, ago)
      yield memberTime(world.random, addDays(world.today(), 1))
      await check(life, 'Failed_1')
      return
    case 'beforeExam':
      yield* comeToGuidance(life, day)
      return yield* goToExam(plan.progress, life)
    case 'refused': {
      const exam = yield* toExam(life, businessDayOnOrBefore(day))
      return yield* beJudged(life, exam, 'NotCertified')
    }
    case 'donor':
      return yield* beDonor(life, plan, ago)
  }
}

type ExamProgress = Extract<Plan, { as: 'beforeExam' }>['progress']

async function* goToExam(progress: ExamProgress, life: SampleLife): Story {
  const { today } = life
  if (progress === 'none') return
  yield* askForExam(life, progress === 'wishing' ? hospitalDayOnOrAfter(addDays(today, 4)) : undefined)
  if (progress === 'requested' || progress === 'wishing') return
  const days: Record<typeof progress, JapaneseDate> = {
    scheduled: hospitalDayOnOrAfter(addDays(today, 2)),
    today: businessDayOnOrAfter(today),
    examined: businessDayOnOrBefore(addDays(today, -1)),
  }
  yield* setExam(life, days[progress])
}

async function* sequelOf(plan: Plan, life: SampleLife): Story {
  const { world, person, office } = life
  const officeDay = (days: number) => officeTime(world.random, addDays(world.today(), days))
  const { note, outdated, stopped, suspended, leaves, asks } = plan
  if (asks) yield* asks === 'open' ? askForPurpose(life) : askForDisclosure(life)
  if (note ?? outdated) {
    yield officeDay(1)
    const change = note ? { Caution: note } : { UpdateRequired: true }
    must(await changeProfile(world, office(), person.id, () => change), 'changeProfile')
  }
  if (stopped) {
    yield officeDay(stopped.after)
    const until = stopped.days ? addDays(world.today(), stopped.days) : null
    life.donates = false
    must(
      await stop(world, office(), {
        UserId: person.id,
        Stop: true,
        Reason: 'ご本人と連絡がとれないため',
        Until: until,
      }),
      'stop',
    )
  }
  if (suspended) {
    yield officeDay(suspended.after)
    must(await suspend(world, office(), person.id, '規約に反する利用があったため'), 'suspend')
  }
  if (!leaves) return
  life.donates = false
  if (leaves.by === 'self') {
    yield memberTime(world.random, addDays(world.today(), leaves.after))
    must(await withdraw(world, person.id), 'withdraw')
  } else {
    yield officeDay(leaves.after)
    must(await removeUser(world, office(), person.id, 'ご本人からの申し出のため'), 'removeUser')
  }
}
