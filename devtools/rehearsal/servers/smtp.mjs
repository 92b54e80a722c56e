import { randomUUID } from 'node:crypto'
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'

// A mail server: keeps what it takes as the embedded mode does. The recipient's name says what becomes of a letter:
// unknown… is turned away for good, busy… twice for a time, silent… is never answered.
const [port, folder] = process.argv.slice(2)
mkdirSync(folder, { recursive: true })
const tries = new Map()

const refusal = (responseCode, message) => Object.assign(new Error(message), { responseCode })

function keep(source, mail) {
  const now = new Date(performance.timeOrigin + performance.now()).toISOString()
  const name = `${now.replace(/[-:]/g, '')}-received-${randomUUID()}`
  const attachments = mail.attachments.map(({ filename, contentType, content }) => ({
    filename: filename ?? '',
    contentType,
    content: content.toString('utf8'),
  }))
  const summary = {
    time: now,
    to: mail.to?.text ?? '',
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html || '',
    attachments,
  }
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(summary))
  writeFileSync(join(folder, `${name}.part`), source)
  renameSync(join(folder, `${name}.part`), join(folder, `${name}.eml`))
}

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onRcptTo({ address }, _session, answer) {
    if (address.startsWith('unknown')) return answer(refusal(550, '5.1.1 no such person'))
    if (address.startsWith('silent')) return undefined
    if (address.startsWith('busy')) {
      tries.set(address, (tries.get(address) ?? 0) + 1)
      if (tries.get(address) <= 2) return answer(refusal(451, '4.3.2 try again'))
    }
    return answer()
  },
  async onData(stream, _session, answer) {
    try {
      const source = await buffer(stream)
      keep(source, await simpleParser(source))
      answer()
    } catch (error) {
      answer(error)
    }
  },
})
server.on('error', () => undefined)
server.listen(Number(port), '127.0.0.1')
