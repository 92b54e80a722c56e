import type { Specimen } from '../../../generated/schema'

export const specimens = ['Blood', 'Stool', 'Saliva'] as const satisfies readonly Specimen[]

/** What a complete panel tests for. */
export type Analyte = {
  /** As in `TestPanel.Results`. */
  id: string
  name: string
  specimen: Specimen
  /** How far before the last negative specimen a finding may reach; null: not before that specimen. */
  lookBackDays: number | null
}

const blood = (id: string, name: string, lookBackDays: number | null = null): Analyte => ({
  id,
  name,
  specimen: 'Blood',
  lookBackDays,
})
const stool = (id: string, name: string): Analyte => ({ id, name, specimen: 'Stool', lookBackDays: null })

/** Until a version of the criteria says otherwise. */
export const standardAnalytes: readonly Analyte[] = [
  blood('HBV', 'HBV（B型肝炎）', 92),
  blood('HCV', 'HCV（C型肝炎）', 50),
  blood('HIV', 'HIV', 58),
  blood('Syphilis', '梅毒', 35),
  stool('CDifficile', 'クロストリディオイデス・ディフィシル'),
  stool('EntericBacteria', '腸管病原細菌'),
  stool('Norovirus', 'ノロウイルス'),
  stool('Parasites', '寄生虫・原虫'),
  stool('ResistantBacteria', '多剤耐性菌'),
  { id: 'SarsCov2', name: 'SARS-CoV-2', specimen: 'Saliva', lookBackDays: null },
]
