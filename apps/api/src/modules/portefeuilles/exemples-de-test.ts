import { execFile, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { MOT_DE_PASSE_DEMO, seedDemo } from '@registre/demonstration/donnees'
import { freshDatabase, type TestDatabase } from '@registre/testing'
import { afterAll, beforeAll, expect } from 'vitest'
import { hashToken, newToken } from '../../platform/session-store.ts'
import { type ApiProcess, startApi } from '../../../tests/support/api-process.ts'
import { ouvrirRegistre } from '../../../../../packages/client/src/index.ts'

/** The folder of the examples of packages/client. */

export const EXEMPLES = join(import.meta.dirname, '../../../../../packages/client/exemples')
export const LOGIN = 'tele_pro_gestion@demo.registre.test'

// The 500 rows of the examples’ portfolio, and the faults that are put in it on purpose.

/** What an assembly approved, the same for all but one figure. */
export const comptes = (annee: number, i: number): Record<string, string | number | null> => ({
  dateDebutExercice: `01/01/${annee + 1}`,
  dateClotureComptes: `31/12/${annee + 1}`,
  dateAg: `20/05/${annee + 2}`,
  chargesOperationsCourantes: 30_000 + i,
  chargesOperationsExceptionnelles: 0,
  montantDettes: 900,
  montantImpayesCoproprietaires: 300,
  nbCoproprietairesImpayes: 1,
  montantFondTravaux: 2000,
})

export type Erreur = readonly [
  faute: Record<string, string | number | null>,
  champ: string,
  code: string,
]
/** Ten kinds of faults, each made twice. */
export const fautes = (annee: number, rang: number): readonly Erreur[] => [
  [{ dateAg: '32/05/2026' }, 'dateAg', 'format'],
  [{ dateAg: null }, 'dateAg', 'requis'],
  [{ montantDettes: 'beaucoup' }, 'montantDettes', 'format'],
  [{ montantDettes: -1 }, 'montantDettes', 'FIN-MONTANTS'],
  [{ dateAg: `01/06/${annee + 1}` }, 'dateAg', 'WS32'],
  [{ dateAg: '01/01/2099' }, 'dateAg', 'WS22'],
  [{ numero: `ZZ9-999-${rang}` }, 'numero', 'introuvable'],
  [{ numero: 'AA-1' }, 'numero', 'PF-NUMERO'],
  [{ couleur: 'bleu' }, 'couleur', 'PF-COLONNE'],
  [
    { dateClotureComptes: `31/08/${annee + 2}`, dateAg: `20/10/${annee + 2}` },
    'dateClotureComptes',
    'WS107',
  ],
]

/**
 * A server and a worker as programs, on the demonstration’s data, with the token of a syndic’s
 * software; `lancer` runs an example with it.
 */
export const useExemples = () => {
  let base: TestDatabase
  let api: ApiProcess
  let worker: ReturnType<typeof spawn>
  let lancerWorker: () => ReturnType<typeof spawn>
  let dossier = ''
  let jeton = ''

  beforeAll(async () => {
    base = await freshDatabase()
    dossier = await mkdtemp(join(tmpdir(), 'registre-exemples-'))
    await seedDemo(base.db, { dossierFichiers: dossier, environnement: 'test' })
    const env = {
      DATABASE_URL: base.url,
      DONNEES_DIR: dossier,
      JOURNAL_NIVEAU: 'info',
      WEBHOOKS_ADRESSES_INTERNES: 'true',
      // The programs declare in the shape of 2016, of buildings that the demonstration counts.
      JOUR_DE_REFERENCE: '',
    }
    api = await startApi(env)
    lancerWorker = () =>
      spawn(
        process.execPath,
        ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, '../../worker.ts')],
        {
          env: {
            ...process.env,
            NODE_ENV: 'development',
            SECRET: 'k'.repeat(40),
            ...env,
            JOURNAL_NIVEAU: 'error',
          },
          stdio: ['ignore', 'ignore', 'inherit'],
        },
      )
    worker = lancerWorker()
    const connexion = await fetch(`${api.url}/api/authentication`, {
      method: 'POST',
      headers: { 'x-register-client': '1', 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        j_username: LOGIN,
        j_password: MOT_DE_PASSE_DEMO,
        submit: 'Login',
      }),
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
        body: {
          nom: 'Logiciel de gestion',
          usage: 'DEPOSER_MISES_A_JOUR',
          jours: 30,
        },
      })
    ).jeton
  }, 120_000)
  afterAll(async () => {
    await tuerWorker()
    await api?.kill()
    await base?.close()
    await rm(dossier, { recursive: true, force: true })
  })

  const tuerWorker = async (): Promise<void> => {
    const parti = new Promise<void>((done) => worker?.once('exit', () => done()))
    worker?.kill('SIGKILL')
    await parti
  }
  const lancer = async (exemple: string, argument: string): Promise<string[]> =>
    (
      await promisify(execFile)(
        process.execPath,
        ['--disable-warning=ExperimentalWarning', join(EXEMPLES, exemple), argument],
        {
          env: { ...process.env, REGISTRE_URL: api.url, REGISTRE_JETON: jeton },
          maxBuffer: 10 * 1024 * 1024,
        },
      )
    ).stdout
      .trim()
      .split('\n')
  /** The cookie of a person who has just signed in. */
  const cookieDe = async (utilisateurId: number): Promise<string> => {
    const valeur = newToken()
    await base.db.query(
      `insert into session (id_hash, utilisateur_id, expire_le, prouvee_le, preuve) values ($1, $2, now() + interval '1 hour', now(), 'mot-de-passe')`,
      [hashToken(valeur), utilisateurId],
    )
    return `registre_session=${valeur}`
  }
  const syndic = async (login = LOGIN) => {
    const [row] = await base.db.query<{ utilisateurId: number; teledeclarantId: number }>(
      `select id as "utilisateurId", teledeclarant_id as "teledeclarantId" from utilisateur where login = $1`,
      [login],
    )
    if (!row) throw new Error('no demonstration account')
    return row
  }

  return {
    base: () => base,
    api: () => api,
    dossier: () => dossier,
    jeton: () => jeton,
    lancerWorker: () => void (worker = lancerWorker()),
    tuerWorker,
    lancer,
    cookieDe,
    syndic,
  }
}
