import { writePageTables } from './page-tables.ts'

writePageTables()
