import { execFile, execFileSync, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { MOT_DE_PASSE_DEMO, seedDemo } from '@registre/demonstration/donnees'
import type { UsageJeton } from '@registre/domain'
import { freshDatabase, type TestDatabase } from '@registre/testing'
import { afterAll, beforeAll, expect } from 'vitest'
import { hashToken, newToken } from '../../platform/session-store.ts'
import { type ApiProcess, startApi } from '../../../tests/support/api-process.ts'
import { ouvrirRegistre } from '../../../../../packages/client/src/index.ts'

/** The folder of the examples of packages/client. */

export const EXEMPLES = join(import.meta.dirname, '../../../../../packages/client/exemples')
export const LOGIN = 'tele_pro_gestion@demo.registre.test'
export const PYTHON = 'python3'
/** Its own language asks for its own interpreter: a machine without one says so, and runs the others. */
export const sansPython = ((): boolean => {
  try {
    execFileSync(PYTHON, ['--version'])
    return false
  } catch {
    return true
  }
})()

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
 * A server and a worker as programs, on the demonstration’s data of a day (today without one), with
 * the token of a syndic’s software; `lancer` runs an example with it, `executer` any program.
 */
export const useExemples = (jour = '') => {
  let base: TestDatabase
  let api: ApiProcess
  let worker: ReturnType<typeof spawn>
  let lancerWorker: () => ReturnType<typeof spawn>
  let dossier = ''
  let jeton = ''

  beforeAll(async () => {
    base = await freshDatabase()
    dossier = await mkdtemp(join(tmpdir(), 'registre-exemples-'))
    const maintenant = jour === '' ? new Date() : new Date(`${jour}T12:00:00Z`)
    await seedDemo(base.db, { dossierFichiers: dossier, environnement: 'test', maintenant })
    const env = {
      DATABASE_URL: base.url,
      DONNEES_DIR: dossier,
      JOURNAL_NIVEAU: 'info',
      WEBHOOKS_ADRESSES_INTERNES: 'true',
      JOUR_DE_REFERENCE: jour,
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
    jeton = await jetonDe(LOGIN, ['DEPOSER_MISES_A_JOUR'])
  }, 120_000)
  afterAll(async () => {
    await tuerWorker()
    await api?.kill()
    await base?.close()
    await rm(dossier, { recursive: true, force: true })
  })

  /** What an account's holder does once, on screen: a token for its software. */
  const jetonDe = async (login: string, usages: UsageJeton[]): Promise<string> => {
    const connexion = await fetch(`${api.url}/api/authentication`, {
      method: 'POST',
      headers: { 'x-register-client': '1', 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        j_username: login,
        j_password: MOT_DE_PASSE_DEMO,
        submit: 'Login',
      }),
    })
    expect(connexion.ok).toBe(true)
    const cookie = connexion.headers
      .getSetCookie()
      .map((c) => c.split(';')[0])
      .join('; ')
    const compte = ouvrirRegistre({ url: api.url, enTetes: () => ({ cookie }) })
    return (await compte.creerJeton({ body: { nom: 'Logiciel', usages, jours: 30 } })).jeton
  }
  const tuerWorker = async (): Promise<void> => {
    const parti = new Promise<void>((done) => worker?.once('exit', () => done()))
    worker?.kill('SIGKILL')
    await parti
  }
  /** Runs a program with a token; gives what it printed, throws with it when it fails. */
  const executer = async (
    programme: string,
    args: readonly string[],
    plus: Record<string, string> = {},
  ): Promise<string> => {
    const env = { REGISTRE_URL: api.url, REGISTRE_JETON: jeton, PYTHONDONTWRITEBYTECODE: '1' }
    const { stdout, stderr } = await promisify(execFile)(programme, args, {
      env: { ...process.env, ...env, ...(jour === '' ? {} : { JOUR: jour }), ...plus },
      maxBuffer: 10 * 1024 * 1024,
    }).catch(({ stdout: dit, stderr }) => {
      throw new Error(`${args.join(' ')} : ${dit}${stderr}`)
    })
    // A pipeline of sh ends well after a refusal, which it told.
    return stdout.trim() || stderr.trim()
  }
  const lancer = async (exemple: string, argument: string): Promise<string[]> =>
    (
      await executer(process.execPath, [
        '--disable-warning=ExperimentalWarning',
        join(EXEMPLES, exemple),
        argument,
      ])
    ).split('\n')
  const lancerPython = async (exemple: string, ...args: string[]): Promise<string[]> =>
    (await executer(PYTHON, [join(EXEMPLES, 'python', exemple), ...args])).split('\n')
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
    jetonDe,
    executer,
    lancer,
    lancerPython,
    cookieDe,
    syndic,
  }
}
