import { writeFile, chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createDb, type Db } from '@registre/db'
import { freePort, type EmbeddedServer, startEmbedded } from '@registre/db/embedded'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sauvegarder } from './sauvegarde.ts'

// A second PostgreSQL that really streams from the first one, made as an operator would: base
// backup, standby.signal.
describe('the read replica', () => {
  let [dossier, primaire, replique] = [
    '',
    null as EmbeddedServer | null,
    null as EmbeddedServer | null,
  ]
  let db: Db | null = null
  const dits: string[] = []
  const portReplique = freePort()
  const demarrerReplique = async (): Promise<EmbeddedServer> =>
    startEmbedded({
      dataDir: join(dossier, 'replique'),
      password: 'essai',
      port: await portReplique,
      settings: {
        primary_conninfo: `host=127.0.0.1 port=${primaire?.port} user=registre password=essai`,
        hot_standby: 'on',
        fsync: 'off',
      },
    })
  beforeAll(async () => {
    dossier = await mkdtemp(join(tmpdir(), 'registre-replique-'))
    await chmod(dossier, 0o755)
    primaire = await startEmbedded({
      dataDir: join(dossier, 'primaire'),
      password: 'essai',
      noSync: true,
      settings: { wal_level: 'replica', fsync: 'off' },
    })
    await sauvegarder(
      primaire.url('postgres'),
      join(dossier, 'primaire'),
      join(dossier, 'replique'),
    )
    await chmod(join(dossier, 'replique'), 0o700)
    await writeFile(join(dossier, 'replique', 'standby.signal'), '')
    replique = await demarrerReplique()
    db = createDb({
      url: primaire.url('postgres'),
      replicaUrl: replique.url('postgres'),
      applicationName: 'essai-replique',
      replicaMaxLag: 4,
      onError: () => undefined,
      onReplica: (usable, why) => dits.push(`${usable ? 'used' : 'aside'}: ${why}`),
    })
    await db.query('create table essai (n int)')
  }, 120_000)
  afterAll(async () => {
    await db?.close()
    await replique?.stop()
    await primaire?.stop()
    await rm(dossier, { recursive: true, force: true })
  }, 60_000)

  const ou = async (): Promise<'replica' | 'primary'> =>
    (await db?.read<{ s: boolean }>('select pg_is_in_recovery() as s'))?.[0]?.s
      ? 'replica'
      : 'primary'
  /** The register reads every few seconds: the state follows. */
  const jusqua = async (voulu: 'replica' | 'primary', ms = 30_000): Promise<void> => {
    for (const fin = Date.now() + ms; Date.now() < fin; await wait(200)) {
      await db?.query('insert into essai values (0)')
      if ((await ou()) === voulu) return
    }
    throw new Error(`never read on the ${voulu}: ${dits.join(' ; ')}`)
  }

  it('answers the reads that bear a delay, and only them', async () => {
    await jusqua('replica')
    await db?.query('insert into essai values (42)')
    expect(await db?.query('select n from essai where n = 42')).toEqual([{ n: 42 }])
    let vu: unknown[] = []
    for (const fin = Date.now() + 10_000; vu.length === 0 && Date.now() < fin; await wait(50))
      vu = (await db?.read('select n from essai where n = 42')) ?? []
    expect(vu).toEqual([{ n: 42 }])
    expect(await db?.readTransaction((tx) => tx.sql('select pg_is_in_recovery() as s'))).toEqual([
      { s: true },
    ])
    await expect(db?.read('insert into essai values (1)')).rejects.toThrow('read-only')
    expect(db?.replica()).toMatchObject({ present: true, usable: true })
  })

  it('killed in the middle of reads: not one of them fails, the primary answers, and it is said', async () => {
    let enCours = true
    const lecteur = (async () => {
      let n = 0
      while (enCours) {
        await db?.read('select 1')
        n += 1
      }
      return n
    })()
    await wait(200)
    await replique?.kill()
    await wait(1000)
    enCours = false
    expect(await lecteur).toBeGreaterThan(100)
    expect(await ou()).toBe('primary')
    expect(await db?.readTransaction((tx) => tx.sql('select pg_is_in_recovery() as s'))).toEqual([
      { s: false },
    ])
    expect(db?.replica()).toMatchObject({ usable: false, fallbacks: expect.any(Number) })
    expect(dits.at(-1)).toMatch(/^aside: /)
  })

  it('is taken again by itself once it is back, and left aside while it does not follow', async () => {
    replique = await demarrerReplique()
    await jusqua('replica')
    expect(dits.at(-1)).toBe('used: follows')
    const directe = createDb({
      url: replique.url('postgres'),
      applicationName: 'essai-pause',
      max: 1,
    })
    await directe.query('select pg_wal_replay_pause()')
    await jusqua('primary', 60_000)
    expect(dits.at(-1)).toMatch(/^aside: late by \d+ s/)
    await directe.query('select pg_wal_replay_resume()')
    await directe.close()
    await jusqua('replica')
  }, 120_000)
})
