/** What became of a check that is made when a form is sent; `superseded` by a later press. */
export type Passed = 'passed' | 'superseded' | 'failed'

type Pass = () => Promise<Passed>

const passes = new WeakMap<HTMLFormElement, Pass>()

/** Has a form's visitor checked when it is sent; gives what ends that. */
export function passWhenSent(form: HTMLFormElement, pass: Pass): () => void {
  passes.set(form, pass)
  return () => passes.delete(form)
}

/** The check that a form asks for when everything else in it is right, if any. */
export function passOf(form: HTMLFormElement): Pass | undefined {
  return passes.get(form)
}

/**
 * A check that `start` begins and that `settle` ends, if it ever ends: a puzzle may be left alone.
 * Whoever presses again begins it anew, and only that press goes on.
 */
export function makePass(start: () => void): { pass: Pass; settle: (how: Passed) => void } {
  let settle: (how: Passed) => void = () => {}
  return {
    pass: () => {
      settle('superseded')
      const passed = new Promise<Passed>((resolve) => {
        settle = resolve
      })
      start()
      return passed
    },
    settle: (how) => settle(how),
  }
}
