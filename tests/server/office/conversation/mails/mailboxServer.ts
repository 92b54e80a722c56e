import { createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'

/** The part of IMAP (RFC 3501) that reads one folder, on loopback. */
export async function mailboxServer() {
  const state = { validity: 1, next: 1, down: false, password: 'open sesame' }
  const mails = new Map<number, Buffer>()
  const asked: string[] = []
  const sockets = new Set<Socket>()

  const fetched = (range: string, items: string): (string | Buffer)[] => {
    const [from, to = from] = range.split(':')
    const last = Math.max(0, ...mails.keys())
    const first = Math.min(Number(from), to === '*' ? last : Number(from))
    const chosen = [...mails.entries()].filter(([uid]) => uid >= first && (to === '*' || uid <= Number(to)))
    return chosen.flatMap(([uid, mail], index) => {
      const wantsHeaders = items.includes('HEADER.FIELDS')
      const part = wantsHeaders ? mail.subarray(0, mail.indexOf('\r\n\r\n') + 4) : mail
      const name = wantsHeaders ? /BODY\.PEEK(\[.*\])/u.exec(items)?.[1] : '[]<0>'
      return [`* ${index + 1} FETCH (UID ${uid} BODY${name} {${part.length}}\r\n`, part, ')\r\n']
    })
  }
  const answer = (command: string, rest: string): (string | Buffer)[] | null => {
    if (command === 'CAPABILITY') return ['* CAPABILITY IMAP4rev1\r\n']
    if (command === 'LOGIN') return rest.includes(state.password) ? [] : null
    if (command === 'LIST') return ['* LIST (\\HasNoChildren) "/" INBOX\r\n']
    if (command === 'EXAMINE')
      return [
        `* ${mails.size} EXISTS\r\n* FLAGS (\\Seen)\r\n* OK [UIDVALIDITY ${state.validity}] .\r\n* OK [UIDNEXT ${state.next}] .\r\n`,
      ]
    if (command === 'LOGOUT') return ['* BYE\r\n']
    const [, range = '', items = ''] = /^FETCH (\S+) (.*)$/u.exec(rest) ?? []
    return command === 'UID' && range ? fetched(range, items) : []
  }

  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => {})
    if (state.down) return void socket.destroy()
    socket.write('* OK ready\r\n')
    createInterface({ input: socket }).on('line', (line) => {
      const [, tag = '', command = '', rest = ''] = /^(\S+) (\S+) ?(.*)$/u.exec(line) ?? []
      asked.push(`${command} ${rest.split(' ')[0]}`)
      const said = answer(command.toUpperCase(), rest)
      for (const part of said ?? []) socket.write(part)
      socket.write(said === null ? `${tag} NO [AUTHENTICATIONFAILED] no\r\n` : `${tag} OK done\r\n`)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    state,
    asked,
    url: `imap://office%40example.jp:${encodeURIComponent(state.password)}@127.0.0.1:${port}/INBOX`,
    put(mail: string | Buffer) {
      mails.set(state.next, Buffer.from(mail))
      state.next++
    },
    /** As a server that lost its numbers. */
    numberAnew() {
      state.validity++
      const kept = [...mails.values()]
      mails.clear()
      for (const [index, mail] of kept.entries()) mails.set(index + 1, mail)
      state.next = kept.length + 1
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
