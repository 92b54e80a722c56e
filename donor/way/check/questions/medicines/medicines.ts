import type { Period } from '../../../../../shared/questionnaire/engine/rule'
import type { QuestionId } from '../../../../../shared/questionnaire/engine/answer'
import { foldForSearch, searchWords } from '../searchWords'
import { namesByClass, type MedicineClass } from './data/names'

/** The question of the check for a class of medicines. Ids mean the same in every version. */
type Asked = {
  label: string
  question: QuestionId
  /** The possible choices; if there are several, the person chooses. */
  choices: readonly string[]
  /** How far back the question asks; null for ever. */
  within: Period | null
}

export const askedOf: Readonly<Record<MedicineClass, Asked>> = {
  antibiotic: { label: '抗菌薬（抗生物質）', question: 'Q45', choices: ['yes'], within: { months: 6 } },
  acid: {
    label: '胃酸をおさえる薬',
    question: 'Q46',
    choices: ['stopped', 'regular'],
    within: { months: 3 },
  },
  steroid: {
    label: 'ステロイド（飲み薬・注射）',
    question: 'Q47',
    choices: ['shortSteroid', 'current', 'past'],
    within: null,
  },
  immune: {
    label: '免疫をおさえる薬・生物学的製剤',
    question: 'Q47',
    choices: ['current', 'past'],
    within: null,
  },
  chemotherapy: { label: '抗がん剤', question: 'Q47', choices: ['chemotherapy'], within: null },
  antifungal: { label: '抗真菌薬（かびの薬）', question: 'Q48', choices: ['yes'], within: { months: 3 } },
  antiviral: { label: '抗ウイルス薬', question: 'Q48', choices: ['yes'], within: { months: 3 } },
  antiparasitic: {
    label: '虫くだしなど、寄生虫の薬',
    question: 'Q48',
    choices: ['yes'],
    within: { months: 3 },
  },
  probiotic: {
    label: '整腸剤・プロバイオティクス',
    question: 'Q50',
    choices: ['yes'],
    within: { months: 1 },
  },
  laxative: {
    label: '便秘薬・下剤・浣腸',
    question: 'Q17',
    choices: ['once', 'regular'],
    within: { weeks: 4 },
  },
  painkiller: {
    label: '痛み止め',
    question: 'Q49',
    choices: ['painkillerSometimes', 'painkillerRegular'],
    within: { months: 1 },
  },
  contraceptive: { label: '避妊薬', question: 'Q49', choices: ['contraceptive'], within: { months: 1 } },
  kampo: { label: '漢方薬', question: 'Q49', choices: ['kampo'], within: { months: 1 } },
  sleeping: { label: '睡眠薬', question: 'Q49', choices: ['sleeping'], within: { months: 1 } },
  other: { label: 'そのほかの薬', question: 'Q49', choices: ['other'], within: { months: 1 } },
}

export type Medicine = { name: string; substance: string; words: string; kind: MedicineClass }

const isClass = (kind: string): kind is MedicineClass => Object.hasOwn(namesByClass, kind)

export const medicines: readonly Medicine[] = Object.entries(namesByClass).flatMap(([kind, lines]) =>
  isClass(kind)
    ? lines
        .trim()
        .split('\n')
        .map((line) => {
          const [name = '', rest = ''] = line.split('=')
          const [substance = '', ...words] = rest.split(' ')
          return { name, substance, words: words.join(' '), kind }
        })
    : [],
)

const entries = medicines.map((item) => ({
  item,
  label: item.name,
  words: `${item.substance} ${item.substance.replaceAll('・', ' ')} ${item.words}`,
}))

/** Medicines by brand, substance or reading. */
export const searchMedicines = (typed: string): Medicine[] => searchWords(entries, typed, 8)

// The longest name wins: バイアスピリン is no アスピリン.
const keys = medicines
  .flatMap((medicine) =>
    [medicine.name, medicine.substance].map((name) => ({ medicine, key: foldForSearch(name) })),
  )
  .toSorted((a, b) => b.key.length - a.key.length)

const SHORT = 3

/** The medicine in a name printed by a pharmacy, レボフロキサシン錠500mg「DSEP」; null if it is not in the list. */
export function medicineIn(printed: string): Medicine | null {
  const name = foldForSearch(printed)
  const isIn = (key: string) => (key.length < SHORT ? name.startsWith(key) : name.includes(key))
  return keys.find(({ key }) => isIn(key))?.medicine ?? null
}
