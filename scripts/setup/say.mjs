/** What is being done, for whoever waits in front of the terminal. */
export function say(sentence) {
  console.log(`▸ ${sentence}`)
}

/** Ends the set-up with one sentence about what to do. */
export function giveUp(sentence) {
  console.error(`\n${sentence}`)
  process.exit(1)
}
