/** Texts are plain Unicode; the transport encodes them. */
export type OutgoingMail = {
  /** Id of the outbox row, so a retry has the same Message-ID. */
  id: string
  kind: string
  requestedAt: Date
  date: Date
  from: { name: string; address: string }
  replyTo: { name: string; address: string }
  to: string
  /** One-click unsubscribe address; null for mails that are not optional. */
  unsubscribeUrl: string | null
  subject: string
  text: string
  html: string
  attachments: { filename: string; contentType: string; content: string }[]
}

export type MailTransport = {
  /** Resolves when handed over; rejects for a retry. */
  send(mail: OutgoingMail): Promise<void>
  /** Removes stored copies of mails; a mail server has none. */
  forget(ids: readonly string[]): Promise<void>
  close(): void
}
