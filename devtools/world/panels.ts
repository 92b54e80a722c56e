import type {
  DecideHoldInput,
  OpenHoldInput,
  PanelResultInput,
  RecordTestPanelInput,
  Specimen,
} from '../../shared/generated/schema'
import type { JapaneseDate } from '../../shared/facts/dates'
import { standardAnalytes } from '../../shared/rules/donating/units/analytes'
import { must, type World } from './world'

// The calls of physicians about what was given.

/** A complete panel. @param found the analyte that is positive; null for none */
export const panelResults = (
  days: Readonly<Record<Specimen, JapaneseDate>>,
  found: string | null,
): PanelResultInput[] =>
  standardAnalytes.map(({ id, specimen }) => ({
    Analyte: id,
    Day: days[specimen],
    Judgement: id === found ? 'Positive' : 'Negative',
  }))

const RECORD = 'mutation ($input: RecordTestPanelInput!) { recordTestPanel(input: $input) { Id } }'

export const recordTestPanel = (world: World, by: string, input: RecordTestPanelInput) =>
  world.call<{ recordTestPanel: { Id: string } }>(by, RECORD, { input })

const CONFIRM = 'mutation ($input: ConfirmTestPanelInput!) { confirmTestPanel(input: $input) { Id } }'

/** The second person's look at a finding. */
export const confirmTestPanel = (world: World, by: string, Id: string) =>
  world.call(by, CONFIRM, { input: { Id, IsRight: true } })

const TELL = `mutation ($input: CreatePersonNoteInput!, $panel: ReleaseTestPanelInput!) {
  createPersonNote(input: $input) { Id }
  releaseTestPanel(input: $panel) { Id }
}`

/** The talk about a finding, after which the person sees it. */
export const tellFinding = (
  world: World,
  by: string,
  { userId, panelId }: { userId: string; panelId: string },
) =>
  world.call(by, TELL, {
    input: {
      IdempotencyKey: panelId,
      UserId: userId,
      Kind: 'Meeting',
      Text: '便のための検査の結果を説明しました。',
      TouchesHealth: true,
    },
    panel: { Id: panelId },
  })

const WAITING = `query ($id: ID!) {
  listUnits(filter: { UserId: { eq: $id }, State: { eq: Quarantine } }, limit: 100) { items { Id Obstacles } }
}`
const RELEASE = 'mutation ($input: ReleaseUnitsInput!) { releaseUnits(input: $input) { Id } }'

type Waiting = { listUnits: { items: { Id: string; Obstacles: string[] }[] } }

/** Releases what the list says nothing against. @returns how many */
export async function releaseUnitsOf(world: World, by: string, userId: string): Promise<number> {
  const { listUnits } = must(await world.call<Waiting>(by, WAITING, { id: userId }), 'listUnits')
  const Ids = listUnits.items.filter(({ Obstacles }) => Obstacles.length === 0).map(({ Id }) => Id)
  if (Ids.length > 0) must(await world.call(by, RELEASE, { input: { Ids } }), 'releaseUnits')
  return Ids.length
}

const OPEN = 'mutation ($input: OpenHoldInput!) { openHold(input: $input) { Id } }'

export const openHold = (world: World, by: string, input: OpenHoldInput) =>
  world.call<{ openHold: { Id: string } }>(by, OPEN, { input })

const HOLDS = `query ($id: ID!) {
  listHolds(filter: { UserId: { eq: $id }, Open: { eq: true } }) { items { Id } }
}`
const DECIDE = 'mutation ($input: DecideHoldInput!) { decideHold(input: $input) { Id } }'

const ALL_HOLDS = `query ($before: DateTime!) {
  listHolds(filter: { Open: { eq: true }, CreatedAt: { lt: $before } }, sortDirection: ASC, limit: 100) { items { UserId } }
}`

/** People with a hold of before an instant that nobody has decided; the oldest first. */
export async function peopleHeld(world: World, by: string, before: Date): Promise<string[]> {
  type Open = { listHolds: { items: { UserId: string }[] } }
  const found = await world.call<Open>(by, ALL_HOLDS, { before: before.toISOString() })
  return [...new Set(must(found, 'listHolds').listHolds.items.map(({ UserId }) => UserId))]
}

/** The person's holds that nobody has decided. */
export async function openHoldsOf(world: World, by: string, userId: string): Promise<string[]> {
  type Open = { listHolds: { items: { Id: string }[] } }
  const { listHolds } = must(await world.call<Open>(by, HOLDS, { id: userId }), 'listHolds')
  return listHolds.items.map(({ Id }) => Id)
}

/** Writes the finding, or decides. */
export const decideHold = (world: World, by: string, input: DecideHoldInput) =>
  world.call(by, DECIDE, { input })
