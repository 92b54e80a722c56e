import { questionsOf } from '../../server/care/screenings/onlineCheckKind'
import { samplePublicTexts } from '../../shared/facts/config'
import { addDays, type JapaneseDate } from '../../shared/facts/dates'
import { drawAnswers } from '../world/checks/drawAnswers'
import { healthyAnswers } from '../world/checks/healthyAnswers'
import {
  freeHours,
  openMyPage,
  register,
  requestExam,
  reserve,
  startCheck,
  stateNoChange,
  submitCheck,
} from '../world/member'
import { inventPerson } from '../world/inventPerson'
import { must } from '../world/world'
import { businessDayOnOrAfter } from '../world/worldTime'
import { MEMBER_PASSWORD, type Week } from './scene'
import type { Applicant, Donor } from './paper'

/** As in the simulation, of those who send the first check. */
const RATES = { beginsCheck: 0.93, passes: 0.3, notNow: 0.43, comes: 0.9, states: 0.7 }
const DAYS_TO_CHOOSE = 21
const CODE_LIMIT_MS = 60_000
const LOOK_MS = 50

export function newApplicant({ random }: Week, number: number, today: JapaneseDate): Applicant {
  const invented = inventPerson(random, { number, registeredOn: today })
  const email = `applicant${number}@week.example.com`
  return {
    ...invented,
    email,
    id: email,
    sub: '',
    healthy: healthyAnswers(random, invented),
    result: null,
    invited: false,
    bookedAt: null,
    attended: null,
    asked: false,
  }
}

/** Signs up with the code of the mail, enters the profile and takes the check. */
export async function apply(week: Week, number: number, today: JapaneseDate): Promise<void> {
  const { network, paper, random } = week
  const person = newApplicant(week, number, today)
  const { email } = person
  network.add({ email, password: MEMBER_PASSWORD })
  await network.signUp(email, () => codeTo(week, email))
  person.sub = await network.subOf(email)
  must(await register(network, person, { magazine: false }), 'register')
  paper.applicants.push(person)
  if (random.chance(RATES.beginsCheck)) await takeCheck(week, person, today, 'first')
}

async function codeTo({ mailbox, machine }: Week, email: string): Promise<string> {
  const deadline = performance.now() + CODE_LIMIT_MS
  while (performance.now() < deadline) {
    const mail = mailbox.read(`${machine.folder()}/mail`).find(({ to }) => to.includes(email))
    const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0]
    if (code) return code
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  }
  throw new Error(`${email} has no code`)
}

async function takeCheck(
  { network, random }: Week,
  person: Applicant,
  today: JapaneseDate,
  which: 'first' | 'exam',
) {
  const draw = which === 'exam' ? 0 : random.next()
  const wanted = draw < RATES.passes ? 'Passed' : draw < RATES.passes + RATES.notNow ? 'Failed_1' : 'Failed_2'
  const started = must(await startCheck(network, person.id), 'startCheck')
  const { answers } = drawAnswers(wanted, {
    random,
    healthy: person.healthy,
    questions: questionsOf(which === 'exam' ? 'BeforeRegistrationExam' : 'Registration'),
    today,
    region: samplePublicTexts.region,
  })
  const sent = must(
    await submitCheck(network, person.id, started.startOnlineCheck.Id, answers),
    'submitCheck',
  )
  person.result = sent.submitOnlineCheck.OnlineCheck.OnlineCheckResult
}

/** Whoever has the mail opens their page and books; whoever came to the guidance asks for days of the test. */
export async function goOn(week: Week, today: JapaneseDate): Promise<void> {
  const { network, paper, random, mailbox, machine } = week
  const invited = new Set(
    mailbox
      .read(`${machine.folder()}/mail`)
      .filter(({ kind }) => /invit/i.test(kind))
      .map(({ to }) => to.replace(/^.*<|>.*$/g, '')),
  )
  for (const person of paper.applicants) {
    if (invited.has(person.email) && !person.bookedAt) await book(week, person, today)
    if (person.attended && !person.asked) {
      const { getUser } = must(await openMyPage(network, person.id), 'getUser')
      // An older check is asked for anew before the test.
      if (getUser.Profile.UserStatus === 'OnlineCheckBeforeRegistrationExam')
        await takeCheck(week, person, today, 'exam')
      const days = [6, 8, 12].map((ahead) => businessDayOnOrAfter(addDays(today, ahead + random.whole(0, 2))))
      must(await requestExam(network, person.id, days), 'requestExam')
      person.asked = true
    }
  }
}

async function book({ network, random }: Week, person: Applicant, today: JapaneseDate): Promise<void> {
  const { getUser } = must(await openMyPage(network, person.id), 'getUser')
  if (!getUser.Guidance?.DeadlineAt || getUser.Guidance.ReservedAt) return
  for (let ahead = 1; ahead <= DAYS_TO_CHOOSE; ahead++) {
    const free = await freeHours(network, person.id, businessDayOnOrAfter(addDays(today, ahead)))
    if (free.length === 0) continue
    const at = random.pick(free)
    const { data } = await reserve(network, person.id, at)
    if (!data) continue
    person.bookedAt = at
    return
  }
}

export const willCome = ({ random }: Week) => random.chance(RATES.comes)

/** The donor's card, as it is on their own phone. */
export async function cardOf({ network }: Week, email: string): Promise<Donor | null> {
  const { getUser } = must(await openMyPage(network, email), 'getUser')
  const { DonorId: card, DonorStatus } = getUser.Profile
  return card && DonorStatus === 'Certified' ? { email, card, sub: await network.subOf(email) } : null
}

/** Says at home how they are. @returns false for those who are asked at the desk */
export async function sayBefore({ network, random }: Week, donor: Donor): Promise<boolean> {
  if (!random.chance(RATES.states)) return false
  return (await stateNoChange(network, donor.email)).code === null
}
