import { join } from 'node:path'
import {
  geocodageDeTest,
  type Registre as RegistreDe,
  type Socle,
  useRegistreDe,
} from '@registre/testing/register'
import { pino } from 'pino'
import { buildApp } from '../../src/app.ts'
import { sansAntivirus } from '../../src/gateways/antivirus/embedded.ts'
import { captchaAltcha } from '../../src/gateways/captcha/altcha.ts'
import { ouvrirDemonstration } from '../../src/modules/demonstration/ouvrir-demonstration.ts'
import type { Deps } from '../../src/platform/context.ts'
import { readSettings } from '../../src/platform/env.ts'
import { createSessionStore, hashToken, newToken } from '../../src/platform/session-store.ts'
import { PREUVE_DES_ESSAIS } from './preuve.ts'
import { createWorkbookReader } from '../../src/platform/classeur/lire-classeur.ts'
import { createPdfChecker } from '../../src/platform/pdf/check-pdf.ts'
import { storageLocal } from '../../src/platform/storage/disk-storage.ts'

/** The API under test. */
export type Registre = RegistreDe<Deps>

/** What the API is given, what a test changes of it included, with the database of a worker. */
const commeWorker = (deps: Deps, db: Deps['db']): Deps =>
  new Proxy(deps, {
    get: (cible, nom, vu) => (nom === 'db' ? db : Reflect.get(cible, nom, vu)),
  })

const ouvrirApi = async ({ base, clock, dossier }: Socle) => {
  // As they run: the API and the worker each by its own role.
  const db = base.ouvrir('registre_api')
  const settings = readSettings({
    NODE_ENV: 'test',
    DATABASE_URL: base.urlDe('registre_api'),
    SECRET: 'x'.repeat(40),
    CAPTCHA_COUT: '10',
    RECEPTION_DIR: join(dossier, 'reception'),
    JOURNAL_NIVEAU: 'silent',
    // Mails are read as soon as a decision is taken.
    DECISIONS_DELAI_MIN: '0',
  })
  const demonstration = ouvrirDemonstration(settings, db)
  const deps: Deps = {
    settings,
    db,
    clock,
    storage: storageLocal(dossier),
    pdf: createPdfChecker({ reception: settings.RECEPTION_DIR }),
    classeurs: createWorkbookReader({ reception: settings.RECEPTION_DIR }),
    antivirus: sansAntivirus(),
    geocodage: geocodageDeTest(demonstration.geocodage),
    clavis: null,
    connexionNotaires: null,
    franceconnect: null,
    proconnect: null,
    captcha: captchaAltcha({
      secret: settings.SECRET,
      cout: 10,
      spent: { put: async () => true },
    }),
    sirene: demonstration.sirene,
    rnb: demonstration.rnb,
    demonstration,
    log: pino({ level: process.env['JOURNAL_TESTS'] ?? 'silent' }),
  }
  const sessions = createSessionStore(db, clock)
  return {
    app: await buildApp({ deps, rateFactor: 1000 }),
    deps: commeWorker(deps, base.ouvrir('registre_worker')),
    ouvrirSession: async (utilisateurId: number): Promise<string> =>
      (
        await sessions.open({
          utilisateurId,
          preuve: PREUVE_DES_ESSAIS,
          adresse: '127.0.0.1',
          agent: 'tests',
        })
      ).value,
    nouveauJeton: () => {
      const jeton = `rnc_${newToken()}`
      return { jeton, empreinte: hashToken(jeton) }
    },
    fermer: () => {
      deps.pdf.fermer()
      deps.classeurs.fermer()
    },
  }
}

/** In a describe: the API on a database of its own, with a clock that stands still. */
export const useRegistre = (): (() => Registre) => useRegistreDe(ouvrirApi)
