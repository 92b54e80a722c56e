import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { environment } from '../world/environment'

export type ScreenAct =
  | 'beginCheck'
  | 'endCheck'
  | 'book'
  | 'state'
  | 'receiveOffline'
  | 'sendWhatWaited'
  | 'openDesk'
  | 'writeTask'
  | 'absent'
  | 'judge'
  | 'pay'
  | 'answerCase'
  | 'invite'
  | 'readPages'

export type Reader = { email: string; password: string; pages: readonly string[] }
type Person = { email: string; password: string; isStaff?: boolean }
type More = { card?: string; sub?: string; readers?: readonly Reader[] }
export type ScreenOrder = Person &
  More & {
    id: number
    act: ScreenAct
    origin: string
    folder: string
    /** What the program's clock shows about now. */
    now: string
    picture?: string
    failed?: string
  }
type Done = {
  id: number
  said: Record<string, string> | null
  problems: string[]
  /** What the window said besides the page: notices and errors. */
  told: string[]
  hands: number
  seconds: number
}
export type ScreenAnswer = Done | { id: number; error: string }
export type ScreenLine = Omit<Done, 'id' | 'said'> & { what: string; who: string }

export type Screens = {
  lines: ScreenLine[]
  /** @param what a line of the report; null where nobody had to do anything */
  act(
    what: string,
    order: Person & More & Pick<ScreenOrder, 'act' | 'now' | 'origin' | 'folder'> & { picture?: string },
  ): Promise<Record<string, string> | null>
  end(): void
}

/** Starts the browser of those who sit at a screen. It is a process of its own, and keeps their windows. */
export async function openScreens(pictures: string): Promise<Screens> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/week/screens.ts'], {
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const waiting = new Map<number, (answer: ScreenAnswer) => void>()
  const answerTo = (id: number) => new Promise<ScreenAnswer>((resolve) => waiting.set(id, resolve))
  child.on('message', (answer: ScreenAnswer) => waiting.get(answer.id)?.(answer))
  child.once('exit', () => {
    for (const [id, resolve] of waiting) resolve({ id, error: 'the browser has ended' })
  })
  mkdirSync(pictures, { recursive: true })
  await answerTo(0)
  const lines: ScreenLine[] = []
  let last = 0
  return {
    lines,
    async act(what, { picture, ...order }) {
      const id = (last += 1)
      const answered = answerTo(id)
      child.send({
        ...order,
        id,
        failed: join(pictures, 'failed.png'),
        ...(picture ? { picture: join(pictures, `${picture}.png`) } : {}),
      } satisfies ScreenOrder)
      const answer = await answered
      if ('error' in answer) throw new Error(answer.error)
      const { hands, seconds, problems, told, said } = answer
      lines.push({ what, who: order.email, hands, seconds, problems, told })
      return said
    },
    end: () => void child.disconnect(),
  }
}
