export type Told = { listening: string } | { cpuMs: number }

/** Tells the parent process the address, and the CPU time when asked; ends with it. */
export function answerParent(address: string): void {
  const tell = (told: Told) => process.send?.(told)
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    tell({ cpuMs: (user + system) / 1000 })
  })
  process.on('disconnect', () => process.exit(0))
  tell({ listening: address })
}

export const readGiven = () => JSON.parse(process.argv[2] ?? '{}') as Record<string, string>
