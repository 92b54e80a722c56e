/** What a server in a process of its own tells the benchmark: that it listens, and the CPU time it has used. */
export type Told = { listening: string } | { cpuMs: number }

/** Tells the parent process the address, and the CPU time whenever it asks; ends with it. */
export function answerParent(address: string): void {
  const tell = (told: Told) => process.send?.(told)
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    tell({ cpuMs: (user + system) / 1000 })
  })
  process.on('disconnect', () => process.exit(0))
  tell({ listening: address })
}

/** What the parent process has given along. */
export const readGiven = () => JSON.parse(process.argv[2] ?? '{}') as Record<string, string>
