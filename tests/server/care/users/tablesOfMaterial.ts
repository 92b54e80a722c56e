/** What becomes of a table's rows about a person when they leave, and how the person gets them as own data. */
export type TableOfPeople = {
  /** The column that says whose row it is; null where the rows hang on others. */
  of: string | null
  /** Columns that stay, with the reason; everything else is erased, and rows that keep nothing are deleted. */
  keeps: 'nothing' | Readonly<Record<string, string>>
  /** Columns that hold nothing in the test, though they could. */
  empty?: string
  /** True when own data reads the table; otherwise why it does not. */
  ownData: true | string
}

export const KEYS = 'keys, versions and times of the record'

/** What was received, the panels that bracket it, and what holds it. */
export const material: Readonly<Record<string, TableOfPeople>> = {
  units: {
    of: 'user_id',
    keeps: {
      'id user_id donation_id number created_at updated_at': KEYS,
      'state received_at passed_at weight_grams bristol_type rejection_reason container taken_by':
        'traces stool',
      'handed_over_at handed_over_to hand_over_batch handed_over_by discarded_at hold_changed_at':
        'traces stool',
    },
    empty: 'statement_id held_from',
    ownData: true,
  },
  test_panels: {
    of: 'user_id',
    keeps: {
      'id user_id screening_id created_at updated_at': KEYS,
      'kind laboratory first_day last_day outcome criteria recorded_by': 'traces stool',
      'confirmed_by confirmed_at withdrawn_by withdrawn_at released_by released_at': 'traces stool',
    },
    empty: 'results',
    ownData: true,
  },
  asked_tests: { of: 'user_id', keeps: 'nothing', ownData: true },
  holds: {
    of: 'user_id',
    keeps: {
      'id user_id cause_id created_at updated_at': KEYS,
      'cause since until begun_by found_by decision decided_by decided_at': 'traces stool',
    },
    empty: 'reason finding',
    ownData: true,
  },
}
