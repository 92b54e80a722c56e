import { addDays, japaneseInstant } from '../../shared/facts/dates'
import type {
  AnswerRightsRequestInput,
  CheckRightsRequestInput,
  RequestRightsInput,
} from '../../shared/generated/schema'
import type { Story } from '../world/agenda'
import { must, type World } from '../world/world'
import { businessDayOnOrAfter, later, MINUTE_MS } from '../world/worldTime'
import type { SampleLife } from './life'

// Requests by law, at times that no chance decides: the lives around them stay as they are.

/** What a request was at the last call. */
type Held = { Id: string; Version: number }

const ASK = 'mutation ($input: RequestRightsInput!) { requestRights(input: $input) { Id Version } }'
const CHECK =
  'mutation ($input: CheckRightsRequestInput!) { checkRightsRequest(input: $input) { Id Version } }'
const ANSWER =
  'mutation ($input: AnswerRightsRequestInput!) { answerRightsRequest(input: $input) { Id Version } }'

const ask = async (world: World, by: string, input: RequestRightsInput) =>
  must(await world.call<{ requestRights: Held }>(by, ASK, { input }), 'requestRights').requestRights
const check = async (world: World, by: string, input: CheckRightsRequestInput) =>
  must(await world.call<{ checkRightsRequest: Held }>(by, CHECK, { input }), 'checkRightsRequest')
    .checkRightsRequest
const answer = async (world: World, by: string, input: AnswerRightsRequestInput) =>
  must(await world.call(by, ANSWER, { input }), 'answerRightsRequest')

/** Asks on the day of the last step, and waits for the answer. */
export async function* askForPurpose({ world, person }: SampleLife): Story {
  yield later(world.now(), 10 * MINUTE_MS)
  await ask(world, person.id, {
    Kind: 'Purpose',
    Words: '登録した連絡先と、オンラインチェックの答えを、何に使っているのか教えてください。',
  })
}

/** Asks for all that is stored, pays, and gets it but for what was never there. */
export async function* askForDisclosure({ world, person, head }: SampleLife): Story {
  yield japaneseInstant(addDays(world.today(), 4), 12)
  const asked = await ask(world, person.id, {
    Kind: 'Disclosure',
    Words: '登録してから今日までに保存している私の情報と、電話の録音を見せてください。',
  })
  yield japaneseInstant(businessDayOnOrAfter(addDays(world.today(), 2)), 15)
  const paid = await check(world, head(), { ...asked, FeePaidOn: world.today() })
  yield japaneseInstant(businessDayOnOrAfter(addDays(world.today(), 1)), 11)
  await answer(world, head(), {
    ...paid,
    Outcome: 'Part',
    Grounds: ['NotThere'],
    Text: '保存しているご自身の情報は、すべてお渡しします。PDFかJSONのファイルでお受け取りください。お電話は録音していないため、録音はお渡しできません。',
  })
}
