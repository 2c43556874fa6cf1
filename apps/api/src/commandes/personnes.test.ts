import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Db, Tx } from '@registre/db'
import { useDatabase } from '@registre/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lireJustificatifsLibres } from '../modules/personnes/effacements.sql.ts'
import { PARTIES } from '../modules/personnes/parties.sql.ts'
import { verifierJournal } from '../modules/journal/verifier-journal.ts'
import { scellerJournal } from '../modules/journal/sceller-journal.ts'
import { storageLocal } from '../platform/storage/disk-storage.ts'
import { marquer } from '../platform/storage/marked-storage.ts'
import { executerCommande } from './executer.ts'
import { benevole, EMAIL, FICHIERS, PREUVES, un } from './personnes-de-test.ts'

const toutTexte = async (db: Db): Promise<string> => {
  const tables = await db.query<{ t: string }>(
    `select table_name as t from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const textes = await Promise.all(
    tables.map(({ t }) =>
      db.query<{ v: string | null }>(
        `select string_agg(to_jsonb(x)::text, ' ') as v from "${t}" x`,
      ),
    ),
  )
  return textes.map(([row]) => row?.v ?? '').join(' ')
}

describe('the data of one person', () => {
  const base = useDatabase()
  let dossier = ''
  beforeAll(async () => {
    dossier = await mkdtemp(join(tmpdir(), 'registre-personne-'))
    await marquer(storageLocal(env().DONNEES_DIR), base().db)
  })
  afterAll(() => rm(dossier, { recursive: true, force: true }))
  const env = () => ({
    NODE_ENV: 'test',
    DATABASE_URL: base().url,
    SECRET: 'x'.repeat(40),
    DONNEES_DIR: join(dossier, 'fichiers'),
  })
  const lancer = (...argv: string[]) =>
    executerCommande(argv, async () => ({ db: base().db, fermer: async () => {} }), env())

  it('covers every column of the database that names an account, a declarant or an address', async () => {
    const cles = await base().db.query<{ t: string; c: string }>(
      `select c.conrelid::regclass::text as t, a.attname as c from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
       where c.contype = 'f' and c.confrelid in ('utilisateur'::regclass, 'personne_institution'::regclass)`,
    )
    const courriels = await base().db.query<{ t: string; c: string }>(
      `select table_name as t, column_name as c from information_schema.columns where table_schema = 'public' and column_name ~ '(^|_)e?mail($|_)'`,
    )
    expect(cles.length).toBeGreaterThan(20)
    const requetes: string[] = []
    const noter = async (...appel: unknown[]): Promise<never[]> => {
      requetes.push(String(appel[0]))
      return []
    }
    const tx = { sql: noter as Tx['sql'] }
    for (const lire of Object.values(PARTIES))
      await lire(tx, { comptes: [], declarants: [], adresses: [] })
    // A shared search belongs to who kept it; the rest is told by the part of the same name.
    for (const { t, c } of [...cles, ...courriels]) {
      const trouvee = requetes.some(
        (requete) =>
          new RegExp(`\\b${t}\\b`).test(requete) &&
          (new RegExp(`\\b${c}\\b`).test(requete) || requete.includes('to_jsonb')),
      )
      expect(trouvee, `${t}.${c}`).toBe(true)
    }
  })

  it('holds a document by each table that refers to one', async () => {
    const cles = await base().db.query<{ t: string; c: string }>(
      `select c.conrelid::regclass::text as t, a.attname as c from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
       where c.contype = 'f' and c.confrelid = 'document'::regclass`,
    )
    expect(cles.length).toBeGreaterThan(3)
    let requete = ''
    const noter = async (...appel: unknown[]): Promise<never[]> => {
      requete = String(appel[0])
      return []
    }
    await lireJustificatifsLibres({ sql: noter as Tx['sql'] }, { comptes: [] })
    for (const { t, c } of cles)
      expect(requete).toMatch(new RegExp(`from ${t} \\w where \\w\\.${c} = d\\.id`))
  })

  it('is given whole in a file of one’s own, without a secret, and journalled', async () => {
    const { compte, declarant } = await benevole(base().db)
    const fichier = join(dossier, 'camille.json')
    expect(await lancer('personne:exporter', '--email', EMAIL)).toMatchObject({
      code: 2,
      texte: expect.stringContaining('--fichier manque'),
    })
    expect(await lancer('personne:exporter', '--fichier', fichier)).toMatchObject({
      code: 2,
      texte: expect.stringContaining('Nommez la personne'),
    })
    const { code, texte } = await lancer(
      'personne:exporter',
      '--email',
      EMAIL,
      '--fichier',
      fichier,
      '--json',
    )
    expect({ code, texte }).toMatchObject({ code: 0 })
    expect((JSON.parse(texte) as { parties: object }).parties).toMatchObject({
      comptes: 1,
      representant: 1,
      mandats: 1,
      messages: 1,
      reponses: 1,
      lettreInformation: 1,
      courriels: 1,
      documentsDeposes: 3,
      journal: 4,
    })
    const ecrit = await readFile(fichier, 'utf8')
    expect(JSON.parse(ecrit)).toMatchObject({
      comptes: [{ id: compte, nom: 'Bénévole' }],
      declarants: [declarant],
      messages: [{ message: 'Je suis Camille' }],
    })
    for (const secret of ['argon2-secret', 'clef-confidentielle'])
      expect(ecrit).not.toContain(secret)
    expect((await stat(fichier)).mode & 0o777).toBe(0o600)
    expect(await lancer('personne:exporter', '--email', EMAIL, '--fichier', fichier)).toMatchObject(
      {
        code: 1,
        texte: expect.stringMatching(/existe déjà : donnez un autre nom\.$/),
      },
    )
    expect(
      await lancer('personne:exporter', '--email', EMAIL, '--fichier', join(dossier, 'nul/n.json')),
    ).toMatchObject({ code: 1, texte: expect.stringContaining('son dossier manque') })
    expect(
      await lancer(
        'personne:exporter',
        '--email',
        'personne@exemple.test',
        '--fichier',
        join(dossier, 'n.json'),
      ),
    ).toMatchObject({
      code: 1,
      texte: expect.stringContaining('ne tient rien'),
    })
    expect(existsSync(join(dossier, 'n.json'))).toBe(false)
    expect(
      await base().db.query(
        `select donnees -> 'comptes' as c from journal where type = 'exporter-personne'`,
      ),
    ).toEqual([{ c: [compte] }])
  })

  it('stays while an account, a mandate, a request or a message needs it; then goes from every table, and the seal still verifies', async () => {
    const { db } = base()
    await scellerJournal({ db, log: { info: () => {} } })
    const avant = await db.query(
      `select * from journal where type <> 'exporter-personne' order by id`,
    )
    const refus = await lancer('personne:anonymiser', '--email', EMAIL, '--confirmer')
    expect(refus.code).toBe(1)
    for (const mot of ['est ouvert', 'mandat', 'encore inscrit', 'attend une réponse', 'en route'])
      expect(refus.texte).toContain(mot)
    expect(await toutTexte(db)).toContain('Bénévole')

    await db.query(`update utilisateur set supprime_le = now(), actif = false where email = $1`, [
      EMAIL,
    ])
    await db.query(`update mandat set etat = 'ARCHIVE', date_fin = current_date - 1`)
    await db.query(`update teledeclarant set statut = 'SUPPRIME'`)
    await db.query(`update reclamation set etat = 'TRAITEE'`)
    await db.query(`update outbox set statut = 'DONE', fait_le = now()`)
    expect(await lancer('personne:anonymiser', '--email', EMAIL)).toMatchObject({
      code: 0,
      texte: expect.stringContaining('--confirmer'),
    })
    expect(await toutTexte(db)).toContain('Bénévole')

    // Of an earlier version: a worker was stopped while it was writing it again.
    const { id: ancien } = await un(
      db.query<{ id: string }>(
        `insert into document (type, nom, taille, sha256, cle) values ('PIECE_RECLAMATION', 'ancien.pdf', 3, repeat('a', 64), $1) returning id`,
        [FICHIERS.ancien],
      ),
    )
    await db.query(
      `insert into reclamation (reference, type_demandeur, objet, type, nom, prenom, email, telephone, message, document_id, empreinte, recue_le) values ('R-2', 'SYNDIC', 'o', 't', 'Bénévole', 'Camille', $1, '', 'Encore', $2, repeat('c', 64), now())`,
      [EMAIL, ancien],
    )
    await db.query(`update reclamation set etat = 'TRAITEE'`)
    const [libre = '', ...retenues] = PREUVES
    const places = [...Object.values(FICHIERS), libre, libre.replace('documents', 'originaux')].map(
      (cle) => join(dossier, 'fichiers', cle),
    )
    for (const place of places) {
      await mkdir(dirname(place), { recursive: true })
      await writeFile(place, 'pdf')
    }
    const [a, b] = await Promise.all([
      lancer('personne:anonymiser', '--email', EMAIL, '--confirmer'),
      lancer('personne:anonymiser', '--email', EMAIL, '--confirmer'),
    ])
    expect([a.code, b.code].toSorted()).toEqual([0, 1])
    // What is served, what came, and what a stopped worker left.
    expect(places.filter((place) => existsSync(place))).toEqual([])
    const reste = await toutTexte(db)
    for (const trace of [
      'Bénévole',
      'Camille',
      'camille',
      '0102030405',
      'Tilleuls',
      'argon2-secret',
    ])
      expect(reste, trace).not.toContain(trace)
    expect(await db.query(`select nom from utilisateur`)).toEqual([{ nom: 'Personne anonymisée' }])
    expect([a, b].map(({ texte }) => texte).join('\n')).toMatch(
      /\b1 {2}justificatifs que rien ne retient/,
    )
    expect(
      await db.query(`select cle from document where type = 'JUSTIFICATIF_MANDAT' order by cle`),
    ).toEqual(retenues.map((cle) => ({ cle })))
    // What the law asks for stays: the dossier, the period of its mandate, and the journal as it
    // was.
    expect(await db.query('select count(*)::int as n from mandat')).toEqual([{ n: 1 }])
    expect(
      (await db.query(`select * from journal where type <> 'exporter-personne' order by id`)).slice(
        0,
        avant.length,
      ),
    ).toEqual(avant)
    await scellerJournal({ db, log: { info: () => {} } })
    expect((await verifierJournal(db)).anomalie).toBeNull()
    expect(
      await db.query(`select type from journal where type = 'anonymiser-personne'`),
    ).toHaveLength(1)

    // Those of a person whom an earlier version erased: by the number of the account.
    const [{ id: compte } = { id: 0 }] = await db.query<{ id: number }>(
      'select id from utilisateur',
    )
    const oubliee = await un(
      db.query<{ id: string }>(
        `insert into document (type, nom, taille, sha256, cle) values ('JUSTIFICATIF_MANDAT', 'Bénévole.pdf', 3, repeat('a', 64), $1) returning id`,
        [libre],
      ),
    )
    await db.query(
      `insert into journal (categorie, type, modalite, acteur_id, donnees) values ('DECLARATION', 'deposer-document', 'ECRAN', $1, jsonb_build_object('documentId', $2::text))`,
      [compte, oubliee.id],
    )
    const encore = () => lancer('personne:anonymiser', '--compte', String(compte), '--confirmer')
    expect(await encore()).toMatchObject({ code: 0 })
    expect(await encore()).toMatchObject({
      code: 1,
      texte: expect.stringContaining('ne tient rien'),
    })
  })
})
