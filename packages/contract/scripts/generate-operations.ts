/** Writes the table of operations of the web client. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderOperations } from '../src/operations-table.ts'

writeFileSync(join(import.meta.dirname, '../src/operations.gen.ts'), renderOperations())
