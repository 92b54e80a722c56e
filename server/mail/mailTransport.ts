/** One mail ready to go; every text is plain Unicode, the transport encodes it. */
export type OutgoingMail = {
  /** Id of the outbox row: a second attempt has the same one, and so the same Message-ID. */
  id: string
  kind: string
  requestedAt: Date
  date: Date
  from: { name: string; address: string }
  replyTo: { name: string; address: string }
  to: string
  /** Where one click ends mails of this kind; null for those that are not optional. */
  unsubscribeUrl: string | null
  subject: string
  text: string
  html: string
  attachments: { filename: string; contentType: string; content: string }[]
}

export type MailTransport = {
  /** Resolves when the mail is handed over; rejects when it has to be tried again. */
  send(mail: OutgoingMail): Promise<void>
  /** Removes what is kept of mails by their ids, where anything is: a mail server keeps nothing for us. */
  forget(ids: readonly string[]): Promise<void>
  close(): void
}
