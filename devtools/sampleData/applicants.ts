import { addDays, addWeeks, daysBetween, type JapaneseDate } from '../../shared/facts/dates'
import type { Judgement } from '../../shared/questionnaire/engine/judgement'
import type { CheckKind } from '../../shared/questionnaire/engine/question'
import type { Story } from '../world/agenda'
import { askedAnswers } from '../world/checks/askedAnswers'
import { drawAnswers, type WantedResult } from '../world/checks/drawAnswers'
import { afterHour, attend, bookSomeHour, takeCheck } from '../world/life'
import { cancelBooking, changeBooking, openAccount, register, saveDraft, startCheck } from '../world/member'
import { recordAttendance } from '../world/office'
import { must } from '../world/world'
import { businessDayOnOrAfter, businessDayOnOrBefore, later, memberTime, MINUTE_MS } from '../world/worldTime'
import type { SampleLife } from './life'
import type { Opening } from './openings'

// From the sign-up to the end of the guidance.

const SHARE_WITH_NEWS = 0.35

export async function* join(life: SampleLife, day: JapaneseDate): Story {
  const { world, person } = life
  const at = memberTime(world.random, day)
  yield later(at, -world.random.whole(5, 25) * MINUTE_MS)
  await openAccount(world, person, life.password)
  yield at
  const magazine = world.random.chance(SHARE_WITH_NEWS)
  must(await register(world, person, { magazine, partner: partnerOf(life) }), 'register')
}

/** Out of 16 people two or three were told of it at work; by the id, so that nobody else's life changes. */
function partnerOf({ world, person }: SampleLife): string | undefined {
  const [large, small] = world.deps.texts.partners ?? []
  if (/^[012]/.test(person.id)) return large?.code
  return person.id.startsWith('3') ? small?.code : undefined
}

/** Answers the check so that it has the given result. */
export async function check(
  life: SampleLife,
  wanted: WantedResult,
  {
    questions = 'registration',
    fits,
  }: { questions?: CheckKind; fits?: (judgement: Judgement) => boolean } = {},
) {
  const { world, healthy } = life
  const { answers } = drawAnswers(wanted, {
    random: world.random,
    healthy,
    questions,
    today: world.today(),
    region: world.deps.texts.region,
    fits,
  })
  return takeCheck(life, answers)
}

export async function leaveCheckOpen({ world, person, healthy }: SampleLife, questions: CheckKind) {
  const id = must(await startCheck(world, person.id), 'startCheck').startOnlineCheck.Id
  const all = askedAnswers(questions, healthy)
  const some = Object.fromEntries(all.slice(0, world.random.whole(1, Math.floor(all.length * 0.85))))
  must(await saveDraft(world, person.id, id, some), 'saveDraft')
}

export async function* joinAndCheck(
  life: SampleLife,
  day: JapaneseDate,
  wanted: WantedResult,
  fits?: (judgement: Judgement) => boolean,
): Story {
  yield* join(life, day)
  yield later(life.world.now(), life.world.random.whole(9, 28) * MINUTE_MS)
  const { NextDate } = await check(life, wanted, { fits })
  // On the date the reminder of the result page is sent.
  if (NextDate && NextDate <= life.today) yield life.night(NextDate)
}

export function openingBy({ openings }: SampleLife, date: JapaneseDate): Opening {
  const opening = openings.findLast((one) => one.date <= date) ?? openings[0]
  if (!opening) throw new Error('The service has never opened a place')
  return opening
}

export async function* beInvited(life: SampleLife, opening: Opening): Story {
  const { world, person, night } = life
  opening.due.push(person.id)
  if (opening.date.endsWith('-01')) night(opening.date)
  const stretch = daysBetween(opening.first, opening.last)
  yield* joinAndCheck(life, addDays(opening.first, world.random.whole(0, stretch)), 'Passed')
  yield later(opening.at, 10 * MINUTE_MS)
}

