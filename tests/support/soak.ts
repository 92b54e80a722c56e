/** Whether this is `npm run test:soak`, which takes an hour and more for what an ordinary run only touches. */
export const SOAK = process.env.SOAK === '1'

/** How many times, in an ordinary run and in the long one. */
export const times = (usual: number, long: number): number => (SOAK ? long : usual)

/** Puts a measured number on the record of a long run. */
export function report(line: string): void {
  if (SOAK) process.stdout.write(`${line}\n`)
}
