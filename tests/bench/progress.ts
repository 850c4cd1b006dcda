/** Logs the progress with the time in UTC. */
export function say(text: string): void {
  console.log(`${new Date().toISOString().slice(11, 19)}  ${text}`)
}
