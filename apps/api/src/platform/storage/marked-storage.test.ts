import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { useDatabase } from '@registre/testing'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { verifierEchantillon } from '../../modules/documents/verifier-fichiers.ts'
import { storageLocal } from './disk-storage.ts'
import { jugerLieu, marquer, storageMarque } from './marked-storage.ts'
import { newKey, type Storage } from './storage.ts'

const PDF = Buffer.from('%PDF-1.7')

describe('the store of a register', () => {
  const base = useDatabase()
  let dossier = ''
  const perdus: string[] = []
  beforeEach(async () => {
    dossier = await mkdtemp(join(tmpdir(), 'lieu-'))
    perdus.length = 0
    await base().db.query('truncate parametre, fichier_manquant, document cascade')
  })
  afterEach(() => rm(dossier, { recursive: true, force: true }))
  const ici = (ou = dossier): Storage =>
    storageMarque(storageLocal(ou), base().db, (cle) => void perdus.push(cle))
  const noter = async (cle: string, contenu: Buffer = PDF): Promise<void> => {
    await base().db.query(
      `insert into document (type, nom, taille, sha256, cle) values ('PUBLICATION', 'p.pdf', $2, $3, $1)`,
      [cle, contenu.length, createHash('sha256').update(contenu).digest('hex')],
    )
  }
  const manquants = async () =>
    base().db.query<{ cle: string; constat: string }>('select cle, constat from fichier_manquant')
  const nuit = (storage: Storage) =>
    verifierEchantillon({ db: base().db, storage, log: pino({ level: 'silent' }) })

  it('that is away says what is lost, what to do and what waits', async () => {
    const ailleurs = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
    const absent = (): Promise<never> => Promise.reject(ailleurs)
    const storage = storageMarque(
      { put: absent, get: absent, delete: absent, exists: absent, lieu: absent },
      base().db,
    )
    const cle = newKey('documents')
    await marquer(storageLocal(dossier), base().db)
    for (const [appel, dit] of [
      [
        () => storage.put(cle, PDF),
        /n’est pas enregistrée.*gardé ; joignez-la de nouveau.*attendent/,
      ],
      [() => storage.get(cle), /n’est pas perdu : rouvrez-le dans quelques minutes/],
    ] as const)
      await expect(appel()).rejects.toMatchObject({
        status: 503,
        message: expect.stringMatching(dit),
        cause: ailleurs,
      })
    // Nothing is noted as lost: it is not known to be.
    expect(await manquants()).toEqual([])
  })

  it('is judged without a mark being made, by who only asks', async () => {
    const juger = () => jugerLieu(storageLocal(dossier), base().db)
    expect(await juger()).toBeNull()
    await noter(newKey('documents'))
    expect(await juger()).toContain('ne porte pas sa marque')
    expect(await readdir(dossier)).toEqual([])
    await marquer(storageLocal(dossier), base().db)
    expect(await juger()).toBeNull()
  })

  it('carries a mark from its first start on, and is not another folder’s', async () => {
    const nu = storageLocal(dossier)
    const storage = ici()
    expect(await storage.lieu()).toBeNull()
    const cle = newKey('documents')
    await storage.put(cle, PDF)
    // The disk did not mount: its place is there, empty, or not there at all.
    await rename(dossier, `${dossier}.ailleurs`)
    for (const vide of [false, true]) {
      if (vide) await mkdir(dossier)
      expect(await storage.lieu()).toContain('ne porte pas sa marque')
      for (const geste of ['put', 'delete', 'get'] as const)
        await expect(storage[geste](cle, PDF as never)).rejects.toMatchObject({
          code: 'service-indisponible',
        })
      await expect(nuit(storage)).rejects.toThrow('ne porte pas sa marque')
    }
    expect([perdus, await manquants()]).toEqual([[], []])
    // One that was about to be written when the disk went.
    await rm(dossier, { recursive: true })
    await expect(nu.put(cle, PDF)).rejects.toMatchObject({ code: 'E_CANNOT_WRITE_FILE' })
    await mkdir(dossier)
    await rm(dossier, { recursive: true })
    await rename(`${dossier}.ailleurs`, dossier)
    expect(await text(await storage.get(cle))).toBe(String(PDF))
  })

  it('of a register that has files already, is the one that holds some of them', async () => {
    const [garde, perdu] = [newKey('documents'), newKey('documents')]
    await noter(garde)
    await noter(perdu)
    expect(await ici().lieu()).toContain('ne porte pas sa marque')
    await storageLocal(dossier).put(garde, PDF)
    expect(await Promise.all([ici().lieu(), ici().lieu()])).toEqual([null, null])
    const autre = await mkdtemp(join(tmpdir(), 'lieu-'))
    expect(await ici(autre).lieu()).toContain('ne porte pas sa marque')
    await marquer(storageLocal(autre), base().db)
    expect([await ici(autre).lieu(), await ici().lieu()]).toEqual([
      null,
      expect.stringContaining('ne porte pas sa marque'),
    ])
    await rm(autre, { recursive: true })
  })

  it('tells a lost file in a sentence, notes it, and forgets it once it is back', async () => {
    const storage = ici()
    const [perdu, altere] = [newKey('documents'), newKey('documents')]
    await storage.put(altere, PDF)
    await writeFile(join(dossier, altere), '%PDF-1.8')
    await noter(perdu)
    await noter(altere)
    await expect(storage.get(perdu)).rejects.toMatchObject({
      code: 'service-indisponible',
      message: expect.stringContaining('réessayez plus tard'),
    })
    expect(perdus).toEqual([perdu])
    expect(await nuit(storage)).toBe(2)
    expect((await manquants()).map((m) => m.constat).toSorted()).toEqual(['ABSENT', 'ALTERE'])
    await storage.put(perdu, PDF)
    await storage.put(altere, PDF)
    expect(await nuit(storage)).toBe(0)
    // One that no row names any more is nobody's.
    await storage.get(newKey('documents')).catch(() => undefined)
    expect(await manquants()).toHaveLength(1)
    await nuit(storage)
    expect(await manquants()).toEqual([])
  })
})
