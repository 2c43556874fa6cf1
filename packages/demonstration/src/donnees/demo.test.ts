import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { verify } from '@node-rs/argon2'
import {
  ETATS_COPROPRIETE,
  PROFILS,
  contenuVide,
  machineCopropriete,
  next,
  normaliser,
  type EtatCopropriete,
  type EvenementCopropriete,
  type ImmatCopropriete,
} from '@registre/domain'
import { arrondissement, communeActuelle } from '@registre/territoires'
import { useDatabase } from '@registre/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aVenir } from '../a-venir-de-test.ts'
import { contourDe, estDans } from '../adresses/contours.ts'
import { COMPTES_DEMO, MOT_DE_PASSE_DEMO, seedDemo } from './index.ts'
import { seedReference } from '@registre/seed'

const CAS = [...new Set(machineCopropriete.transitions.map(({ when }) => when))]

/** Every state that the event may lead to, whatever the facts. */
const suites = (de: EtatCopropriete | null, evenement: EvenementCopropriete): EtatCopropriete[] =>
  CAS.flatMap((when) => {
    try {
      return [
        next(machineCopropriete, de, evenement, { ...(when ? { when } : {}), previous: null }),
      ]
    } catch {
      return []
    }
  })

describe('demonstration made a few minutes after midnight', () => {
  const base = useDatabase()
  it('holds nothing of the day that begins but what is announced', async () => {
    const dossierFichiers = await mkdtemp(join(tmpdir(), 'registre-demo-'))
    const demain = new Date(Date.now() + 86_400_000)
    const minuit = new Date(`${demain.toISOString().slice(0, 10)}T00:05:00+01:00`)
    await seedReference(base().db)
    await seedDemo(base().db, { dossierFichiers, maintenant: minuit })
    expect(await aVenir(base().db, minuit)).toEqual([])
    await rm(dossierFichiers, { recursive: true, force: true })
  })
})

