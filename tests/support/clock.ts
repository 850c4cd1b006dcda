/** The instant at which every test run begins unless TEST_CLOCK names another. */
const defaultStart = '2026-11-28T09:00:00+03:00'

/** The instant of TEST_CLOCK (ISO 8601) in milliseconds; null for the machine's own clock. */
export function clockStart(): number | null {
  const { TEST_CLOCK = defaultStart } = process.env
  if (TEST_CLOCK === 'real') return null
  const start = Date.parse(TEST_CLOCK)
  if (Number.isNaN(start)) throw new Error(`TEST_CLOCK is "${TEST_CLOCK}", which is no date`)
  return start
}

/**
 * Milliseconds between the machine's clock and the clock of the tests, which starts at TEST_CLOCK
 * (ISO 8601; `real` for the machine's) and flows from there. The processes of a run inherit it.
 */
export function readClockOffset(): number {
  const offset = Number(process.env.TEST_CLOCK_OFFSET ?? (clockStart() ?? Date.now()) - Date.now())
  process.env.TEST_CLOCK_OFFSET = String(offset)
  return offset
}

/**
 * Shifts `Date` by milliseconds, once, and by what `Symbol.for('tests.later')` adds. Runs in Node, in workerd and in Chromium, where its source is
 * injected, so it uses nothing from outside.
 */
export function shiftDate(offset: number): void {
  const later = Symbol.for('tests.later')
  const scope = globalThis as { [later]?: number; Date: DateConstructor }
  if (scope[later] !== undefined) return
  scope[later] = 0
  const RealDate = Date
  const realNow = RealDate.now.bind(RealDate)
  RealDate.now = () => realNow() + offset + (scope[later] ?? 0)
  scope.Date = new Proxy(RealDate, {
    apply: () => new RealDate(RealDate.now()).toString(),
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length > 0 ? args : [RealDate.now()], newTarget),
  })
}

/** The call as a script, for workerd and Chromium. */
export function shiftDateScript(): string {
  return `;(${shiftDate})(${readClockOffset()})`
}
