/** Result of an invisible check; `superseded` by a later submit. */
export type CheckResult = 'passed' | 'superseded' | 'failed'

type Check = () => Promise<CheckResult>

const checks = new WeakMap<HTMLFormElement, Check>()

/** Runs a check when the form is submitted; returns the function that removes it. */
export function checkOnSubmit(form: HTMLFormElement, check: Check): () => void {
  checks.set(form, check)
  return () => checks.delete(form)
}

/** The check to run once everything else in the form is valid, if any. */
export function findCheck(form: HTMLFormElement): Check | undefined {
  return checks.get(form)
}

/**
 * A check that `start` begins and `settle` ends. It may never end, because visitors can leave a
 * puzzle unsolved; a later submit starts it again and supersedes the earlier one.
 */
export function createCheck(start: () => void): {
  check: Check
  settle: (result: CheckResult) => void
} {
  let settle: (result: CheckResult) => void = () => {}
  return {
    check: () => {
      settle('superseded')
      const result = new Promise<CheckResult>((resolve) => {
        settle = resolve
      })
      start()
      return result
    },
    settle: (result) => settle(result),
  }
}
