import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { MOT_DE_PASSE_DEMO, seedDemo } from '@registre/demonstration/donnees'
import { type UsageJeton } from '@registre/domain'
import { freshDatabase, type TestDatabase } from '@registre/testing'
import { pdf } from '@registre/testing/register'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ouvrirRegistre } from '../../../../../packages/client/src/index.ts'
import { type ApiProcess, startApi } from '../../../tests/support/api-process.ts'
import { scellerJournal } from '../journal/sceller-journal.ts'
import { projeterCoproprietes } from '../projections/projeter.ts'
import { EXEMPLES } from './exemples-de-test.ts'

// The seven services of a syndic's software, as the guide shows them: each sample of
// packages/client/exemples/services is run against a real server, by the token of the demonstration's
// people, today and on a day of the coming set of the law.

const DEUX_JOURS = [new Date().toISOString().slice(0, 10), '2027-03-16']
const USAGES: UsageJeton[] = ['DEPOSER_MISES_A_JOUR', 'IMMATRICULER', 'GERER_MANDATS']
const MONTCLAIR = 'tele_pro_admin_princ@demo.registre.test'

describe.each(DEUX_JOURS)('the seven services, on %s', (jour) => {
  let base: TestDatabase
  let api: ApiProcess
  let dossier = ''
  let atlantis = ''
  const jetons = new Map<string, string>()

  /** What the account's holder does once, on screen: one token for its software. */
  const jetonDe = async (login: string): Promise<string> => {
    const connexion = await fetch(`${api.url}/api/authentication`, {
      method: 'POST',
      headers: { 'x-register-client': '1', 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        j_username: login,
        j_password: MOT_DE_PASSE_DEMO,
        submit: 'Login',
      }),
    })
    const cookie = connexion.headers
      .getSetCookie()
      .map((c) => c.split(';')[0])
      .join('; ')
    const compte = ouvrirRegistre({ url: api.url, enTetes: () => ({ cookie }) })
    return (await compte.creerJeton({ body: { nom: 'Logiciel', usages: USAGES, jours: 30 } })).jeton
  }
  const lancer = async (login: string, exemple: string, ...args: string[]): Promise<string> => {
    const env = { REGISTRE_URL: api.url, REGISTRE_JETON: jetons.get(login) ?? '', JOUR: jour }
    const { stdout } = await promisify(execFile)('sh', [join(EXEMPLES, exemple), ...args], {
      env: { ...process.env, ...env },
    }).catch(({ stdout: dit, stderr }) => {
      throw new Error(`${exemple} : ${dit}${stderr}`)
    })
    return stdout.trim()
  }
  const contrat = () => join(dossier, 'contrat.pdf')

  beforeAll(async () => {
    base = await freshDatabase()
    dossier = await mkdtemp(join(tmpdir(), 'registre-services-'))
    const maintenant = new Date(`${jour}T12:00:00Z`)
    await seedDemo(base.db, { dossierFichiers: dossier, environnement: 'test', maintenant })
    await scellerJournal({ db: base.db, log: { info: () => undefined } })
    await projeterCoproprietes({ db: base.db })
    await writeFile(contrat(), new Uint8Array(await (await pdf()).arrayBuffer()))
    const env = { DATABASE_URL: base.url, DONNEES_DIR: dossier, JOUR_DE_REFERENCE: jour }
    api = await startApi(env)
    const [autre] = await base.db.query<{ login: string }>(
      `select u.login from utilisateur u join teledeclarant t on t.id = u.teledeclarant_id where t.raison_sociale = 'Atlantis Syndic' order by u.id limit 1`,
    )
    atlantis = autre?.login ?? ''
    for (const login of [MONTCLAIR, atlantis]) jetons.set(login, await jetonDe(login))
  }, 180_000)
  afterAll(async () => {
    await api?.kill()
    await base?.close()
    await rm(dossier, { recursive: true, force: true })
  })

  it('WS1 to WS6 are done by one token', async () => {
    expect(await lancer(MONTCLAIR, 'services/ws1-immatriculer.sh', contrat())).toMatch(
      /^Immatriculation déposée : demande \d+, réponse attendue le \d{2}\/\d{2}\/\d{4}\.$/,
    )
    expect(await lancer(MONTCLAIR, 'deposer-mise-a-jour.sh', 'AA0-000-005')).toMatch(
      /Mise à jour enregistrée : .+\.$|^Rien à déclarer/,
    )
    expect(await lancer(MONTCLAIR, 'services/ws2-standard.sh', 'AA0-000-001')).toMatch(
      /^Mise à jour enregistrée : /,
    )
    const lues = await lancer(MONTCLAIR, 'services/ws3-lire.sh', 'AA0-000-001', 'ZZ9-999-999')
    expect(lues.split('\n')).toEqual([
      expect.stringMatching(/^AA0-000-001 : .+, \d+ mandats$/),
      'ZZ9-999-999 : inconnue',
    ])
    expect(await lancer(MONTCLAIR, 'services/ws4-rattacher.sh', 'AA0-000-054', contrat())).toMatch(
      /^Rattachement demandé : demande \d+/,
    )
    const [siren] = await base.db.query<{ siret: string }>(
      `select siret from teledeclarant where raison_sociale = 'Atlantis Syndic'`,
    )
    const args = ['AA0-000-002', siren?.siret ?? '', 'yann.kermeur@demo.registre.test']
    expect(await lancer(MONTCLAIR, 'services/ws5-successeur.sh', ...args)).toBe(
      'Successeur déclaré : Atlantis Syndic.',
    )
    expect(await lancer(MONTCLAIR, 'services/ws6-renouveler.sh', 'AA0-000-003', contrat())).toMatch(
      /^Mandat renouvelé du /,
    )
  }, 120_000)

  it('WS7: the successor confirms what its predecessor filed', async () => {
    expect(await lancer(atlantis, 'services/ws7-confirmer.sh')).toMatch(
      /^À confirmer : \w+, déposée par .+\.\nConfirmée : .+\.$/,
    )
    expect(await lancer(atlantis, 'services/ws7-confirmer.sh')).toBe(
      'Aucune mise à jour n’attend votre accord.',
    )
  }, 60_000)
})
