import { max, sql } from 'drizzle-orm'
import type { Database } from '../client'
import { jobRuns } from '../schema/operations'
import { insertSelect } from '../statements'

/** The last run of a job, its last success and its last failure. */
export type JobRun = typeof jobRuns.$inferSelect

/** Records runs; of what is known already and of these, the later instants stay. */
export async function recordJobRuns(db: Database, runs: readonly JobRun[]): Promise<void> {
  const { job, ranAt, ms, succeededAt, failedAt, code } = jobRuns
  const given = (name: keyof JobRun) => sql`given.value ->> ${sql.raw(`'${name}'`)}`
  const laterOf = (known: typeof succeededAt | typeof failedAt, name: string) =>
    sql`nullif(max(coalesce(${known}, 0), coalesce(excluded.${sql.identifier(name)}, 0)), 0)`
  await insertSelect(
    db,
    jobRuns,
    {
      job: given('job'),
      ranAt: given('ranAt'),
      ms: given('ms'),
      succeededAt: given('succeededAt'),
      failedAt: given('failedAt'),
      code: given('code'),
    },
    sql`from json_each(${JSON.stringify(runs)}) as given where true`,
  ).onConflictDoUpdate({
    target: job,
    set: {
      ms: sql`case when excluded.ran_at >= ${ranAt} then excluded.ms else ${ms} end`,
      code: sql`case when coalesce(excluded.failed_at, 0) >= coalesce(${failedAt}, 0)
        then coalesce(excluded.code, ${code}) else ${code} end`,
      ranAt: sql`max(${ranAt}, excluded.ran_at)`,
      succeededAt: laterOf(succeededAt, 'succeeded_at'),
      failedAt: laterOf(failedAt, 'failed_at'),
    },
  })
}

export function listJobRuns(db: Database): Promise<JobRun[]> {
  return db.select().from(jobRuns)
}

/** When a job ran last (epoch ms); null if none ever did. */
export async function findLastRun(db: Database): Promise<number | null> {
  const [row] = await db.select({ ranAt: max(jobRuns.ranAt) }).from(jobRuns)
  return row?.ranAt ?? null
}
