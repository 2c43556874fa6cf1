import { chmod, cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { withClient } from '@registre/db'

/**
 * Settings of a server whose write-ahead log is kept as it goes: with a base backup, any instant
 * can be restored.
 */
export const archiver = (archives: string): Record<string, string> => ({
  wal_level: 'replica',
  archive_mode: 'on',
  archive_command: `test ! -f ${archives}/%f && cp %p ${archives}/%f`,
  archive_timeout: '60',
})

/**
 * Copies the data folder of a running server (PostgreSQL's low-level backup: what pg_basebackup
 * does, without its program).
 * The copy alone is not consistent: it is restored with the archives.
 */
export const sauvegarder = async (url: string, donnees: string, vers: string): Promise<void> => {
  await withClient(url, async (client) => {
    await client.query(`select pg_backup_start('registre', true)`)
    await mkdir(vers, { recursive: true })
    await cp(donnees, vers, {
      recursive: true,
      filter: (chemin) =>
        !/\/(pg_wal\/.+|postmaster\.(pid|opts)|pg_replslot\/.+|pg_stat_tmp\/.+)$/.test(chemin),
    })
    const { rows } = await client.query<{ labelfile: string; spcmapfile: string }>(
      'select labelfile, spcmapfile from pg_backup_stop(true)',
    )
    await writeFile(join(vers, 'backup_label'), rows[0]?.labelfile ?? '')
    if (rows[0]?.spcmapfile) await writeFile(join(vers, 'tablespace_map'), rows[0].spcmapfile)
  })
}

/**
 * Puts a backup back in an empty place; the server then starts with `reprendre` and stops reading
 * the archives at that instant.
 */
export const restaurer = async (sauvegarde: string, donnees: string): Promise<void> => {
  await rm(donnees, { recursive: true, force: true })
  await cp(sauvegarde, donnees, { recursive: true })
  await chmod(donnees, 0o700)
  await writeFile(join(donnees, 'recovery.signal'), '')
}

/** Settings of the first start after a restoration, up to an instant. */
export const reprendre = (archives: string, instant: string): Record<string, string> => ({
  restore_command: `cp ${archives}/%f %p`,
  recovery_target_time: instant,
  recovery_target_action: 'promote',
})
