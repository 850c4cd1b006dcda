/** Buckets of files, by their bindings. */
export const bucketNames = ['ATTACHMENTS', 'DATASETS', 'MEDIA', 'AUDIT'] as const
export type BucketName = (typeof bucketNames)[number]
