/** A paragraph, a fact (日時：…), a code or a link: labelled with a verb, the mail's one button, or text if `quiet`. */
export type MailLine =
  | string
  | { label: string; value: string }
  | { label: string; code: string; validity: string }
  | { label: string; url: string; quiet?: true }

export const escapeHtml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')

const FONT = `font-family:-apple-system,BlinkMacSystemFont,'Hiragino Sans','Noto Sans JP',Meiryo,sans-serif`
const TEXT = 'margin:0 0 16px;font-size:16px;line-height:1.8;color:#1f2b26'
const SMALL = 'margin:0;font-size:14px;line-height:1.7;color:#46544d'
const BUTTON =
  'display:inline-block;padding:14px 28px;border-radius:28px;background:#1f5f4d;color:#ffffff;font-size:16px;font-weight:bold;text-decoration:none'
const CODE =
  'margin:0 0 16px;padding:16px;border-radius:12px;background:#e2f1e8;font-size:16px;line-height:1.8;color:#1f2b26'

/** Content-ID of the attached picture; mails load nothing from outside. */
export const GARDEN = 'garden'

const LINK = 'color:#1f5f4d'
// Links lead to web pages only.
const isWebAddress = (url: string) => /^https?:\/\//.test(url)

/** Turns the operator's telephone numbers into links. */
type Tappable = (html: string) => string
const tappable =
  (numbers: readonly string[]): Tappable =>
  (html) =>
    numbers.reduce(
      (linked, tel) =>
        linked.replaceAll(
          escapeHtml(tel),
          `<a href="tel:${tel.replace(/[^\d+]/g, '')}" style="${LINK};white-space:nowrap">${escapeHtml(tel)}</a>`,
        ),
      html,
    )

function line(part: MailLine, tap: Tappable): string {
  if (typeof part === 'string') return `<p style="${TEXT}">${tap(escapeHtml(part))}</p>`
  const label = escapeHtml(part.label)
  if ('value' in part)
    return `<p style="${TEXT}"><strong>${label}</strong><br>${tap(escapeHtml(part.value))}</p>`
  if ('code' in part)
    return `<p style="${CODE}">${label}<br><strong style="font-size:30px;letter-spacing:4px">${escapeHtml(part.code)}</strong><br>${escapeHtml(part.validity)}</p>`
  const url = escapeHtml(part.url)
  if (!isWebAddress(part.url)) return `<p style="${TEXT}">${label}：${url}</p>`
  const address = `<span style="${SMALL};word-break:break-all">${url}</span>`
  return part.quiet
    ? `<p style="${TEXT}"><a href="${url}" style="${LINK}">${label}</a><br>${address}</p>`
    : `<p style="margin:0 0 8px"><a href="${url}" style="${BUTTON}">${label}</a></p><p style="margin:0 0 16px">${address}</p>`
}

/** One column with one attached picture. Escapes all given text. */
export function mailHtml(mail: {
  title: string
  heading: string
  greeting: string | null
  lines: readonly MailLine[]
  signature: readonly string[]
  telephones: readonly string[]
}): string {
  const tap = tappable(mail.telephones)
  const greeting = mail.greeting ? `<p style="${TEXT}">${escapeHtml(mail.greeting)}</p>` : ''
  return `<!doctype html>
<html lang="ja">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(mail.title)}</title></head>
<body style="margin:0;padding:24px 12px;background:#f7f8f2;${FONT}">
<div role="article" style="max-width:560px;margin:0 auto;border:1px solid #d8dfd5;border-radius:20px;background:#ffffff;overflow:hidden">
<div style="padding:28px 24px 8px">
<p style="margin:0 0 20px;font-size:18px;font-weight:bold;color:#184b3d">${escapeHtml(mail.heading)}</p>
${greeting}
${mail.lines.map((part) => line(part, tap)).join('\n')}
<hr style="margin:24px 0 16px;border:0;border-top:1px solid #d8dfd5">
${mail.signature.map((text) => `<p style="${SMALL}">${tap(escapeHtml(text))}</p>`).join('\n')}
</div>
<img src="cid:${GARDEN}" alt="" width="560" style="display:block;width:100%;height:auto;border:0">
</div>
</body>
</html>
`
}
