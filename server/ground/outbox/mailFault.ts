import type { MailFault } from '../../generated/resolvers'

/** `name` is stored as the row's `lastError`: a fault, else the error's name. */
export type Failure = {
  name: string
  /** SMTP reply code, for the log. */
  smtpCode: number | null
  /** `final`: retrying this mail is useless; `ours`: retrying any mail is, until our settings are fixed. */
  is: 'passing' | 'final' | 'ours'
}

const isOurs = {
  NoMailbox: false,
  Refused: false,
  TooLarge: false,
  Returned: false,
  Sender: true,
  Login: true,
} satisfies Record<MailFault, boolean>

export const mailFaults = Object.keys(isOurs) as MailFault[]

/** Null for other errors, which are temporary. */
export const faultOf = (name: string | null): MailFault | null =>
  mailFaults.find((fault) => fault === name) ?? null

/** A mail server's message may contain the address, so only its codes leave this file. */
export function readFailure(error: unknown): Failure {
  const facts = factsOf(error)
  const fault = findFault(facts)
  if (fault === null) return { name: facts.name, smtpCode: facts.smtpCode, is: 'passing' }
  return { name: fault, smtpCode: facts.smtpCode, is: isOurs[fault] ? 'ours' : 'final' }
}

type Facts = {
  /** `ECONNREFUSED`, `EENVELOPE` */
  name: string
  command: string
  smtpCode: number | null
  /** RFC 3463: `5.1.1`; empty if the server gives none. */
  status: string
  reply: string
}

function factsOf(error: unknown): Facts {
  if (!(error instanceof Error))
    return { name: 'unknown', command: '', smtpCode: null, status: '', reply: '' }
  const given = new Map<string, unknown>(Object.entries(error))
  const textOf = (key: string) => {
    const value = given.get(key)
    return typeof value === 'string' ? value : ''
  }
  const [code, smtpCode, reply] = [textOf('code'), given.get('responseCode'), textOf('response')]
  return {
    name: /^[A-Z0-9_]+$/.test(code) ? code : error.name,
    command: textOf('command'),
    smtpCode: typeof smtpCode === 'number' ? smtpCode : null,
    status: /^\d{3}[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(reply)?.[1] ?? '',
    reply,
  }
}

const LOGIN_WANTED = [530, 534, 535, 538]
/** Replies saying that the server does not accept us as a sender. */
const UNKNOWN_TO_SERVER =
  /relay(ing)? (access )?(is )?(denied|not (permitted|allowed))|unable to relay|not verified/i
const OF_SENDER = ['5.1.7', '5.1.8']
const OF_LOGIN = ['5.7.8', '5.7.9']
const OF_SIZE = ['5.2.3', '5.3.4']

/** Null for temporary faults: 4xx, failed connections and replies to other commands. */
function findFault({ name, command, smtpCode, status, reply }: Facts): MailFault | null {
  // nodemailer compares the size with the server's limit.
  if (smtpCode === null && name === 'EMESSAGE' && command === 'MAIL FROM') return 'TooLarge'
  if (name === 'EAUTH' || name === 'ENOAUTH') return smtpCode !== null && smtpCode < 500 ? null : 'Login'
  // 503 is about the connection, not the mail.
  if (smtpCode === null || smtpCode < 500 || smtpCode === 503) return null
  if (LOGIN_WANTED.includes(smtpCode) || OF_LOGIN.includes(status)) return 'Login'
  if (OF_SIZE.includes(status) || (smtpCode === 552 && status === '')) return 'TooLarge'
  if (command === 'MAIL FROM' || OF_SENDER.includes(status)) return 'Sender'
  if (command !== 'RCPT TO' && command !== 'DATA') return null
  if (status.startsWith('5.1.') || status === '5.2.1') return 'NoMailbox'
  if (UNKNOWN_TO_SERVER.test(reply)) return 'Sender'
  const isUnknown = command === 'RCPT TO' && status === '' && [550, 551, 553].includes(smtpCode)
  return isUnknown ? 'NoMailbox' : 'Refused'
}
