import { parse } from 'csv-parse/sync'
import pg from 'pg'
import { findRunningUrl } from '../../server/ground/db/embeddedUrl'
import type { Facts, Topic } from './compare'
import { startOf } from './mailbox'
import { OFFICE, type Week } from './scene'

type Row = Record<string, string>

/** What every source says about the week, read by its own way: the sheet, SQL, files of the office, mails. */
export async function readSources(week: Week, place: string, since: Date): Promise<Topic[]> {
  const { paper, network, mailbox, machine } = week
  const url = findRunningUrl(place)
  if (url === null) throw new Error('The database does not run')
  const client = new pg.Client(url)
  await client.connect()
  const facts = async (statement: string): Promise<Facts> => {
    const { rows } = await client.query<{ key: string; value: string }>(
      statement,
      statement.includes('$1') ? [since.toISOString()] : [],
    )
    return new Map(rows.map(({ key, value }) => [key, value]))
  }
  const table = async (who: string, resource: string, columns: string[]): Promise<Row[]> => {
    const text = await network.exported(who, resource, columns)
    const [, ...rows] = parse(text, { bom: true, relaxColumnCount: true }) as string[][]
    return rows.map((row) => Object.fromEntries(columns.map((name, index) => [name, row[index] ?? ''])))
  }
  const mine = ({ Email = '' }: Row) => /^applicant\d+@week\./.test(Email)
  const folder = `${machine.folder()}/mail`
  const letters = mailbox.read(folder)
  const inFolder = new Set(mailbox.idsIn(folder))
  const booked = paper.applicants.filter(({ bookedAt }) => bookedAt)
  const people = new Set(paper.applicants.map(({ email }) => email))
  const calendars = new Map<string, string | null>()
  for (const { id, to, calendar } of letters) {
    const [email = ''] = /[\w.]+@week\.example\.com/.exec(to) ?? []
    if (calendar && people.has(email) && inFolder.has(id) && calendar.includes('guidance'))
      calendars.set(email, startOf(calendar))
  }
  const attended = new Map([...paper.attendances].map(([sub, came]) => [sub, came ? 'Attended' : 'NoShow']))
  const received = paper.visits.filter(({ received: isReceived }) => isReceived)
  const units = received.filter(({ unit }) => unit)
  try {
    return [
      {
        what: '登録とチェックの結果',
        said: {
          紙: new Map(paper.applicants.map(({ email, result }) => [email, result ?? ''])),
          データベース: await facts(`
            SELECT email AS key, coalesce((SELECT online_check_result::text FROM online_checks
              WHERE user_id = user_profiles.id AND submitted_at IS NOT NULL ORDER BY submitted_at DESC LIMIT 1), '') AS value
            FROM user_profiles WHERE email LIKE 'applicant%@week.example.com'`),
        },
      },
      {
        what: '会員の一覧のファイル',
        said: {
          紙: new Map(paper.applicants.map(({ email, tel }) => [email, tel])),
          ファイル: new Map(
            (await table(OFFICE.administrator, 'users', ['Email', 'Tel']))
              .filter(mine)
              .map(({ Email = '', Tel = '' }) => [Email, Tel.replace(/\D/g, '')]),
          ),
        },
      },
      {
        what: 'ガイダンスの予約',
        said: {
          紙: new Map(booked.map(({ email, bookedAt }) => [email, bookedAt?.toISOString() ?? ''])),
          データベース: await facts(`
            SELECT DISTINCT ON (email) email AS key,
              to_char(reserved_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS value
            FROM guidances JOIN user_profiles ON user_profiles.id = user_id
            WHERE email LIKE 'applicant%@week.example.com' AND status IN ('Reserved', 'Attended')
            ORDER BY email, guidances.created_at DESC`),
          カレンダーのファイル: new Map(
            booked.map(({ email }) => [email, calendars.get(email) ?? 'ファイルがない']),
          ),
        },
      },
      {
        what: 'ガイダンスの参加',
        said: {
          紙: attended,
          データベース: await facts(`
            SELECT user_id AS key, CASE WHEN status = 'Attended' THEN 'Attended' ELSE 'NoShow' END AS value
            FROM guidances WHERE recorded_at >= $1`),
        },
      },
      {
        what: '献便',
        said: {
          紙: new Map(
            paper.visits.map(({ id, at, received: is }) => [id ?? '番号がない', `${minute(at)} ${is}`]),
          ),
          データベース: await facts(`
            SELECT id AS key, to_char(donation_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI')
              || ' ' || (stool_receipt_status = 'Implemented')::text AS value
            FROM donations WHERE donation_at >= $1 AND cancelled_at IS NULL`),
        },
      },
      {
        what: '献便の協力金',
        said: {
          紙: new Map(received.map(({ id }) => [id ?? '番号がない', '1'])),
          台帳: await facts(`
            SELECT donation_id AS key, count(*)::text AS value FROM reward_entries
            JOIN donations ON donations.id = donation_id
            WHERE donation_at >= $1 AND reward_entries.kind = 'Donation' AND stage = 'Pending' GROUP BY 1`),
        },
      },
      {
        what: 'お渡しした協力金',
        said: {
          紙: paper.paid,
          台帳: await facts(`
            SELECT e.user_id || ' ' || period_closed_on AS key, sum(amount_yen)::text AS value
            FROM reward_entries e JOIN screenings ON screenings.id = period_id
            WHERE stage = 'Paid' AND e.created_at >= $1 GROUP BY 1`),
        },
      },
      {
        what: '便',
        said: {
          紙: new Map(units.map(({ unit }) => [unit?.number ?? '', weighed(unit?.grams, unit?.accepted)])),
          データベース: await facts(`
            SELECT number AS key, to_char(weight_grams, 'FM9990.0') || ' ' || (rejection_reason IS NULL)::text AS value
            FROM units WHERE received_at >= $1`),
          ファイル: new Map(
            (
              await table(OFFICE.physician, 'units', [
                'Number',
                'WeightGrams',
                'RejectionReason',
                'ReceivedAt',
              ])
            )
              .filter(({ Number: number = '' }) => units.some(({ unit }) => unit?.number === number))
              .map(({ Number: number = '', WeightGrams = '', RejectionReason = '' }) => [
                number,
                weighed(Number(WeightGrams), RejectionReason === ''),
              ]),
          ),
        },
      },
      {
        what: '便の引き渡し',
        said: {
          紙: new Map([...paper.handedOver].map((number) => [number, '製造部'])),
          データベース: await facts(
            'SELECT number AS key, handed_over_to AS value FROM units WHERE handed_over_at >= $1 AND received_at >= $1',
          ),
        },
      },
      {
        what: '判定',
        said: {
          紙: paper.judgements,
          データベース: await facts(`
            SELECT id AS key, CASE WHEN valid_from IS NULL THEN 'NotCertified' ELSE 'Certified' END AS value
            FROM screenings WHERE judged_at >= $1`),
        },
      },
      {
        what: '回答し、または終えた案件',
        said: {
          紙: paper.answered,
          データベース: await facts(`
            SELECT case_id AS key, email AS value FROM case_steps
            JOIN administrators ON administrators.id = actor_id
            WHERE kind IN ('Answered', 'Closed') AND case_steps.created_at >= $1`),
        },
      },
      {
        what: '送ったメール',
        said: {
          データベース: await facts(
            "SELECT id AS key, kind AS value FROM mail_outbox WHERE sent_at >= $1 AND state = 'Sent'",
          ),
          メールのフォルダー: await ofTheWeek(letters, inFolder, paper.mailsOfLostDay, facts),
        },
      },
    ]
  } finally {
    await client.end()
  }
}

const minute = (at: Date) => at.toISOString().slice(0, 16)
const weighed = (grams = 0, isAccepted = false) => `${grams.toFixed(1)} ${isAccepted}`

/**
 * Files of mails that the program requested in the week, without those that only the lost disk knew: what waited in the
 * backup is sent again under its own number.
 */
async function ofTheWeek(
  letters: readonly { id: string; kind: string }[],
  inFolder: ReadonlySet<string>,
  lost: ReadonlySet<string>,
  facts: (statement: string) => Promise<Facts>,
): Promise<Facts> {
  const earlier = await facts('SELECT id AS key, kind AS value FROM mail_outbox WHERE sent_at < $1')
  const known = await facts('SELECT id AS key, kind AS value FROM mail_outbox')
  const there = letters.filter(
    ({ id }) => inFolder.has(id) && !earlier.has(id) && (known.has(id) || !lost.has(id)),
  )
  return new Map(there.map(({ id, kind }) => [id, kind]))
}
