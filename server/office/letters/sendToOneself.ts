import { eq } from 'drizzle-orm'
import { SAMPLE_NAME } from '../../../shared/words/office/letters'
import type { RequestContext } from '../../ground/access/context'
import { inTransaction } from '../../ground/db/inTransaction'
import type { MailRequest } from '../../ground/outbox/mail'
import type { MailKind } from '../../ground/outbox/templates/mailTemplates'
import { administrators } from '../../ground/tables/administrators'

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
