import { randomBinomial, randomLcg, randomPoisson } from 'd3-random'
import { expect, it } from 'vitest'
import {
  forecastDonors,
  forecastWait,
  FORECAST_WEEKS,
  placesNeeded,
  type Figures,
} from '../../../../admin/office/seats/forecast'

const PERIOD = 12
const DELAYS = 26
const WEEKS_A_MONTH = 365.25 / 84

/** A service whose rates are known, lived through week by week apart from the forecast's own code. */
function liveThrough(seed: number) {
  const source = randomLcg(seed)
  const uniform = (from: number, to: number) => from + (to - from) * source()
  const truth = {
    certified: uniform(0.1, 0.7),
    renewed: uniform(0.2, 0.8),
    joining: uniform(5, 30),
    longest: Math.floor(uniform(6, 20)),
    places: uniform(15, 80),
  }
  const delay = () => 2 + Math.floor(((source() + source()) / 2) * truth.longest)
  /** By the week of what happens; `today` is the first week of the forecast. */
  const today = 80
  const weeks = today + FORECAST_WEEKS
  const births = Array.from({ length: weeks + DELAYS }, () => 0)
  const people: { invited: number; delay: number; certified: boolean }[] = []
  let line = 300
  let owed = 0
  let lineToday = 0
  for (let week = 0; week < weeks; week++) {
    if (week === today) lineToday = line
    owed += truth.places / WEEKS_A_MONTH
    line += randomPoisson.source(source)(truth.joining)()
    const invited = Math.min(Math.floor(owed), line)
    owed -= Math.floor(owed)
    line -= invited
    for (let nth = 0; nth < invited; nth++) {
      const person = { invited: week, delay: delay(), certified: source() < truth.certified }
      people.push(person)
      if (person.certified) births[week + person.delay] = (births[week + person.delay] ?? 0) + 1
    }
  }
  const ends = Array.from({ length: weeks + PERIOD }, () => 0)
  const renewals = Array.from({ length: weeks }, () => 0)
  const active: number[] = []
  for (let week = 0, alive = 0; week < weeks; week++) {
    const ended = ends[week] ?? 0
    const renewed = ended > 0 ? randomBinomial.source(source)(ended, truth.renewed)() : 0
    renewals[week] = renewed
    ends[week + PERIOD] = (births[week] ?? 0) + renewed
    alive += (births[week] ?? 0) + renewed - ended
    active.push(alive)
  }
  const matured = people.filter(({ invited }) => invited <= today - DELAYS)
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)
  const onTheirWay = people.filter((one) => one.invited < today && one.invited + one.delay >= today)
  const figures: Figures = {
    Attended: matured.length,
    Certified: matured.filter(({ certified }) => certified).length,
    WeeksToCertify: Array.from(
      { length: DELAYS },
      (_, week) => matured.filter((one) => one.certified && one.delay === week).length,
    ),
    PeriodsEnded: sum(ends.slice(0, today)),
    PeriodsRenewed: sum(renewals.slice(0, today)),
    DonorsByWeeksLeft: ends.slice(today, today + PERIOD),
    PlacesGiven: 0,
    InExam: onTheirWay.length,
    InLine: lineToday,
    JoinedLine: Math.round(truth.joining * 12),
    JoinedWeeks: 12,
  }
  return { figures, places: truth.places, active: active.slice(today) }
}

it('a forecast holds what comes in about eight of ten known worlds', () => {
  const WORLDS = 250
  const weeks = [8, 26, 50]
  const held = weeks.map(() => 0)
  for (let world = 0; world < WORLDS; world++) {
    const { figures, places, active } = liveThrough((world + 0.5) / WORLDS)
    const ranges = forecastDonors(figures, places, 120)
    weeks.forEach((week, nth) => {
      const { low = 0, high = 0 } = ranges[week] ?? {}
      const came = active[week] ?? -1
      if (low <= came && came <= high) held[nth] = (held[nth] ?? 0) + 1
    })
  }
  for (const [nth, share] of held.map((worlds) => worlds / WORLDS).entries()) {
    expect(share, `week ${weeks[nth]}`).toBeGreaterThanOrEqual(0.75)
    expect(share, `week ${weeks[nth]}`).toBeLessThanOrEqual(0.85)
  }
})

const figures: Figures & { Invitations: number; PlacesUsed: number } = {
  Attended: 200,
  Certified: 80,
  WeeksToCertify: Array.from({ length: DELAYS }, (_, week) => (week > 3 && week < 12 ? 10 : 0)),
  PeriodsEnded: 90,
  PeriodsRenewed: 50,
  DonorsByWeeksLeft: Array.from({ length: PERIOD }, () => 4),
  PlacesGiven: 30,
  InExam: 20,
  InLine: 5_000,
  JoinedLine: 240,
  JoinedWeeks: 12,
  Invitations: 300,
  PlacesUsed: 240,
}

it('is the same each time, wider the further ahead, and wide without figures', () => {
  const one = forecastDonors(figures, 40)
  expect(forecastDonors(figures, 40)).toEqual(one)
  const width = (week: number) => (one[week]?.high ?? 0) - (one[week]?.low ?? 0)
  expect(width(50)).toBeGreaterThan(width(4))
  const blind = forecastDonors({ ...figures, Attended: 0, Certified: 0 }, 40)
  expect((blind[50]?.high ?? 0) - (blind[50]?.low ?? 0)).toBeGreaterThan(2 * width(50))
})

it('nothing comes of nothing', () => {
  const nobody = { ...figures, DonorsByWeeksLeft: [], PlacesGiven: 0, InExam: 0, InLine: 0, JoinedLine: 0 }
  expect(forecastDonors(nobody, 0).at(-1)).toEqual({ low: 0, middle: 0, high: 0 })
})

it('finds the fewest places that reach the target, and says when none do', () => {
  const plan = { target: 100, week: 40, share: 0.5 }
  const places = placesNeeded(figures, plan)
  expect(places).not.toBeNull()
  expect(forecastDonors(figures, places ?? 0)[40]?.middle).toBeGreaterThanOrEqual(95)
  expect(forecastDonors(figures, (places ?? 0) * 0.8)[40]?.middle).toBeLessThan(100)
  // To be surer takes more.
  expect(placesNeeded(figures, { ...plan, share: 0.8 })).toBeGreaterThan(places ?? 0)
  expect(placesNeeded(figures, { ...plan, target: 100_000 })).toBeNull()
})

it('the line moves faster than places are given, for unused ones go on', () => {
  const wait = forecastWait(figures, { position: 101, placesPerMonth: 40 })
  // 100 people, of whom 80 use a place: two months.
  expect(wait?.middle).toBeGreaterThanOrEqual(7)
  expect(wait?.middle).toBeLessThanOrEqual(10)
  expect(wait?.low).toBeLessThanOrEqual(wait?.middle ?? 0)
  expect(forecastWait(figures, { position: 1, placesPerMonth: 40 })?.middle).toBe(0)
  expect(forecastWait(figures, { position: 1, placesPerMonth: 0 })).toBeNull()
})
