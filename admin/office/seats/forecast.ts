import { randomBeta, randomBinomial, randomGamma, randomLcg, randomPoisson } from 'd3-random'
import { VALIDITY_WEEKS } from '../../../shared/facts/terms'
import type { SeatFigures } from '../../../shared/generated/schema'

export const FORECAST_WEEKS = 52
/** `middle` is the median of the futures; eight in ten are between `low` and `high`. */
export type Range = { low: number; middle: number; high: number }

const LOW = 0.1
const HIGH = 0.9
const RUNS = 600
const WEEKS_A_MONTH = 365.25 / 12 / 7
/** Prior of a share without figures: all values are equally likely. */
const BEFORE_ANY = 1
/** Each week of delay is possible, as if a fraction of one person had been seen. */
const UNSEEN_WEEK = 0.05

export type Figures = Pick<
  SeatFigures,
  | 'Attended'
  | 'Certified'
  | 'WeeksToCertify'
  | 'PeriodsEnded'
  | 'PeriodsRenewed'
  | 'DonorsByWeeksLeft'
  | 'PlacesGiven'
  | 'InExam'
  | 'InLine'
  | 'JoinedLine'
  | 'JoinedWeeks'
>

type Source = () => number
type Draw = ReturnType<typeof drawsFrom>

function drawsFrom(source: Source) {
  return {
    uniform: source,
    beta: (yes: number, no: number) => randomBeta.source(source)(yes, no)(),
    gamma: (shape: number) => randomGamma.source(source)(shape)(),
    poisson: (mean: number) => (mean > 0 ? randomPoisson.source(source)(mean)() : 0),
    binomial: (of: number, share: number) => (of > 0 ? randomBinomial.source(source)(of, share)() : 0),
  }
}

/** One possible future, as likely as the figures make it. */
type World = {
  /** Share of guidance participants who become donors. */
  certified: number
  /** Share by weeks from the place to the certification, and its sums. */
  delays: number[]
  /** Share of a donor's periods that are followed by another. */
  renewed: number
  /** People who join the line in a week. */
  joining: number
}

function worldFrom(figures: Figures, draw: Draw): World {
  const { Attended, Certified, PeriodsEnded, PeriodsRenewed, WeeksToCertify } = figures
  const weights = WeeksToCertify.map((people) => draw.gamma(people + UNSEEN_WEEK))
  const together = weights.reduce((sum, weight) => sum + weight, 0)
  let sum = 0
  return {
    certified: draw.beta(Certified + BEFORE_ANY, Attended - Certified + BEFORE_ANY),
    renewed: draw.beta(PeriodsRenewed + BEFORE_ANY, PeriodsEnded - PeriodsRenewed + BEFORE_ANY),
    delays: weights.map((weight) => (sum += weight / together)),
    joining: draw.gamma(figures.JoinedLine + BEFORE_ANY) / Math.max(1, figures.JoinedWeeks),
  }
}

/** The week of a certification, for a draw between 0 and 1. */
function delayAt({ delays }: World, uniform: number): number {
  const week = delays.findIndex((sofar) => uniform <= sofar)
  return week < 0 ? delays.length - 1 : week
}

/** Adds certifications of people whose place was given in that week; negative: before today. */
function certify(births: number[], world: World, { people, week, draw }: Cohort): void {
  const certified = draw.binomial(people, world.certified)
  for (let nth = 0; nth < certified; nth++) {
    const at = week + delayAt(world, draw.uniform())
    if (at >= 0 && at < births.length) births[at] = (births[at] ?? 0) + 1
  }
}

type Cohort = { people: number; week: number; draw: Draw }

/** People on their way: how long they have been is unknown, and they are not certified yet. */
function certifyPipeline(births: number[], world: World, people: number, draw: Draw): void {
  const certified = draw.binomial(people, world.certified)
  for (let nth = 0; nth < certified; nth++) {
    // Long ways are over-represented among people on their way, and any part of it may be over.
    let delay = delayAt(world, draw.uniform())
    while (draw.uniform() * world.delays.length > delay + 1) delay = delayAt(world, draw.uniform())
    const at = Math.floor(draw.uniform() * (delay + 1))
    if (at < births.length) births[at] = (births[at] ?? 0) + 1
  }
}

