import { eq } from 'drizzle-orm'
import { SAMPLE_NAME } from '../../shared/messages/letters'
import type { RequestContext } from '../access/context'
import { inTransaction } from '../db/inTransaction'
import type { MailRequest } from '../mail/mail'
import type { MailKind } from '../mail/templates/mailTemplates'
import { administrators } from '../schema/administrators'

type Trial<K extends MailKind> = Pick<MailRequest<K>, 'kind' | 'params' | 'dedupeKey'> & { actorId: string }

/** A trial to the caller. The same key again sends nothing. */
export const sendToOneself = <K extends MailKind>(
  context: RequestContext,
  trial: Trial<K>,
): Promise<boolean> =>
  inTransaction(context, async (tx) => {
    const [self] = await tx
      .select({ email: administrators.email })
      .from(administrators)
      .where(eq(administrators.id, trial.actorId))
    return context.deps.mail.enqueue(tx, {
      ...trial,
      to: self?.email ?? '',
      userId: null,
      recipientName: SAMPLE_NAME,
    })
  })
