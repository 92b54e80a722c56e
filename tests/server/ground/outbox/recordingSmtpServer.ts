import { createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'

type Step = 'AUTH' | 'MAIL' | 'RCPT' | 'DATA' | 'content'

/** A mail server that keeps what it is given; `answers` are what it says instead of yes, `{address}` being the recipient's. */
export async function recordingSmtpServer() {
  const messages: string[] = []
  const recipients: string[] = []
  const state: { answers: Partial<Record<Step, string>>; asked: number } = { answers: {}, asked: 0 }
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => undefined)
    let received = ''
    let inData = false
    const command = (line: string) => {
      if (/^EHLO/i.test(line)) return '250-test\r\n250-AUTH PLAIN\r\n250 8BITMIME'
      const step = (['AUTH', 'MAIL', 'RCPT', 'DATA'] as const).find((verb) =>
        line.toUpperCase().startsWith(verb),
      )
      if (step === 'MAIL') state.asked++
      const answer = step && state.answers[step]
      if (answer) return answer.replace('{address}', /<(.*?)>/.exec(line)?.[1] ?? '')
      if (step === 'RCPT') recipients.push(line)
      if (step === 'DATA') {
        inData = true
        return '354 go on'
      }
      return '250 OK'
    }
    socket.write('220 test\r\n')
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1')
      for (;;) {
        const end = inData ? '\r\n.\r\n' : '\r\n'
        const at = received.indexOf(end)
        if (at < 0) return
        const part = received.slice(0, at)
        received = received.slice(at + end.length)
        if (inData) {
          inData = false
          if (!state.answers.content) messages.push(part)
          socket.write(`${state.answers.content ?? '250 taken'}\r\n`)
        } else socket.write(`${command(part)}\r\n`)
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    messages,
    recipients,
    state,
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
