import { addDays, daysBetween } from '../../../shared/facts/dates'
import type { OnlineCheckKind } from '../../../shared/words/records/activity'
import { askedAnswers } from '../../world/checks/askedAnswers'
import { drawAnswers, type WantedResult } from '../../world/checks/drawAnswers'
import { officeTime } from '../../world/worldTime'
import { questionsOf } from '../../../server/care/screenings/onlineCheckKind'
import { saveDraft, startCheck, submitCheck, type CheckResult } from '../../world/member'
import { liftPause, reopenCheck } from '../../world/office'
import { rates } from '../rates'
import type { Person, SimulatedWorld } from '../world'
import { planVisit } from '../planVisit'

/** Begins the due check, saves on the way, and sends it or leaves it incomplete. */
export async function answerCheck(
  world: SimulatedWorld,
  person: Person,
  kind: OnlineCheckKind,
): Promise<void> {
  const { random, deps } = world
  const started = await startCheck(world, person.id)
  // Not yet, or not under the current criteria: the page says so, and the visit ends.
  if (!started.data) return
  const id = started.data.startOnlineCheck.Id
  const questions = questionsOf(kind)

  if (random.chance(rates.leavesCheck)) {
    const all = askedAnswers(questions, person.healthy)
    const some = Object.fromEntries(all.slice(0, random.whole(1, all.length - 1)))
    await saveDraft(world, person.id, id, some)
    if (random.chance(rates.returnsToCheck)) planVisit(world, person, random.whole(1, 12))
    return
  }
  const { answers } = drawAnswers(wantedResult(world, person, kind), {
    random,
    healthy: person.healthy,
    questions,
    today: world.today(),
    region: deps.texts.region,
  })
  const sent = await submitCheck(world, person.id, id, answers)
  if (!sent.data) return
  person.checksSent++
  goOn(world, person, kind, sent.data.submitOnlineCheck.OnlineCheck)
}

function wantedResult({ random }: SimulatedWorld, person: Person, kind: OnlineCheckKind): WantedResult {
  if (kind === 'BeforeRenewal') return random.chance(rates.passesBeforeRenewal) ? 'Passed' : 'Failed_1'
  if (kind === 'BeforeRegistrationExam') return random.chance(rates.passesBeforeExam) ? 'Passed' : 'Failed_1'
  if (person.checksSent > 0) return random.chance(rates.passesLater) ? 'Passed' : 'Failed_1'
  const draw = random.next()
  if (draw < rates.passes) return 'Passed'
  if (draw < rates.passes + rates.notNow) return 'Failed_1'
  return draw < rates.passes + rates.notNow + rates.notNowWithoutDate ? 'Failed_1 without a date' : 'Failed_2'
}

function goOn(
  world: SimulatedWorld,
  person: Person,
  kind: OnlineCheckKind,
  { OnlineCheckResult: result, NextDate }: CheckResult,
): void {
  const { random } = world
  if (result === 'Passed') {
    // The result page leads on to the request for the test, if one is due.
    if (kind !== 'Registration') planVisit(world, person, random.whole(1, 2))
    return
  }
  if (result === 'Failed_1' && random.chance(rates.returnsFromDate)) {
    const wait = NextDate ? daysBetween(world.today(), NextDate) : random.whole(20, 90)
    planVisit(world, person, Math.max(1, wait) + random.whole(0, 10))
  }
  if (result === 'Failed_2' && random.chance(rates.reopenedAfterFailed2))
    officeHelps(world, person, reopenCheck, random.whole(10, 40))
  if (kind === 'BeforeRenewal' && random.chance(rates.pauseLifted))
    officeHelps(world, person, liftPause, random.whole(1, 4))
}

/** After a telephone call: the office opens the way again, and the person comes back to it. */
function officeHelps(world: SimulatedWorld, person: Person, help: typeof reopenCheck, days: number): void {
  const { random, agenda, office } = world
  agenda.add(officeTime(random, addDays(world.today(), days)), async () => {
    const { data } = await help(world, office, person.id, '電話で事情を確認したため')
    if (data) planVisit(world, person, random.whole(1, 3))
  })
}
