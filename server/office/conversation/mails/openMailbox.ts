/** A silent mail server delays the next jobs no longer than this. */
const NO_ANSWER_MS = 20_000
/** Larger mails are read only up to here: the text comes before the attachments. */
const LARGEST_BYTES = 1_000_000

export type MailHeaders = { uid: number; lines: string }
export type Mailbox = {
  /** Changes when numbering restarts. */
  validity: string
  next: number
  /** Headers that show who answers what, from a number on. */
  headersFrom: (uid: number) => Promise<MailHeaders[]>
  source: (uid: number) => Promise<Buffer | null>
}

const HEADERS =
  'from message-id in-reply-to references auto-submitted precedence return-path content-type x-failed-recipients'.split(
    ' ',
  )

/**
 * Opens a folder of a mailbox by IMAP, read-only: nothing is marked or moved.
 * @param url `imaps://name:password@host/folder`; INBOX without a folder
 * @throws the mail server's error
 */
export async function inMailbox<T>(url: string, read: (mailbox: Mailbox) => Promise<T>): Promise<T> {
  // Loaded on demand, because few use it.
  const { ImapFlow } = await import('imapflow')
  const { protocol, hostname, port, username, password, pathname } = new URL(url)
  const secure = protocol === 'imaps:'
  const client = new ImapFlow({
    host: hostname,
    port: Number(port) || (secure ? 993 : 143),
    secure,
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: NO_ANSWER_MS,
    greetingTimeout: NO_ANSWER_MS,
    socketTimeout: NO_ANSWER_MS,
  })
  // A broken connection also rejects the waiting call.
  client.on('error', () => {})
  try {
    await client.connect()
    const opened = await client.mailboxOpen(decodeURIComponent(pathname.slice(1)) || 'INBOX', {
      readOnly: true,
    })
    return await read({
      validity: String(opened.uidValidity),
      next: opened.uidNext,
      async headersFrom(uid) {
        const found = await client.fetchAll(`${uid}:*`, { uid: true, headers: HEADERS }, { uid: true })
        // `7:*` returns the last mail if there is no seventh.
        return found
          .filter((one) => one.uid >= uid)
          .map((one) => ({ uid: one.uid, lines: one.headers?.toString('latin1') ?? '' }))
          .toSorted((one, other) => one.uid - other.uid)
      },
      async source(uid) {
        const found = await client.fetchOne(
          String(uid),
          { source: { maxLength: LARGEST_BYTES } },
          { uid: true },
        )
        return (found && found.source) || null
      },
    })
  } finally {
    await client.logout().catch(() => client.close())
  }
}
