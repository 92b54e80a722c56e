import { deliverNextMail } from '../../../server/ground/outbox/deliverNextMail'
import type { MailTransport } from '../../../server/ground/outbox/mail'
import type { MailKind } from '../../../server/ground/outbox/templates/mailTemplates'
import { planDonationAfterExpiry } from '../office/donationRoom'
import { rates } from '../rates'
import type { SimulatedWorld } from '../world'
import { planVisit } from '../planVisit'

/** Mails with a request: a reader opens my page within these days. */
const asking: Partial<Record<MailKind, readonly [least: number, most: number]>> = {
  guidanceInvitation: [0, 9],
  guidanceMissed: [1, 8],
  guidanceCancelled: [1, 8],
  retryPossible: [0, 14],
  certified: [0, 2],
  renewed: [0, 3],
  renewalBegins: [1, 8],
  renewalReminder: [0, 4],
  floraInvitation: [0, 10],
  donorStatusEnded: [1, 30],
  resumed: [0, 3],
}

export async function readMails(world: SimulatedWorld): Promise<void> {
  const arrived: { to: string; kind: string }[] = []
  const transport: MailTransport = {
    send: async ({ to, kind }) => void arrived.push({ to, kind }),
    forget: async () => undefined,
    close: () => undefined,
  }
  while ((await deliverNextMail(world.deps, transport)) === 'tried');
  // Mails of the same instant come in any order.
  const order = ({ to, kind }: { to: string; kind: string }) => `${to} ${kind}`
  const inOrder = arrived.toSorted((a, b) => (order(a) < order(b) ? -1 : 1))
  const byAddress = new Map(world.people.map((person) => [person.email as string, person]))
  for (const { to, kind } of inOrder) {
    const person = byAddress.get(to)
    if (!person) continue
    const days = Object.entries(asking).find(([name]) => name === kind)?.[1]
    const share = kind === 'retryPossible' ? rates.returnsAfterMail : rates.actsOnMail
    if (days && world.random.chance(share)) planVisit(world, person, world.random.whole(...days))
    if (kind === 'donorStatusEnded') planDonationAfterExpiry(world, person)
  }
}
