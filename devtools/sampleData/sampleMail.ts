import { eq } from 'drizzle-orm'
import type { Deps } from '../../server/ground/deps'
import { createMail } from '../../server/ground/outbox/createMail'
import { deliverNextMail } from '../../server/ground/outbox/deliverNextMail'
import { noMailValues } from '../../server/ground/outbox/insertMail'
import type { MailTransport } from '../../server/ground/outbox/mail'
import { mailOutbox } from '../../server/ground/tables/mail'

const UNKNOWN_ADDRESS = Object.assign(new Error('No such address'), {
  code: 'EENVELOPE',
  command: 'RCPT TO',
  responseCode: 550,
})

/** Due mails go nowhere, or come back from an unreachable address. Mails before `since` are not written. */
export function createSampleMail(
  deps: Pick<Deps, 'settings' | 'texts' | 'clock' | 'db' | 'log' | 'vault'>,
  { since, unreachable }: { since: Date; unreachable: ReadonlySet<string> },
) {
  const outbox = createMail(deps)
  const readLongAgo = new Set<string>()
  let isDue = false

  const transport: MailTransport = {
    async send({ to }) {
      if (unreachable.has(to)) throw UNKNOWN_ADDRESS
    },
    forget: async () => undefined,
    close: () => undefined,
  }
  const mail: Deps['mail'] = {
    async enqueue(tx, request) {
      if (deps.clock.now() >= since) {
        isDue = true
        return outbox.enqueue(tx, request)
      }
      const isNew = request.to !== '' && !readLongAgo.has(request.dedupeKey)
      readLongAgo.add(request.dedupeKey)
      return isNew
    },
    async enqueueAll(tx, requests) {
      for (const request of requests) await mail.enqueue(tx, request)
    },
    valuesOf(asked) {
      if (deps.clock.now() < since) return noMailValues
      isDue = true
      return outbox.valuesOf(asked)
    },
    deliverPending: async () => undefined,
    forget: async () => undefined,
  }
  return {
    mail,
    async deliver(): Promise<void> {
      if (!isDue) return
      while ((await deliverNextMail(deps, transport)) === 'tried');
      // What is written at night waits for the morning.
      isDue = (await deps.db.$count(mailOutbox, eq(mailOutbox.state, 'Waiting'))) > 0
    },
  }
}