describe('demonstration', () => {
  const base = useDatabase()
  let dossier = ''
  beforeAll(async () => {
    dossier = await mkdtemp(join(tmpdir(), 'registre-demo-'))
    await seedReference(base().db)
    await seedDemo(base().db, { dossierFichiers: dossier })
  })
  afterAll(() => rm(dossier, { recursive: true, force: true }))

  it('holds some co-ownerships in each of the sixteen states', async () => {
    const rows = await base().db.query<{ etat: EtatCopropriete; n: number }>(
      'SELECT etat, count(*) AS n FROM copropriete GROUP BY etat',
    )
    expect(rows.map((row) => row.etat).toSorted()).toEqual([...ETATS_COPROPRIETE].toSorted())
    expect(rows.reduce((total, row) => total + row.n, 0)).toBeGreaterThanOrEqual(300)
  })

  it('holds nothing of tomorrow but what is announced', async () => {
    expect(await aVenir(base().db, new Date())).toEqual([])
  })

  it('places every address within the outline of its commune', async () => {
    const lieux = await base().db.query<{ code: string; lon: number; lat: number }>(
      `SELECT code_insee AS code, longitude::float8 AS lon, latitude::float8 AS lat FROM adresse WHERE longitude IS NOT NULL`,
    )
    expect(lieux.length).toBeGreaterThan(300)
    expect(
      lieux.filter(({ code, lon, lat }) => {
        const commune = arrondissement(code) ?? communeActuelle(code)
        const contour = commune && contourDe(commune)
        return !contour || !estDans(contour, [lon, lat])
      }),
    ).toEqual([])
  })

  it('has one account for each profile but two, whose password opens it', async () => {
    for (const profil of PROFILS.filter((p) => p !== 'DEFAULT' && p !== 'INSTITUTIONNEL')) {
      const login = `${profil.toLowerCase()}@demo.registre.test`
      const compte = await base().db.prisma.utilisateur.findUniqueOrThrow({ where: { login } })
      expect(compte.profil).toBe(profil)
      expect(await verify(compte.motDePasseHash ?? '', MOT_DE_PASSE_DEMO)).toBe(true)
    }
    expect(new Set(COMPTES_DEMO.map((c) => c.login)).size).toBe(COMPTES_DEMO.length)
  })

  it('has one syndic that leaves: its successor is known, and may ask to be attached', async () => {
    const declares = await base().db.query(
      `SELECT c.etat, t.raison_sociale, s.email <> '' AS ecrit FROM successeur s JOIN copropriete c ON c.id = s.copropriete_id JOIN teledeclarant t ON t.id = s.successeur_id
       WHERE s.etat = 'DECLARE' AND s.declarant_id = c.teledeclarant_id`,
    )
    expect(declares).toEqual([
      { etat: 'IMMATRICULEE_RATTACHEE', raison_sociale: 'Atlantis Syndic', ecrit: true },
    ])
  })

  it('journals moves that the machine allows, and that lead to the stored state', async () => {
    const rows = await base().db.query<{
      id: number
      etat: EtatCopropriete
      pas: { type: EvenementCopropriete; de: string; vers: EtatCopropriete }[]
    }>(
      `SELECT c.id, c.etat, json_agg(json_build_object('type', j.type, 'de', j.de, 'vers', j.vers) ORDER BY j.instant, j.id) AS pas
         FROM copropriete c JOIN journal j ON j.copropriete_id = c.id GROUP BY c.id`,
    )
    expect(rows.length).toBeGreaterThan(300)
    for (const { id, etat, pas } of rows) {
      let courant: EtatCopropriete | null = null
      for (const { type, de, vers } of pas) {
        expect(de, `copropriete ${id}`).toBe(courant ?? '')
        expect(suites(courant, type), `copropriete ${id}, ${type} from ${courant}`).toContain(vers)
        courant = vers
      }
      expect(courant, `copropriete ${id}`).toBe(etat)
    }
  })

  it('stores contents that the normalisation leaves as they are', async () => {
    const rows = await base().db.query<{ id: number; contenu: ImmatCopropriete }>(
      'SELECT id, contenu FROM declaration',
    )
    for (const { id, contenu } of rows) {
      expect(Object.keys(contenu).toSorted(), `declaration ${id}`).toEqual(
        Object.keys(contenuVide()).toSorted(),
      )
      expect(
        { ...normaliser(contenu), procedures: contenu.procedures },
        `declaration ${id}`,
      ).toEqual(contenu)
    }
  })

  it('stores proofs whose bytes match their row', async () => {
    const rows = await base().db.query<{ cle: string; taille: number; sha256: string }>(
      'SELECT cle, taille, sha256 FROM document',
    )
    expect(rows.length).toBeGreaterThan(100)
    for (const { cle, taille, sha256 } of rows) {
      const octets = await readFile(join(dossier, cle))
      expect([octets.length, createHash('sha256').update(octets).digest('hex')]).toEqual([
        taille,
        sha256,
      ])
      expect(octets.subarray(0, 5).toString()).toBe('%PDF-')
    }
  })

  it('has requests on time and late, locked and free, for each kind', async () => {
    const [row] = await base().db
      .query(`SELECT count(*) FILTER (WHERE echeance < current_date) > 0 AS tard, count(*) FILTER (WHERE echeance >= current_date) > 0 AS temps,
      count(*) FILTER (WHERE verrou_jusqu_a > now()) > 0 AS tenue, count(*) FILTER (WHERE verrou_jusqu_a <= now()) > 0 AS echue, count(DISTINCT type) AS types
      FROM demande WHERE etat IN ('A_VALIDER', 'EN_COURS', 'PRECISIONS')`)
    expect(row).toEqual({ tard: true, temps: true, tenue: true, echue: true, types: 4 })
  })

  // What happened before what it follows from; each row that is given is a lie.
  const MENSONGES: Readonly<Record<string, string>> = {
    'a dossier sent before it was begun': `select id from declaration where cree_le > enregistre_le or soumis_le < cree_le or valide_le < soumis_le`,
    'a declaration older than its co-ownership': `select d.id from declaration d join copropriete c on c.id = d.copropriete_id where d.cree_le < c.cree_le`,
    'a co-ownership registered before it was begun': `select id from copropriete where date_immatriculation < cree_le::date or date_immatriculation < date_reglement`,
    'a request about a dossier that was not begun': `select d.id from demande d join copropriete c on c.id = d.copropriete_id left join declaration x on x.id = d.declaration_id
       where d.deposee_le < greatest(c.cree_le, x.cree_le)`,
    'a request decided before it came, or tomorrow': `select id from demande where decidee_le < deposee_le or greatest(deposee_le, decidee_le, suspendue_le, contestee_le) > now()
       or suspendue_le < deposee_le or contestee_le < deposee_le or verrou_le < deposee_le`,
    'an attachment or a dissolution before the registration': `select d.id from demande d join copropriete c on c.id = d.copropriete_id
       where d.type in ('RATTACHEMENT', 'DISSOLUTION') and (c.date_immatriculation is null or d.deposee_le::date < c.date_immatriculation)`,
    'a mandate asked before its co-ownership was begun, or decided before it was asked': `select m.id from mandat m join copropriete c on c.id = m.copropriete_id
       where m.demande_le < c.cree_le or m.decide_le < m.demande_le or m.demande_le > now() or m.decide_le > now()`,
    'two mandates that hold at once': `select a.id from mandat a join mandat b on a.copropriete_id = b.copropriete_id and a.id < b.id
       where a.date_debut <= b.date_fin and b.date_debut <= a.date_fin and a.etat <> 'REFUSE' and b.etat <> 'REFUSE'`,
    'an update before the registration': `select c.id from copropriete c where c.date_derniere_maj_annuelle <= c.date_immatriculation`,
    'a dissolution before what proves it was asked': `select x.id from dissolution x join copropriete c on c.id = x.copropriete_id where x.cree_le::date < c.date_immatriculation or x.date_effet < x.cree_le::date`,
    'a question before its request': `select e.id from echange e join demande d on d.id = e.demande_id where e.cree_le < d.deposee_le or e.cree_le > now()`,
    'a proof that comes after its mandate': `select m.id from mandat m join document d on d.id = m.document_id where d.cree_le > m.demande_le`,
    'somebody who acts before having an account': `select d.id from declaration d join utilisateur u on u.id = d.auteur_utilisateur_id where u.cree_le > d.cree_le`,
    'a journal that tells the registration on another day': `select c.id from copropriete c join journal j on j.copropriete_id = c.id
       where j.type in ('valider', 'immatriculer-par-notaire') and j.instant::date <> c.date_immatriculation`,
    'a journal that tells a request on another day': `select d.id from demande d join journal j on j.copropriete_id = d.copropriete_id
       where d.deposee_le::date <> j.instant::date and ((d.type = 'IMMATRICULATION' and j.type = 'soumettre')
         or (d.type = 'DISSOLUTION' and j.type = 'declarer-dissolution') or (d.type = 'RATTACHEMENT' and j.type = 'demander-rattachement'))`,
  }
  it.each(Object.entries(MENSONGES))('tells no lie: %s', async (_quoi, sql) => {
    expect(await base().db.query(sql)).toEqual([])
  })

  it('is written once', async () => {
    expect(await seedDemo(base().db, { dossierFichiers: dossier })).toBeNull()
    expect(await seedReference(base().db)).toBe(false)
  })

  it('is refused in production', async () => {
    await expect(
      seedDemo(base().db, { dossierFichiers: dossier, environnement: 'production' }),
    ).rejects.toThrow('interdites en production')
  })
})
