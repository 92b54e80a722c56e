/** Milliseconds between two lines. */
const OFTEN_ENOUGH = 15_000

/** Says now and then how far a long run has come, so that nobody takes it for one that stands still. */
export function progress(name: string, total: number): (done: number, wrong: number) => void {
  let said = performance.now()
  return (done, wrong) => {
    if (performance.now() - said < OFTEN_ENOUGH) return
    said = performance.now()
    process.stdout.write(`${name}: ${done} of ${total}, ${wrong} wrong\n`)
  }
}
