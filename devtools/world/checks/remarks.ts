/** One answer that hinders a plain pass, and how many days before the check it happened or ended. */
export type Remark = {
  question: string
  choice: string
  days?: readonly [least: number, most: number] | 'ongoing' | 'unknown'
  /** For the question of size: a body mass index in this range. */
  bodyMassIndex?: readonly [from: number, to: number]
}

/** To be asked about at the guidance; it delays nothing. */
export const toAsk: readonly Remark[] = [
  { question: 'Q03', choice: '', bodyMassIndex: [25.2, 28.9] },
  { question: 'Q14', choice: '2' },
  { question: 'Q14', choice: '6' },
  { question: 'Q23', choice: 'appendix' },
  { question: 'Q26', choice: 'hayMild' },
  { question: 'Q26', choice: 'hayMild' },
  { question: 'Q28', choice: 'past', days: [500, 2400] },
  { question: 'Q49', choice: 'kampo' },
  { question: 'Q52', choice: 'otherDiet' },
  { question: 'Q36', choice: 'inPerson' },
  { question: 'Q06', choice: 'unknown' },
]

/** To be cleared at the guidance before the person goes on. */
export const toClear: readonly Remark[] = [
  { question: 'Q07', choice: 'care' },
  { question: 'Q07', choice: 'animals' },
  { question: 'Q13', choice: 'seldom' },
  { question: 'Q24', choice: 'mild' },
  { question: 'Q51', choice: 'smoke' },
  { question: 'Q53', choice: 'cancer' },
]

/** Not now: passes after a while. If the days have passed, the first may pass already; the judgement decides. */
export const notNow: readonly Remark[] = [
  { question: 'Q45', choice: 'yes', days: [3, 85] },
  { question: 'Q45', choice: 'yes', days: [3, 85] },
  { question: 'Q45', choice: 'yes', days: 'unknown' },
  { question: 'Q42', choice: 'KR', days: [2, 26] },
  { question: 'Q42', choice: 'TW', days: [2, 26] },
  { question: 'Q42', choice: 'TH', days: [5, 170] },
  { question: 'Q42', choice: 'VN', days: [5, 170] },
  { question: 'Q44', choice: 'influenza', days: [1, 26] },
  { question: 'Q44', choice: 'covid19', days: [1, 26] },
  { question: 'Q35', choice: 'acupuncture', days: [4, 170] },
  { question: 'Q35', choice: 'piercing', days: [4, 170] },
  { question: 'Q35', choice: 'tattoo', days: [4, 170] },
  { question: 'Q08', choice: 'yes', days: [1, 26] },
  { question: 'Q10', choice: 'yes', days: [1, 26] },
  { question: 'Q09', choice: 'noGerm', days: [1, 26] },
  { question: 'Q09', choice: 'germ', days: [10, 170] },
  { question: 'Q12', choice: 'yes', days: [1, 26] },
  { question: 'Q17', choice: 'once', days: [1, 26] },
  { question: 'Q23', choice: 'colonoscopy', days: [5, 85] },
  { question: 'Q40', choice: 'domestic', days: [10, 85] },
  { question: 'Q46', choice: 'stopped', days: [4, 85] },
  { question: 'Q49', choice: 'painkillerRegular', days: [1, 26] },
  { question: 'Q50', choice: 'yes', days: [1, 26] },
  { question: 'Q03', choice: '', bodyMassIndex: [16.8, 18.2] },
  { question: 'Q03', choice: '', bodyMassIndex: [30.2, 34] },
  { question: 'Q06', choice: 'yes', days: [5, 80] },
]

/** Not now, and not over yet: no date can be named. */
export const notEnded: readonly Remark[] = [
  { question: 'Q45', choice: 'yes', days: 'ongoing' },
  { question: 'Q50', choice: 'yes', days: 'ongoing' },
  { question: 'Q35', choice: 'acupuncture', days: 'ongoing' },
  { question: 'Q02', choice: 'outside' },
  { question: 'Q06', choice: 'yes', days: 'ongoing' },
]

/** Not possible under the current criteria. */
export const notPossible: readonly Remark[] = [
  { question: 'Q26', choice: 'eczema' },
  { question: 'Q26', choice: 'eczema' },
  { question: 'Q26', choice: 'asthma' },
  { question: 'Q26', choice: 'anaphylaxis' },
  { question: 'Q19', choice: 'ibs' },
  { question: 'Q19', choice: 'treated' },
  { question: 'Q24', choice: 'diabetes' },
  { question: 'Q24', choice: 'organ' },
  { question: 'Q25', choice: 'thyroid' },
  { question: 'Q25', choice: 'connective' },
  { question: 'Q27', choice: 'painOrFatigue' },
  { question: 'Q18', choice: 'yes' },
  { question: 'Q21', choice: 'cancer' },
  { question: 'Q23', choice: 'major' },
  { question: 'Q29', choice: 'cancer' },
  { question: 'Q30', choice: 'hepatitisB' },
  { question: 'Q39', choice: 'uk1997' },
  { question: 'Q47', choice: 'current' },
]
