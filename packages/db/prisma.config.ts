import { join } from 'node:path'
import { defineConfig } from 'prisma/config'

// Paths do not depend on the working directory; no URL: generation needs no database.
export default defineConfig({ schema: join(import.meta.dirname, '../../prisma') })