/** Open days only, one by one. */
const fromDay = (date: JapaneseDate, step: 1 | -1) => {
  const next = step === 1 ? businessDayOnOrAfter : businessDayOnOrBefore
  let day = addDays(date, -step)
  return () => (day = next(addDays(day, step)))
}

type Booking = { date: JapaneseDate; step: 1 | -1; hours?: readonly number[] }

/** Books within two days of the invitation, or as soon as the day can be booked. */
async function* book(life: SampleLife, { date, step, hours }: Booking): AsyncGenerator<Date, Date, void> {
  const { world } = life
  const soon = addDays(world.today(), world.random.whole(1, 2))
  const reach = addWeeks(date, -world.deps.texts.guidance.weeksAhead)
  yield memberTime(world.random, reach > soon ? reach : soon)
  return bookSomeHour(life, fromDay(date, step), { hours })
}

async function* attendOn(life: SampleLife, date: JapaneseDate): Story {
  yield afterHour(yield* book(life, { date, step: -1 }))
  await attend(life)
}

/** From the opening to the hour that most people book. */
const USUAL_DAYS = 9

/** Comes to the guidance on a day, or the last open one before it. */
export async function* comeToGuidance(life: SampleLife, date: JapaneseDate): Story {
  const day = businessDayOnOrBefore(date)
  yield* beInvited(life, openingBy(life, addDays(day, -USUAL_DAYS)))
  yield* attendOn(life, day)
}

/** The longest time from the opening to the hour: too long for the check. */
const LATE_DAYS = 66

/** Comes so late that the check has to be taken again. */
export async function* comeLate(life: SampleLife, ago: number): Story {
  const opening = openingBy(life, addDays(life.today, -ago - LATE_DAYS))
  yield* beInvited(life, opening)
  yield* attendOn(life, businessDayOnOrBefore(addDays(opening.date, LATE_DAYS)))
}

async function* missOn(life: SampleLife, date: JapaneseDate): Story {
  const { world, person, office } = life
  yield afterHour(yield* book(life, { date, step: -1 }))
  must(await recordAttendance(world, office(), person.id, null), 'recordAttendance')
}

export async function* missGuidance(life: SampleLife, ago: number): Story {
  const day = businessDayOnOrBefore(addDays(life.today, -ago))
  yield* beInvited(life, openingBy(life, addDays(day, -USUAL_DAYS)))
  yield* missOn(life, day)
}

export async function* missTwice(life: SampleLife, ago: number): Story {
  yield* missGuidance(life, ago + 14)
  yield* missOn(life, businessDayOnOrBefore(addDays(life.today, -ago)))
}

export async function* missAndBook(life: SampleLife, ago: number): Story {
  yield* missGuidance(life, ago)
  yield* book(life, { date: addDays(life.today, 6), step: 1 })
}

/** Books for that many days ahead of today. A past day is one whose attendance is not yet entered. */
export async function* bookAhead(
  life: SampleLife,
  { ago, ahead, hours, changed }: { ago: number; ahead: number; hours?: readonly number[]; changed?: true },
): Story {
  const { world, today } = life
  yield* beInvited(life, openingBy(life, addDays(today, -ago)))
  yield* book(life, { date: addDays(today, ahead), step: ahead < 0 ? -1 : 1, hours })
  if (!changed) return
  yield memberTime(world.random, addDays(world.today(), 1))
  await bookSomeHour(life, fromDay(addDays(today, ahead + 3), 1), { by: changeBooking })
}

/** Books, and cancels that many days ago. */
export async function* cancel(life: SampleLife, ago: number): Story {
  const { world, person, today } = life
  yield* beInvited(life, openingBy(life, addDays(today, -ago - 4)))
  yield* book(life, { date: addDays(today, 5), step: 1 })
  yield memberTime(world.random, addDays(today, -ago))
  must(await cancelBooking(world, person.id), 'cancelBooking')
}
