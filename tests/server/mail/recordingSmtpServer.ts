import { createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'

/** A mail server that keeps what it is given; `refuse` makes it turn every recipient away. */
export async function recordingSmtpServer() {
  const messages: string[] = []
  const recipients: string[] = []
  const state = { refuse: false }
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => undefined)
    let received = ''
    let inData = false
    const command = (line: string) => {
      if (/^EHLO/i.test(line)) return '250-test\r\n250 8BITMIME'
      if (/^RCPT/i.test(line)) {
        if (state.refuse) return `550 no such person: ${line}`
        recipients.push(line)
      }
      if (/^DATA/i.test(line)) {
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
          messages.push(part)
          inData = false
          socket.write('250 taken\r\n')
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