function oneFuture(figures: Figures, placesPerMonth: number, source: Source): number[] {
  const draw = drawsFrom(source)
  const world = worldFrom(figures, draw)
  const births = Array.from({ length: FORECAST_WEEKS }, () => 0)
  certifyPipeline(births, world, figures.PlacesGiven + figures.InExam, draw)
  let line = figures.InLine
  let owed = 0
  for (let week = 0; week < FORECAST_WEEKS; week++) {
    owed += placesPerMonth / WEEKS_A_MONTH
    line += draw.poisson(world.joining)
    const people = Math.min(Math.floor(owed), line)
    owed -= Math.floor(owed)
    line -= people
    certify(births, world, { people, week, draw })
  }
  const ends = Array.from({ length: FORECAST_WEEKS + VALIDITY_WEEKS + 1 }, () => 0)
  let active = 0
  figures.DonorsByWeeksLeft.forEach((people, week) => {
    ends[week] = (ends[week] ?? 0) + people
    active += people
  })
  return births.map((born, week) => {
    const ended = ends[week] ?? 0
    const renewed = draw.binomial(ended, world.renewed)
    ends[week + VALIDITY_WEEKS] = (ends[week + VALIDITY_WEEKS] ?? 0) + renewed + born
    active += born + renewed - ended
    return active
  })
}

const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0

function rangeOf(values: number[]): Range {
  const sorted = values.toSorted((one, other) => one - other)
  return { low: quantile(sorted, LOW), middle: quantile(sorted, 0.5), high: quantile(sorted, HIGH) }
}

/** The same futures for every compared plan. */
const futures = (figures: Figures, placesPerMonth: number, runs: number) =>
  Array.from({ length: runs }, (_, run) => oneFuture(figures, placesPerMonth, randomLcg((run + 0.5) / runs)))

/**
 * Active donors in each of the coming weeks for a number of guidance places per month. Figures decide how likely each
 * conversion, delay and renewal is, so that few figures give a wide range.
 */
export function forecastDonors(figures: Figures, placesPerMonth: number, runs = RUNS): Range[] {
  const all = futures(figures, placesPerMonth, runs)
  return Array.from({ length: FORECAST_WEEKS }, (_, week) => rangeOf(all.map((future) => future[week] ?? 0)))
}

/** The highest number of places tried per month. */
export const MOST_PLACES = 2_000

/**
 * The fewest places per month with which the target is reached in that week.
 * @param share in how many of the futures, from 0 to 1
 * @returns null when not even the most places are enough: the line is too short, or the week too near
 */
export function placesNeeded(
  figures: Figures,
  { target, week, share }: { target: number; week: number; share: number },
  runs = RUNS / 3,
): number | null {
  const reaches = (places: number) => {
    const reached = futures(figures, places, runs).filter((future) => (future[week] ?? 0) >= target)
    return reached.length >= share * runs
  }
  if (!reaches(MOST_PLACES)) return null
  let [no, yes] = [-1, MOST_PLACES]
  while (yes - no > 1) {
    const middle = Math.floor((no + yes) / 2)
    if (reaches(middle)) yes = middle
    else no = middle
  }
  return yes
}

/**
 * Weeks until the person at `position` (from 1) is invited. An unused place goes to the next in line, so the line moves
 * faster than places are given.
 */
export function forecastWait(
  figures: Pick<SeatFigures, 'Invitations' | 'PlacesUsed'>,
  { position, placesPerMonth }: { position: number; placesPerMonth: number },
  runs = RUNS,
): Range | null {
  if (placesPerMonth <= 0) return null
  const weeks = Array.from({ length: runs }, (_, run) => {
    const draw = drawsFrom(randomLcg((run + 0.5) / runs))
    const unused = Math.max(0, figures.Invitations - figures.PlacesUsed)
    const used = draw.beta(figures.PlacesUsed + BEFORE_ANY, unused + BEFORE_ANY)
    const places = draw.binomial(position - 1, used)
    return Math.floor(places / (placesPerMonth / WEEKS_A_MONTH))
  })
  return rangeOf(weeks)
}
