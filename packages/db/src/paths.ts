import { join } from 'node:path'

/** The folder of schema.prisma, models and migrations, whatever the working directory. */
export const DOSSIER_PRISMA = join(import.meta.dirname, '../../../prisma')
export const DOSSIER_MIGRATIONS = join(DOSSIER_PRISMA, 'migrations')
/** Functions and views, one file each: the only place where they are written. */
export const DOSSIER_REPEATABLE = join(DOSSIER_PRISMA, 'repeatable')
