import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createHash } from 'node:crypto'
import { array, type InferType, object, string } from 'yup'
import { formatJapaneseDateTime } from '../../../shared/facts/dates'
import { escapeHtml } from './templates/mailHtml'

const text = string().strict().defined()
const summarySchema = object({
  time: text,
  to: text,
  subject: text,
  text,
  html: text,
  attachments: array(object({ filename: text, contentType: text, content: text }))
    .strict()
    .defined(),
})

export type MailSummary = InferType<typeof summarySchema>
export type StoredMail = MailSummary & { name: string }

const MAIL_FILE = /^(\d{8}T\d{6}\.\d{3}Z-[A-Za-z]+-[0-9a-f-]{36})\.eml$/

/** Sorts by request time: `20261201T000000.000Z-signUpCode-<id>`. */
export const mailFileName = (mail: { requestedAt: Date; kind: string; id: string }) =>
  `${mail.requestedAt.toISOString().replace(/[-:]/g, '')}-${mail.kind}-${mail.id}`

export async function listMails(folder: string, limit: number): Promise<StoredMail[]> {
  const names = (await mailNames(folder)).sort().reverse().slice(0, limit)
  const mails = await Promise.all(names.map((name) => readMail(folder, name)))
  return mails.filter((mail) => mail !== null)
}

/** Null unless the folder lists the name, so a request's path never reaches the file system. */
export async function findMail(folder: string, name: string): Promise<StoredMail | null> {
  const known = (await mailNames(folder)).find((listed) => listed === name)
  return known === undefined ? null : readMail(folder, known)
}

export async function findMailSource(folder: string, name: string): Promise<Buffer | null> {
  const known = (await mailNames(folder)).find((listed) => listed === name)
  return known === undefined ? null : readFile(join(folder, `${known}.eml`))
}

export async function removeMails(folder: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const gone = new Set(ids)
  const names = (await mailNames(folder)).filter((name) => gone.has(name.slice(-36)))
  for (const name of names)
    for (const ending of ['json', 'eml']) await rm(join(folder, `${name}.${ending}`), { force: true })
}

async function mailNames(folder: string): Promise<string[]> {
  const files = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return files.flatMap((file) => MAIL_FILE.exec(file)?.[1] ?? [])
}

async function readMail(folder: string, name: string): Promise<StoredMail | null> {
  try {
    const summary = await summarySchema.validate(
      JSON.parse(await readFile(join(folder, `${name}.json`), 'utf8')),
    )
    return { ...summary, name }
  } catch {
    // A deleted or damaged file must not hide the others.
    return null
  }
}

const STYLE = `
:root { color-scheme: light; color: #1f2b26; background: #f7f8f2; line-break: strict;
  font: 16px/1.8 -apple-system, BlinkMacSystemFont, 'Hiragino Sans', 'Noto Sans JP', 'Noto Sans CJK JP', Meiryo, sans-serif }
body { max-width: 40rem; margin: 0 auto; padding: 24px 20px 64px }
h1 { font-size: 24px; line-height: 1.45; margin: 0 0 8px; overflow-wrap: anywhere }
h2 { font-size: 18px; line-height: 1.45; margin: 32px 0 8px }
p { margin: 0 0 16px }
a { color: #1f5f4d; overflow-wrap: anywhere }
a:focus-visible, iframe:focus-visible { outline: 3px solid #1f2b26; outline-offset: 2px }
.quiet { color: #46544d; font-size: 14px; line-height: 1.7 }
.mails { list-style: none; margin: 24px 0 0; padding: 0 }
.mails li { padding: 12px 0; border-top: 1px solid #d8dfd5 }
.mails a { display: block; padding: 4px 0; font-weight: 700 }
.mails p { margin: 0; overflow-wrap: anywhere }
dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; margin: 16px 0 24px }
dt { color: #46544d }
dd { margin: 0; overflow-wrap: anywhere }
pre { margin: 0; padding: 16px; border: 1px solid #d8dfd5; border-radius: 12px; background: #fff;
  font: inherit; white-space: pre-wrap; overflow-wrap: anywhere }
iframe { display: block; margin-bottom: 16px; box-sizing: border-box; width: 100%; height: 36rem; border: 1px solid #d8dfd5; border-radius: 12px; background: #fff }
`

/** For `style-src`: the only style sheet of these pages. */
export const PAGE_STYLE_HASH = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`

const layout = (title: string, body: string) => `<!doctype html>
<html lang="ja">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`

const timeOf = (mail: StoredMail) => formatJapaneseDateTime(new Date(mail.time))
const addressOf = (mail: StoredMail) => `/dev/mail/${encodeURIComponent(mail.name)}`

export function mailListPage(mails: readonly StoredMail[]): string {
  const items = mails.map(
    (mail) => `<li>
<a href="${addressOf(mail)}">${escapeHtml(mail.subject)}</a>
<p class="quiet">${timeOf(mail)}　宛先：${escapeHtml(mail.to)}</p>
</li>`,
  )
  const list =
    mails.length > 0
      ? `<ul class="mails">\n${items.join('\n')}\n</ul>`
      : '<p>メールはまだありません。会員登録などの手続きをすると、ここに届きます。</p>'
  return layout(
    '送信したメール',
    `<h1>送信したメール</h1>
<p>この環境では、メールは外へ送られず、ここに保存されます。新しいものから${mails.length}件を表示しています。</p>
<p><a href="/dev/mail">新しいメールを確認する</a></p>
${list}`,
  )
}

/** @param ownOrigins only addresses with these origins become links */
export function mailPage(mail: StoredMail, ownOrigins: readonly string[]): string {
  const attachments = mail.attachments.map(
    (attachment, index) =>
      `<a href="${addressOf(mail)}/attachments/${index}" download>${escapeHtml(attachment.filename)}</a>`,
  )
  return layout(
    mail.subject,
    `<p><a href="/dev/mail">送信したメールの一覧へ</a></p>
<h1>${escapeHtml(mail.subject)}</h1>
<dl>
<dt>日時</dt><dd>${timeOf(mail)}</dd>
<dt>宛先</dt><dd>${escapeHtml(mail.to)}</dd>
${attachments.length > 0 ? `<dt>添付</dt><dd>${attachments.join('<br>')}</dd>\n` : ''}</dl>
<h2>本文</h2>
<pre>${linked(mail.text, ownOrigins)}</pre>
<h2>HTMLの表示</h2>
<iframe src="${addressOf(mail)}/html" title="HTMLの本文" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
<p class="quiet"><a href="${addressOf(mail)}/source" download>メールのファイル（.eml）を保存する</a></p>`,
  )
}

export const noMailPage = () =>
  layout(
    'メールが見つかりません',
    '<h1>メールが見つかりません</h1>\n<p><a href="/dev/mail">送信したメールの一覧へ</a></p>',
  )

/** Escapes the text and links addresses such as `http://localhost:3000/mypage`. */
function linked(text: string, ownOrigins: readonly string[]): string {
  return text
    .split(/(https?:\/\/[\w\-.~:/?#[\]@!$&()*+,;=%]+)/u)
    .map((part) =>
      ownOrigins.some((origin) => part === origin || part.startsWith(`${origin}/`))
        ? `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>`
        : escapeHtml(part),
    )
    .join('')
}
