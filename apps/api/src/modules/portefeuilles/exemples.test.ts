import { execFile, spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { MOT_DE_PASSE_DEMO, seedDemo } from '@registre/seed'
import { fakeClock, freshDatabase, type TestDatabase } from '@registre/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ApiProcess, startApi } from '../../testing/api-process.ts'
import { ouvrirRegistre } from '../../../../../packages/client/src/index.ts'
import { coproprietesSuivies, exerciceEnregistre } from '../../testing/suivies.ts'

// The examples of packages/client, run as programs against a real server and a real worker that hold the demonstration's data.

const EXEMPLES = join(import.meta.dirname, '../../../../../packages/client/exemples')
const LOGIN = 'tele_pro_gestion@demo.registre.test'
const NOMBRE = 500

type Erreur = readonly [faute: Record<string, string | number | null>, champ: string, code: string]
/** Ten kinds of faults, each made twice. */
const fautes = (annee: number, rang: number): readonly Erreur[] => [
  [{ dateAg: '32/05/2026' }, 'dateAg', 'format'],
  [{ dateAg: null }, 'dateAg', 'requis'],
  [{ montantDettes: 'beaucoup' }, 'montantDettes', 'format'],
  [{ montantDettes: -1 }, 'montantDettes', 'FIN-MONTANTS'],
  [{ dateAg: `01/06/${annee + 1}` }, 'dateAg', 'WS32'],
  [{ dateAg: '01/01/2099' }, 'dateAg', 'WS22'],
  [{ numero: `ZZ9-999-${rang}` }, 'numero', 'introuvable'],
  [{ numero: 'AA-1' }, 'numero', 'PF-NUMERO'],
  [{ couleur: 'bleu' }, 'couleur', 'PF-COLONNE'],
  [{ dateClotureComptes: `31/08/${annee + 2}`, dateAg: `20/10/${annee + 2}` }, 'dateClotureComptes', 'WS107'],
]

describe('the examples of the published client', () => {
  let base: TestDatabase
  let api: ApiProcess
  let worker: ReturnType<typeof spawn>
  let dossier = ''
  let jeton = ''
  const clock = fakeClock(new Date())

  beforeAll(async () => {
    base = await freshDatabase()
    dossier = await mkdtemp(join(tmpdir(), 'registre-exemples-'))
    await seedDemo(base.db, { dossierFichiers: dossier, environnement: 'test' })
    const env = { DATABASE_URL: base.url, DONNEES_DIR: dossier, JOURNAL_NIVEAU: 'info' }
    api = await startApi(env)
    worker = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, '../../worker.ts')], {
      env: { ...process.env, NODE_ENV: 'development', SECRET: 'k'.repeat(40), ...env, JOURNAL_NIVEAU: 'error' },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const connexion = await fetch(`${api.url}/api/authentication`, {
      method: 'POST',
      headers: { 'x-register-client': '1', 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ j_username: LOGIN, j_password: MOT_DE_PASSE_DEMO, submit: 'Login' }),
    })
    expect(connexion.ok).toBe(true)
    const cookie = connexion.headers
      .getSetCookie()
      .map((c) => c.split(';')[0])
      .join('; ')
    // What the account's holder does once, on screen: a token for its software.
    const compte = ouvrirRegistre({ url: api.url, enTetes: () => ({ cookie }) })
    jeton = (
      await compte.creerJeton({
        body: { nom: 'Logiciel de gestion', autorites: ['VISUALISER_COPRO', 'ENREGISTRER_MODIFICATIONS', 'MAJ_COPROPRIETE_ANNUELLE'], jours: 30 },
      })
    ).jeton
  }, 120_000)
  afterAll(async () => {
    const parti = new Promise<void>((done) => worker?.once('exit', () => done()))
    worker?.kill('SIGKILL')
    await parti
    await api?.kill()
    await base?.close()
    await rm(dossier, { recursive: true, force: true })
  })

  const lancer = async (exemple: string, argument: string): Promise<string[]> =>
    (
      await promisify(execFile)(process.execPath, ['--disable-warning=ExperimentalWarning', join(EXEMPLES, exemple), argument], {
        env: { ...process.env, REGISTRE_URL: api.url, REGISTRE_JETON: jeton },
        maxBuffer: 10 * 1024 * 1024,
      })
    ).stdout
      .trim()
      .split('\n')
  const syndic = async () => {
    const [row] = await base.db.query<{ utilisateurId: number; teledeclarantId: number }>(
      `select id as "utilisateurId", teledeclarant_id as "teledeclarantId" from utilisateur where login = $1`,
      [LOGIN],
    )
    if (!row) throw new Error('no demonstration account')
    return row
  }

  it('files the annual update of one co-ownership', async () => {
    const [c] = await coproprietesSuivies({ db: base.db, clock }, await syndic(), 1)
    const lignes = await lancer('deposer-mise-a-jour.ts', String(c?.id))
    expect(lignes.at(-1)).toContain(`Mise à jour enregistrée : ${c?.nom}`)
    expect(await base.db.query(`select type_maj from declaration where copropriete_id = $1 and etat = 'COURANTE'`, [c?.id])).toEqual([{ type_maj: 'ANNUELLE' }])
  }, 60_000)

  it('files a portfolio of 500 with 20 deliberate errors, and reports exactly those', async () => {
    const suivies = await coproprietesSuivies({ db: base.db, clock }, await syndic(), NOMBRE)
    const { annee } = exerciceEnregistre({ clock })
    const attendues: string[] = []
    const lignes = suivies.map(({ numero }, i) => {
      const erreur = i % 25 === 7 ? fautes(annee, 100 + i)[Math.floor(i / 25) % 10] : undefined
      if (erreur) attendues.push(`${i + 1} ${erreur[1]} ${erreur[2]}`)
      return {
        numero,
        dateDebutExercice: `01/01/${annee + 1}`,
        dateClotureComptes: `31/12/${annee + 1}`,
        dateAg: `20/05/${annee + 2}`,
        chargesOperationsCourantes: 30_000 + i,
        chargesOperationsExceptionnelles: 0,
        montantDettes: 900,
        montantImpayesCoproprietaires: 300,
        nbCoproprietairesImpayes: 1,
        montantFondTravaux: 2000,
        ...erreur?.[0],
      }
    })
    expect(attendues).toHaveLength(20)
    const fichier = join(dossier, 'lignes.json')
    await writeFile(fichier, JSON.stringify(lignes))
    const dites = await lancer('deposer-portefeuille.ts', fichier)
    expect(dites[0]).toBe('Contrôle : 500 lignes, 480 prêtes, 0 à confirmer, 20 en erreur.')
    const erreurs = dites.slice(1, -1).map((l) => /^Ligne (\d+) \(.*?\) (\w+) \[([^\]]+)\] /.exec(l)?.slice(1).join(' '))
    expect(erreurs).toEqual(attendues)
    expect(dites.at(-1)).toBe('Dépôt terminé : 480 déposées, 0 refusées, 20 en erreur, 0 déjà enregistrées.')
    const [bilan] = await base.db.query(
      `select count(*)::int as n, count(distinct copropriete_id)::int as c from declaration where type_maj = 'ANNUELLE' and etat = 'COURANTE' and copropriete_id = any($1::int[])`,
      [suivies.map((c) => c.id)],
    )
    expect(bilan).toEqual({ n: 480, c: 480 })
    const modalites = await base.db.query(
      `select distinct modalite from journal where type = 'deposer-portefeuille' or (type = 'mettre-a-jour' and copropriete_id = any($1::int[]))`,
      [suivies.map((c) => c.id)],
    )
    expect(modalites).toEqual([{ modalite: 'API' }])
    // The same file again: everything is known, nothing is filed twice.
    const [encore] = await base.db.query<{ n: number }>(`select count(*)::int as n from declaration`)
    await expect(lancer('deposer-portefeuille.ts', fichier)).rejects.toThrow(/Aucune ligne n’est prête/)
    expect(await base.db.query(`select count(*)::int as n from declaration`)).toEqual([encore])
  }, 240_000)
})
