#!/usr/bin/env node
// Debian's Firefox as Playwright starts it. It lacks one command that Playwright sends to every page, the colour
// scheme: that one is answered here, all others go through.
import { spawn } from 'node:child_process'
import { WebSocket, WebSocketServer } from 'ws'

const UNKNOWN = 'emulation.setMediaFeaturesOverride'
const LISTENING = /WebDriver BiDi listening on (ws:\/\/\S+)/

const firefox = spawn('firefox-esr', process.argv.slice(2), { stdio: ['ignore', 'inherit', 'pipe'] })
firefox.on('exit', (code) => process.exit(code ?? 0))
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => firefox.kill(signal))

let said = ''
firefox.stderr.on('data', function hear(piece) {
  said += piece
  const address = LISTENING.exec(said)?.[1]
  if (!address) return
  firefox.stderr.off('data', hear).resume()
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 }, () => {
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}`)
  })
  server.on('connection', (client) => join(client, new WebSocket(`${address}/session`)))
})

function join(client, browser) {
  const early = []
  client.on('message', (data) => {
    const text = String(data)
    const { id, method } = JSON.parse(text)
    if (method === UNKNOWN) client.send(JSON.stringify({ type: 'success', id, result: {} }))
    else if (browser.readyState === WebSocket.OPEN) browser.send(text)
    else early.push(text)
  })
  browser.on('open', () => {
    for (const text of early) browser.send(text)
  })
  browser.on('message', (data) => client.send(String(data)))
  client.on('close', () => browser.close())
  browser.on('close', () => client.close())
}
