import { mkdirSync } from 'node:fs'
import { connect } from 'node:net'
import { resolve } from 'node:path'
import { startChild, until, answers, type Child } from './child'
import { makeCertificate, startFront } from './front'
import { BUCKET, pathIn, PORTS, QUEUE, REGION, type Place } from './place'
import { grant, makeDatabases } from './postgres'
import { migrate, startProcess, writeOperator, type Settings } from './service'

type Server = 'server 1' | 'server 2' | 'server 3'
export type Part = 'primary' | 'replica' | 'bucket' | 'mail' | 'queue' | Server
export const SERVERS: readonly Server[] = ['server 1', 'server 2', 'server 3']

/** All of production, each part a process that can be killed and started again. */
export type World = {
  place: Place
  front: ReturnType<typeof startFront>
  part(name: Part): Child
  start(name: Part): Promise<void>
  /** The version of servers started from now on. */
  useVersion(tree: string): void
  /** Additional settings of servers started from now on. */
  useSettings(more: Settings): void
  stop(): Promise<void>
}

/** A stand-in for an external server, in Node.js. */
const node = (script: string, ...args: (string | number)[]) => ({
  command: process.execPath,
  args: [resolve('build/rehearsal/servers', `${script}.mjs`), ...args.map(String)],
})

export async function startWorld(place: Place, tree: string): Promise<World> {
  mkdirSync(pathIn(place, 'data'), { recursive: true })
  makeCertificate(place)
  writeOperator(place)
  const databases = makeDatabases(place)
  const parts = new Map<Part, Child>()
  let version = tree
  let settings: Settings = {}

  const starters: Record<Part, () => Promise<Child>> = {
    primary: () => databases.start('primary'),
    replica: () => databases.start('replica'),
    async bucket() {
      const child = startChild(node('bucket', PORTS.bucket, pathIn(place, 'bucket'), BUCKET))
      await until('バケットが答えること', () => answers(`http://127.0.0.1:${PORTS.bucket}/`))
      return child
    },
    async mail() {
      const child = startChild(node('smtp', PORTS.mail, pathIn(place, 'data/mail')))
      await until('メールサーバーが答えること', () => isListening(PORTS.mail))
      return child
    },
    async queue() {
      const child = startChild(node('queue', PORTS.queue, REGION, QUEUE))
      await until('キューが答えること', () => isListening(PORTS.queue))
      return child
    },
    'server 1': () => startProcess(place, version, 0, settings),
    'server 2': () => startProcess(place, version, 1, settings),
    'server 3': () => startProcess(place, version, 2, settings),
  }
  const start = async (name: Part) => void parts.set(name, await starters[name]())

  parts.set('primary', await databases.startPrimary())
  parts.set('replica', await databases.startReplica())
  await start('bucket')
  await start('mail')
  await start('queue')
  migrate(place, tree)
  await grant()
  const front = startFront(place)
  for (const server of SERVERS) await start(server)
  return {
    place,
    front,
    start,
    part(name) {
      const child = parts.get(name)
      if (!child) throw new Error(name)
      return child
    },
    useVersion(newTree) {
      version = newTree
    },
    useSettings(more) {
      settings = more
    },
    async stop() {
      await Promise.all(SERVERS.map((server) => parts.get(server)?.stop()))
      await front.stop()
      for (const name of ['replica', 'primary'] as const) await parts.get(name)?.stop('SIGINT')
      for (const name of ['bucket', 'mail', 'queue'] as const) await parts.get(name)?.kill()
    },
  }
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
