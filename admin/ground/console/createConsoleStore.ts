import { memoryStore, type Store } from 'react-admin'

/** Device settings without personal data. Everything else ends with the tab. */
const KEPT: readonly string[] = ['theme', 'shortcuts.letters', 'reception.sound']
const PREFIX = 'console.store.'

/** react-admin's store; device settings survive a reload and a sign-out. */
export function createConsoleStore(storage: Storage = localStorage): Store {
  const memory = memoryStore(keptIn(storage))
  const restore = () => {
    for (const [key, value] of Object.entries(keptIn(storage))) memory.setItem(key, value)
  }
  return {
    ...memory,
    setup() {
      memory.setup()
      restore()
    },
    setItem<T>(key: string, value: T) {
      memory.setItem(key, value)
      if (KEPT.includes(key)) storage.setItem(PREFIX + key, JSON.stringify(value))
    },
    reset() {
      memory.reset()
      restore()
    },
  }
}

const keptIn = (storage: Storage): Record<string, unknown> =>
  Object.fromEntries(
    KEPT.map((key) => [key, parse(storage.getItem(PREFIX + key))]).filter(([, value]) => value !== undefined),
  )

function parse(text: string | null): unknown {
  if (text === null) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
