import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'

// The mail server of the bare Debian, where no package is: keeps each letter, and refuses the sender while /root/refuse is there.
mkdirSync('/root/letters', { recursive: true })
let kept = 0

createServer((socket) => {
  let letter = null
  let left = ''
  const answer = (line) => socket.write(`${line}\r\n`)
  const hear = (line) => {
    if (letter !== null) {
      if (line !== '.') return void (letter += `${line}\n`)
      writeFileSync(`/root/letters/${(kept += 1)}.eml`, letter)
      letter = null
      return answer('250 kept')
    }
    const word = line.slice(0, 4).toUpperCase()
    if (word === 'MAIL' && existsSync('/root/refuse')) return answer('553 5.7.1 sender not allowed')
    if (word === 'DATA') {
      letter = ''
      return answer('354 go on')
    }
    if (word === 'QUIT') return socket.end('221 bye\r\n')
    answer('250 ok')
  }
  socket.on('error', () => undefined)
  socket.on('data', (chunk) => {
    const lines = `${left}${chunk}`.split('\r\n')
    left = lines.pop() ?? ''
    lines.forEach(hear)
  })
  answer('220 letters')
}).listen(2525, '127.0.0.1')
