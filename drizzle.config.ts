import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'sqlite',
  schema: [
    './db/schema.ts',
    './db/count-schema.ts',
    './db/newsletter-schema.ts',
    './db/request-schema.ts',
    './db/saying-schema.ts',
    './db/tombstone-schema.ts',
  ],
  out: './migrations',
  casing: 'snake_case',
})
