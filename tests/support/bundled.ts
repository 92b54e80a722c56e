import { join } from 'node:path'

/** What tests start in processes of their own beside what is built for production. */
export const PROGRAMS = {
  bench: 'devtools/bench/bench.ts',
  simulate: 'devtools/simulation/simulate.ts',
  runProgram: 'tests/support/runProgram.ts',
  runPrograms: 'tests/support/runPrograms.ts',
}
const BUILT = [
  'index',
  'migrate',
  'backup',
  'restore',
  'verify',
  'doctor',
  'first-administrator',
  'pilot',
  'replay',
] as const

const ROOT = join(import.meta.dirname, '../..')

const isBuilt = (program: string): boolean => BUILT.some((name) => name === program)

/** The arguments by which Node starts one of the programs. */
export const bundled = (program: keyof typeof PROGRAMS | (typeof BUILT)[number]): string[] => [
  '--enable-source-maps',
  join(isBuilt(program) ? join(ROOT, 'build/server') : (process.env.PROGRAMS_FOLDER ?? ''), `${program}.js`),
]
