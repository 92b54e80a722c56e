import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { PushKind } from '../../../../shared/generated/schema'
import { pushKinds } from '../../../../shared/words/program/push'
import { sendPushes } from '../../../../server/care/push/sendPushes'
import type { MailKind, MailParams } from '../../../../server/ground/outbox/templates/mailTemplates'
import { pushDevices } from '../../../../server/ground/tables/push'
import type { Actor } from '../../../support/actors'
import { startPushReceiver, type Browser } from '../../../support/pushReceiver'
import { startTestServer } from '../../../support/testServer'

const SAVE = 'mutation ($input: SavePushDeviceInput!) { savePushDevice(input: $input) { Kinds Others } }'
export const ASK = 'query ($endpoint: String) { getPushSettings(Endpoint: $endpoint) { Kinds Others } }'

export const pathOf = ({ Endpoint }: Browser) => new URL(Endpoint).pathname

/** A server, and a push service whose browsers read what they are sent. */
export async function startPushes() {
  const service = await startPushReceiver()
  const server = await startTestServer({ push: service.post })
  let browsers = 0
  const browser = () => service.subscribe(`browser-${++browsers}`)
  const save = (person: Actor, device: Browser, Kinds: readonly PushKind[] | null = pushKinds) =>
    person.send<{ savePushDevice: { Kinds: PushKind[] | null; Others: number } }>(SAVE, {
      input: { ...device, Kinds },
    })
  /** A letter that devices are told of besides. */
  const letter = <K extends MailKind>(
    person: Actor,
    kind: K,
    params: MailParams[K],
    dedupeKey: string = randomUUID(),
  ) =>
    server.deps.mail.enqueue(server.db, {
      kind,
      params,
      to: person.email,
      userId: person.id,
      recipientName: null,
      dedupeKey,
    })
  return {
    service,
    server,
    browser,
    save,
    letter,
    asked: async (person: Actor, { Endpoint }: Browser) =>
      (await person.send<{ getPushSettings: unknown }>(ASK, { endpoint: Endpoint })).data?.getPushSettings,
    devicesOf: ({ id }: Actor) => server.db.select().from(pushDevices).where(eq(pushDevices.userId, id)),
    async told(person: Actor, ...kinds: PushKind[]): Promise<Browser> {
      const device = browser()
      await save(person, device, kinds.length > 0 ? kinds : pushKinds)
      return device
    },
    expiring: (person: Actor) => letter(person, 'expiresSoon', { expiration: '2026-12-10', days: 9 }),
    run: () => sendPushes(server.deps, server.clock.now()),
    async close() {
      await server.close()
      await service.close()
    },
  }
}

export type Pushes = Awaited<ReturnType<typeof startPushes>>
